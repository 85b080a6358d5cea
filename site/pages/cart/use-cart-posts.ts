import { type SubmitEvent, useRef, useState } from 'react';
import type { SubmissionResult } from '#renderer/forms/form';
import { postForm } from '#renderer/forms/post-form';
import { announceSessionChange } from '#site/protocol/session-summary';
import { useOpenPage } from '../screen-navigation.ts';

export type CartPosts = {
  /** The result of the last post that was not accepted. */
  readonly result: SubmissionResult | undefined;
  readonly isPending: boolean;
  /** Handles the submit event of each form of the cart. Without a script the browser posts the form. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/**
 * Posts the forms of the cart one after another, in the order in which the visitor submits them. The page is loaded again after the last
 * one, so the response to an older post never replaces a newer value.
 *
 * @param posted the result of a post without a script
 */
export function useCartPosts(posted: SubmissionResult | undefined): CartPosts {
  const openPage = useOpenPage();
  const [result, setResult] = useState(posted);
  const [isPending, setPending] = useState(false);
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);

  async function post(body: FormData) {
    const next = await postForm('', body);
    waiting.current -= 1;
    setResult(next.outcome === 'accepted' ? undefined : next);
    if (next.outcome === 'accepted') announceSessionChange();
    if (waiting.current > 0) return;
    if (next.outcome === 'accepted') await openPage?.(next.redirect ?? '');
    if (waiting.current === 0) setPending(false);
  }

  return {
    result,
    isPending,
    onSubmit(event) {
      if (!openPage) return;
      event.preventDefault();
      const body = new FormData(event.currentTarget, event.nativeEvent.submitter);
      waiting.current += 1;
      setPending(true);
      queue.current = queue.current.then(() => post(body));
    },
  };
}
