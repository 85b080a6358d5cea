import type { RefObject } from 'react';
import { trackEcommerce } from '#site/analytics/ecommerce';
import { clearDrafts, useFormDraft } from '../use-form-draft.ts';
import { type ScreenForm, useScreenForm } from '../use-screen-form.ts';
import type { PostedAccountForm } from './account-form.tsx';
import { type DraftScreen, EXPIRED, REASON_PARAMETER } from './account-model.ts';

type AccountFormOptions = {
  readonly intent: string;
  readonly draft: DraftScreen;
  readonly posted: PostedAccountForm | undefined;
  readonly endsSession?: boolean | undefined;
};

/** Handles a form of the account. The browser stores typed texts until the form is accepted or the customer signs out. */
export function useAccountForm(
  form: RefObject<HTMLFormElement | null>,
  { intent, draft, posted, endsSession }: AccountFormOptions,
): ScreenForm {
  const { website, customer } = draft;
  const name = `${draft.screen} ${intent}`;
  useFormDraft(form, { area: 'account', website, customer, name, isPosted: posted !== undefined });
  return useScreenForm(posted?.result, {
    onAccepted({ redirect, added }) {
      if (added) trackEcommerce({ event: 'add_to_cart', ecommerce: added });
      if (endsSession) {
        for (const area of ['cart', 'checkout', 'account'] as const) clearDrafts({ area, website });
      } else if (!isSignInAgain(redirect)) clearDrafts({ area: 'account', website }, name);
      return false;
    },
  });
}

/** Returns whether a redirect leads to the sign-in screen because the customer's token has expired. Then the form was not handled. */
function isSignInAgain(href: string): boolean {
  return URL.parse(href, location.href)?.searchParams.get(REASON_PARAMETER) === EXPIRED;
}
