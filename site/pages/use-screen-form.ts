import { startTransition, type SubmitEvent, useActionState } from 'react';
import { watchPageLeaving } from '#renderer/forms/page-leaving';
import { postForm } from '#renderer/forms/post-form';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { EcommerceParameters } from '#renderer/tracking/events';
import { dispatchSessionChanged } from '#site/protocol/session-summary';
import { useOpenPage, useShownUrl } from './screen-navigation.ts';

export type ScreenForm = {
  /** The result of the last refused post. */
  readonly result: SubmissionResult | undefined;
  /** Whether a post is pending. Meanwhile further posts are ignored. */
  readonly isPending: boolean;
  /** Props of the form element. */
  readonly formProps: {
    readonly method: 'post';
    readonly 'aria-busy': true | undefined;
    readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
};

export type ScreenFormOptions = {
  /** Called after an accepted post. If it returns true, it has shown the result: the next page is not opened, and the form is not reset. */
  readonly onAccepted?: (posted: AcceptedBody) => boolean;
  /** Whether the next page is opened also if the visitor has left the page of the form, or has followed a link. */
  readonly opensAfterLeaving?: boolean;
};

type PostedBody = { readonly form: HTMLFormElement; readonly body: FormData };
type AcceptedBody = PostedBody & {
  /** The URL of the next page. */
  readonly redirect: string;
  /** The products that the post added to the cart. */
  readonly added: EcommerceParameters['add_to_cart'] | undefined;
};

/** How long a post waits for those of other tabs. A browser may have suspended a tab in the background. */
const MAX_WAIT_MS = 5_000;

/**
 * Posts a form after other posts of this page and of other tabs. Otherwise two tabs of a visitor without a cart could create two carts, and
 * the browser keeps the cookie of one of them.
 */
async function postAlone(url: string, body: FormData): Promise<SubmissionResult> {
  const send = () => postForm(url, body);
  // Insecure origins and old browsers have no locks.
  const locks: LockManager | undefined = navigator.locks;
  return locks?.request('post', { signal: AbortSignal.timeout(MAX_WAIT_MS) }, send).catch(send) ?? send();
}

/**
 * Handles a form of an application screen, which is posted to the screen's action. A hydrated screen posts the form by script. After an accepted
 * post it opens the next page and resets the form, unless the visitor has left the page for another one or followed a link meanwhile. After a
 * refused post, and if the next page is not shown, the entered texts stay. Without a script the browser posts the form.
 *
 * @param posted the result of a post without a script
 */
export function useScreenForm(
  posted?: SubmissionResult,
  { onAccepted, opensAfterLeaving = false }: ScreenFormOptions = {},
): ScreenForm {
  const openPage = useOpenPage();
  const url = useShownUrl();
  const [result, post, isPending] = useActionState(
    async (_previous: SubmissionResult | undefined, { form, body }: PostedBody) => {
      const leaving = watchPageLeaving();
      const next = await postAlone(url, body).finally(leaving.stop);
      if (next.outcome !== 'accepted') return next;
      // The form may have signed the visitor in or out, or changed the name or the cart.
      dispatchSessionChanged();
      const redirect = next.redirect ?? '';
      if (onAccepted?.({ form, body, redirect, added: next.added })) return undefined;
      // If the visitor has opened the next page meanwhile, it is loaded again, because it does not contain the result.
      const opensNextPage = form.isConnected ? !leaving.hasStarted() : isShownPage(redirect);
      // Without a next page the texts stay, because the visitor may stop the navigation and would see an empty form without a message.
      if (!opensNextPage && !opensAfterLeaving) return undefined;
      await openPage?.(redirect);
      // The visitor may have stopped the navigation.
      if (location.href.endsWith(redirect)) form.reset();
      return undefined;
    },
    posted,
  );
  return {
    result,
    isPending,
    formProps: {
      method: 'post',
      'aria-busy': isPending || undefined,
      onSubmit(event) {
        if (!openPage) return;
        event.preventDefault();
        if (isPending) return;
        const form = event.currentTarget;
        const body = new FormData(form, event.nativeEvent.submitter);
        startTransition(() => post({ form, body }));
      },
    },
  };
}

function isShownPage(href: string) {
  return new URL(href, location.href).pathname === location.pathname;
}
