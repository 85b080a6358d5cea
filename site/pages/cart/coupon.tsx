import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#design-system/button';
import { TextField } from '#design-system/text-field';
import { FORM_TOKEN_FIELD } from '#site/protocol/form-token';
import { clearDrafts, useFormDraft } from '../use-form-draft.ts';
import * as styles from './cart-summary.css.ts';

export type CouponProps = {
  /** The session id of the website. */
  readonly website: string;
  readonly customer: string | undefined;
  readonly formToken: string;
  readonly error: string | undefined;
  /** The code of a post without a script. */
  readonly typed: string | undefined;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

const DRAFT = 'coupon';

/** The form for a coupon. A typed code stays until it is applied, even if the page is loaded again. */
export function CouponForm({ website, customer, formToken, error, typed, onSubmit }: CouponProps) {
  const { t } = useTranslation('cart');
  const form = useRef<HTMLFormElement>(null);
  useFormDraft(form, { area: 'cart', website, customer, name: DRAFT, isPosted: typed !== undefined });
  return (
    <form
      method="post"
      ref={form}
      className={styles.coupon}
      aria-label={t('coupon.form')}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="action" value="coupon" />
      <TextField
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
};

/** The coupon of the cart, with a button that removes it. */
export function AppliedCoupon({ website, formToken, code, onSubmit }: AppliedCouponProps) {
  const { t } = useTranslation('cart');
  useEffect(() => clearDrafts({ area: 'cart', website }, DRAFT), [website]);
  return (
    <form method="post" className={styles.applied} onSubmit={onSubmit}>
      <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
      <input type="hidden" name="action" value="remove-coupon" />
      <p>{t('coupon.applied', { code })}</p>
      <Button type="submit" tone="quiet">
        {t('coupon.remove')}
      </Button>
    </form>
  );
}
