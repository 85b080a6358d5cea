import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { onPageLeaving } from '#renderer/forms/page-leaving';
import { createPostQueue } from '#renderer/forms/post-queue';
import type { ErrorsByField, SubmissionResult } from '#renderer/forms/submission-result';
import {
  describeFailures,
  initialFailures,
  isQuantity,
  lastingFailures,
  pageAfter,
  withResult,
} from '#site/protocol/cart-results';
import { dispatchInputSent } from '#site/protocol/sent-input';
import { dispatchSessionChanged } from '#site/protocol/session-summary';
import { useOpenPage, useShownUrl } from '../screen-navigation.ts';
import { createTypedQuantities } from './typed-quantities.ts';

export type CartPosts = {
  /** The messages of refused forms, by the id of the line, `coupon` or `undo`. Messages of other forms have the key `''`. */
  readonly errors: ErrorsByField;
  /** Whether a form failed without a message. */
  readonly hasFailed: boolean;
  /** The result of the last form that failed. */
  readonly latest: SubmissionResult | undefined;
  readonly isPending: boolean;
  /** Whether a typed quantity still waits for its response. A loaded page must not replace it. */
  readonly isUnsettled: boolean;
  /** Handles the submit event of each form of the cart. Without a script the browser posts the form. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Posts a typed quantity after a pause, or before the visitor leaves the page. */
  readonly onQuantity: (form: HTMLFormElement, quantity: string) => void;
  /** Posts the typed quantities at once. */
  readonly onQuantityEnd: () => void;
};

/** Posts that belong together, because each was submitted while an earlier one had no response. */
type PostBatch = {
  /** The number of posts without a response. */
  waiting: number;
  hasFailed: boolean;
  /** Whether the visitor follows a link, so that the page is not loaded again. */
  isLeaving: boolean;
  /** The page to load after the accepted posts. */
  page: string | undefined;
  readonly path: string;
  /** Resolves with true if all posts were accepted. */
  readonly settled: PromiseWithResolvers<boolean>;
};

/**
 * Posts the forms of the cart one after another, in the order in which the visitor submits them. The page is loaded again only after the last
 * post, so the response to an older post never replaces a newer value. Navigation also waits for the last post.
 *
 * @param posted the result of a post without a script
 */
export function useCartPosts(posted: SubmissionResult | undefined): CartPosts {
  const openPage = useOpenPage();
  const [failures, setFailures] = useState(() => initialFailures(posted));
  const [isPending, setPending] = useState(false);
  const [hasTyped, setHasTyped] = useState(false);
  const [queue] = useState(createPostQueue);
  const [typed] = useState(createTypedQuantities);
  const batch = useRef<PostBatch>(undefined);
  const url = useShownUrl();

  async function submit(form: HTMLFormElement, body: FormData) {
    if (!batch.current) setFailures(lastingFailures);
    const current = (batch.current ??= startBatch(url));
    current.waiting += 1;
    setPending(true);
    const result = await queue.post(url, body, isQuantity(body));
    current.waiting -= 1;
    setFailures((before) => withResult(before, body, result));
    if (result.outcome === 'accepted') {
      current.page = pageAfter(current.page, body, result.redirect ?? '');
      dispatchInputSent(form, body);
      dispatchSessionChanged();
    } else current.hasFailed = true;
    if (current.waiting > 0) return;
    batch.current = undefined;
    current.settled.resolve(!current.hasFailed);
    // The visitor may have left the page.
    const isShown = location.pathname === current.path && (current.hasFailed || !current.isLeaving);
    if (current.page !== undefined && isShown) await openPage?.(current.page);
    if (!batch.current) setPending(false);
  }

  function postTyped() {
    setHasTyped(false);
    for (const { form, body } of typed.takeAll()) void submit(form, body);
  }
  const settle = useEffectEvent(() => {
    postTyped();
    if (batch.current) batch.current.isLeaving = true;
    return batch.current?.settled.promise;
  });
  const close = useEffectEvent(() => {
    postTyped();
    queue.sendAll();
  });
  useEffect(() => {
    const stop = onPageLeaving(() => settle());
    const onPageHide = () => close();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      stop();
      window.removeEventListener('pagehide', onPageHide);
      close();
    };
  }, []);

  return {
    ...describeFailures(failures),
    isPending,
    isUnsettled: isPending || hasTyped,
    onSubmit(event) {
      if (!openPage) return;
      event.preventDefault();
      const body = new FormData(event.currentTarget, event.nativeEvent.submitter);
      typed.drop(body);
      // Posts the typed quantities of other lines before the form.
      postTyped();
      void submit(event.currentTarget, body);
    },
    onQuantity(form, quantity) {
      if (!openPage) return;
      setHasTyped(true);
      typed.add(form, quantity, postTyped);
    },
    onQuantityEnd: postTyped,
  };
}

function startBatch(url: string): PostBatch {
  return {
    waiting: 0,
    hasFailed: false,
    isLeaving: false,
    page: undefined,
    path: new URL(url).pathname,
    settled: Promise.withResolvers<boolean>(),
  };
}
