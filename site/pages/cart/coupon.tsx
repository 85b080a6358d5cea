import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { TextField } from '#design-system/text-field';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { clearDrafts, useFormDraft } from '../use-form-draft.ts';
import * as styles from './cart-summary.css.ts';

export type CouponProps = {
  /** The session id of the website. */
  readonly website: string;
  readonly customer: string | undefined;
  readonly formToken: string;
  readonly error: string | undefined;
  /** The code of a post without a script. Empty if another form was posted. */
  readonly typed: string | undefined;
  /** The result of the last form, if it refused the code. It changes with each refusal, also if the message is the same. */
  readonly refusal: SubmissionResult | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const DRAFT = 'coupon';

/** The form for a coupon. A typed code stays until it is applied, even if the page is loaded again. */
export function CouponForm({
  website,
  customer,
  formToken,
  error,
  typed,
  refusal,
  onSubmit,
  ref: form,
}: CouponProps & { readonly ref: RefObject<HTMLFormElement | null> }) {
  const { t } = useTranslation('cart');
  const field = useRef<HTMLInputElement>(null);
  useFormDraft(form, { area: 'cart', website, customer, name: DRAFT, isPosted: Boolean(typed) });
  const focused = useRef<SubmissionResult>(undefined);
  useEffect(() => {
    // After the failure of another form has ended, the latest result can be the same refusal again.
    if (!refusal || focused.current === refusal) return;
    focused.current = refusal;
    field.current?.focus();
  }, [refusal]);
  return (
    <form
      method="post"
      ref={form}
      tabIndex={-1}
      className={styles.coupon}
      aria-label={t('coupon.form')}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="action" value="coupon" />
      <TextField
        ref={field}
        id="coupon"
        name="coupon"
        label={t('coupon.label')}
        requiredLabel={t('required')}
        error={error}
        defaultValue={typed}
        autoComplete="off"
        maxLength={100}
      />
      <Button type="submit" tone="quiet">
        {t('coupon.apply')}
      </Button>
    </form>
  );
}

type AppliedCouponProps = Pick<CouponProps, 'website' | 'formToken' | 'onSubmit'> & {
  readonly code: string;
  /** The ref of the message, which receives the focus when the coupon is applied. */
  readonly ref: RefObject<HTMLParagraphElement | null>;
};

/** The coupon of the cart, with a button that removes it. */
export function AppliedCoupon({ website, formToken, code, onSubmit, ref }: AppliedCouponProps) {
  const { t } = useTranslation('cart');
  useEffect(() => clearDrafts({ area: 'cart', website }, DRAFT), [website]);
  return (
    <form method="post" className={styles.applied} onSubmit={onSubmit}>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="action" value="remove-coupon" />
      <p ref={ref} tabIndex={-1}>
        {t('coupon.applied', { code })}
      </p>
      <Button type="submit" tone="quiet">
        {t('coupon.remove')}
      </Button>
    </form>
  );
}
