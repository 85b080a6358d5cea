import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/checkbox';
import { Notice } from '#design-system/notice';
import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { PostedScreenForm } from '../screen-action.ts';
import { useOpenPage } from '../screen-navigation.ts';
import { type Agreement, AgreementField } from './agreement-field.tsx';
import { OrderFacts, type OrderFactsProps } from './order-facts.tsx';
import type { ReviewPayment } from './payment/review-payment.ts';
import { CHANGED, OWN_TERMS, termsField } from './review-fields.ts';
import { ReviewPaymentNotice } from './review-payment-notice.tsx';
import * as styles from './review-view.css.ts';
import { StepForm } from './step-form.tsx';
import { StepLayout, CheckoutUnavailable } from './step-layout.tsx';

type ReviewViewProps = OrderFactsProps & {
  readonly posted: PostedScreenForm | undefined;
  /** The payment that has begun at a provider. */
  readonly payment: ReviewPayment | undefined;
  /** Whether the customer pays on the page of a provider. */
  readonly hasProvider: boolean;
  /** The fingerprint of the order that is shown. */
  readonly fingerprint: string;
  /** The key of the cart that is ordered. */
  readonly cart: string;
  /** Whether a line cannot be ordered as it is. */
  readonly hasProblems: boolean;
  readonly agreements: readonly Agreement[];
  /** Links to the pages about personal data and, if the shop has no agreements, with the terms. */
  readonly legalLinks: readonly { readonly href: string; readonly label: string }[];
};

/** The last step of the checkout: the entered data, the lines of the order, and the button that places it. */
export function ReviewView(props: ReviewViewProps) {
  const { t } = useTranslation('checkout');
  const { layout, posted, fingerprint, cart, hasProblems, agreements, legalLinks, payment, hasProvider } =
    props;
  const openPage = useOpenPage();
  const { href } = layout;
  const ownTerms = termsField(OWN_TERMS);
  const showAgain = useCallback(
    (result: SubmissionResult) => {
      // The order has changed, so the page shows it as it is now.
      if (result.outcome === 'invalid' && CHANGED in result.errors) void openPage?.(href);
    },
    [openPage, href],
  );
  const isPaid = !hasProvider || payment?.state === 'authorised';
  if (!layout.summary) {
    return (
      <StepLayout layout={layout}>
        <CheckoutUnavailable href={href} />
      </StepLayout>
    );
  }
  return (
    <StepLayout layout={layout}>
      <div className={styles.review}>
        {hasProblems && (
          <Notice tone="danger" title={t('problems.title')}>
            <p>
              <a href={layout.cartHref} className={styles.link}>
                {t('summary.change')}
              </a>
            </p>
          </Notice>
        )}
        {payment && !posted && (
          <ReviewPaymentNotice
            payment={payment}
            methodsHref={layout.steps.find(({ step }) => step === 'payment')?.href}
          />
        )}
        <OrderFacts {...props} />
        <StepForm
          layout={layout}
          posted={posted}
          submitLabel={t(isPaid ? 'continue.review' : 'continue.provider')}
          pendingLabel={t(isPaid ? 'ordering' : 'pending')}
          onResult={showAgain}
        >
          {(errors) => (
            <>
              <input type="hidden" name="fingerprint" value={fingerprint} />
              <input type="hidden" name="cart" value={cart} />
              <div className={styles.conditions}>
                {agreements.length === 0 && (
                  <Checkbox
                    id={ownTerms}
                    name={ownTerms}
                    label={t('terms')}
                    requiredLabel={t('required')}
                    error={errors[ownTerms]?.[0]}
                    required
                  />
                )}
                {agreements.map((agreement) => (
                  <AgreementField
                    key={agreement.id}
                    agreement={agreement}
                    error={errors[termsField(agreement.id)]?.[0]}
                  />
                ))}
                {legalLinks.length > 0 && (
                  <p className={styles.legalLinks}>
                    {legalLinks.map((link) => (
                      <a key={link.href} href={link.href} className={styles.legalLink}>
                        {link.label}
                      </a>
                    ))}
                  </p>
                )}
              </div>
            </>
          )}
        </StepForm>
      </div>
    </StepLayout>
  );
}
