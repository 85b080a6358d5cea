import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#design-system/checkbox';
import { Notice } from '#design-system/notice';
import { Prose } from '#design-system/prose';
import type { SubmissionResult } from '#renderer/forms/form';
import { AddressLines, type OrderAddressProps } from '../order/order-details.tsx';
import type { PostedScreenForm } from '../screen-action.ts';
import { useOpenPage } from '../screen-navigation.ts';
import type { CheckoutFrameProps } from './checkout-frame-props.ts';
import { CheckoutFrame, CheckoutUnavailable } from './checkout-frame.tsx';
import type { CheckoutStep } from './checkout-steps.ts';
import type { ReviewPayment } from './payment/review-payment.ts';
import { ReviewPaymentNotice } from './review-payment-notice.tsx';
import * as styles from './review-view.css.ts';
import { StepForm } from './step-form.tsx';

type Agreement = {
  readonly id: number;
  readonly name: string;
  readonly checkbox: string;
  /** Sanitised HTML, or `undefined` if the terms are text. */
  readonly html: string | undefined;
  readonly text: string | undefined;
};

export type ReviewViewProps = {
  readonly frame: CheckoutFrameProps;
  readonly posted: PostedScreenForm | undefined;
  readonly email: string | undefined;
  readonly shippingAddress: OrderAddressProps | undefined;
  /** `undefined` if it is the shipping address. */
  readonly billingAddress: OrderAddressProps | undefined;
  readonly shippingMethod: string | undefined;
  readonly paymentMethod: string | undefined;
  /** The customer's own number of a purchase on account. */
  readonly reference: string | undefined;
  /** The payment that has begun at a provider. */
  readonly payment: ReviewPayment | undefined;
  /** Whether the customer pays on the page of a provider. */
  readonly hasProvider: boolean;
  /** The fingerprint of the order that is shown. */
  readonly seen: string;
  /** Whether a line cannot be ordered as it is. */
  readonly hasProblems: boolean;
  readonly agreements: readonly Agreement[];
  /** Links to the pages with the terms and about personal data. */
  readonly legalLinks: readonly { readonly href: string; readonly label: string }[];
};

/** The last step of the checkout: the entered data, the lines of the order, and the button that places it. */
export function ReviewView(props: ReviewViewProps) {
  const { t } = useTranslation('checkout');
  const { frame, posted, seen, hasProblems, agreements, legalLinks, payment, hasProvider } = props;
  const openPage = useOpenPage();
  const { href } = frame;
  const showAgain = useCallback(
    (result: SubmissionResult) => {
      // The order has changed, so the page shows it as it is now.
      if (result.outcome === 'invalid' && 'changed' in result.errors) void openPage?.(href);
    },
    [openPage, href],
  );
  const isPaid = !hasProvider || payment?.state === 'authorised';
  if (!frame.summary) {
    return (
      <CheckoutFrame frame={frame}>
        <CheckoutUnavailable href={href} />
      </CheckoutFrame>
    );
  }
  return (
    <CheckoutFrame frame={frame}>
      <div className={styles.review}>
        {hasProblems && (
          <Notice tone="danger" title={t('problems.title')}>
            <p>
              <a href={frame.cartHref} className={styles.link}>
                {t('summary.change')}
              </a>
            </p>
          </Notice>
        )}
        <OrderFacts {...props} />
        {payment && !posted && (
          <ReviewPaymentNotice
            payment={payment}
            methodsHref={frame.steps.find(({ step }) => step === 'payment')?.href}
          />
        )}
        <StepForm
          frame={frame}
          posted={posted}
          submitLabel={t(isPaid ? 'continue.review' : 'continue.provider')}
          pendingLabel={t(isPaid ? 'ordering' : 'pending')}
          onResult={showAgain}
        >
          {(errors) => (
            <>
              <input type="hidden" name="seen" value={seen} />
              {agreements.length === 0 && (
                <Checkbox
                  id="terms_0"
                  name="terms_0"
                  label={t('terms')}
                  requiredLabel={t('required')}
                  error={errors['terms_0']?.[0]}
                  required
                />
              )}
              {agreements.map((agreement) => (
                <AgreementField
                  key={agreement.id}
                  agreement={agreement}
                  error={errors[`terms_${agreement.id}`]?.[0]}
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
            </>
          )}
        </StepForm>
      </div>
    </CheckoutFrame>
  );
}

/** The data of the earlier steps, with links to change them. */
function OrderFacts({
  frame,
  email,
  shippingAddress,
  billingAddress,
  shippingMethod,
  paymentMethod,
  reference,
}: ReviewViewProps) {
  const { t } = useTranslation('checkout');
  const hrefOf = (step: CheckoutStep) => frame.steps.find((listed) => listed.step === step)?.href;
  return (
    <div className={styles.facts}>
      <Fact title={t('review.contact')} href={hrefOf('contact')}>
        <p>{email}</p>
      </Fact>
      {shippingAddress && (
        <Fact title={t('review.shippingAddress')} href={hrefOf('addresses')}>
          <AddressLines {...shippingAddress} />
        </Fact>
      )}
      <Fact title={t('review.billingAddress')} href={hrefOf('addresses')}>
        {billingAddress ? <AddressLines {...billingAddress} /> : <p>{t('review.sameAddress')}</p>}
      </Fact>
      {shippingMethod !== undefined && (
        <Fact title={t('review.shipping')} href={hrefOf('shipping')}>
          <p>{shippingMethod}</p>
        </Fact>
      )}
      <Fact title={t('review.payment')} href={hrefOf('payment')}>
        <p>{paymentMethod}</p>
        {reference !== undefined && reference !== '' && <p>{t('review.reference', { reference })}</p>}
      </Fact>
    </div>
  );
}

function Fact({
  title,
  href,
  children,
}: {
  readonly title: string;
  readonly href: string | undefined;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('checkout');
  return (
    <section className={styles.fact}>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.text}>{children}</div>
      {href !== undefined && (
        <a href={href} className={styles.link} aria-label={t('review.changeOf', { title })}>
          {t('review.change')}
        </a>
      )}
    </section>
  );
}

/** A checkbox, and the terms in a fold. */
function AgreementField({
  agreement,
  error,
}: {
  readonly agreement: Agreement;
  readonly error: string | undefined;
}) {
  const { t } = useTranslation('checkout');
  const name = `terms_${agreement.id}`;
  return (
    <div>
      <Checkbox
        id={name}
        name={name}
        label={agreement.checkbox}
        requiredLabel={t('required')}
        error={error}
        required
      />
      <details className={styles.terms}>
        <summary className={styles.termsTitle}>{t('readTerms', { name: agreement.name })}</summary>
        {agreement.html === undefined ? <p>{agreement.text}</p> : <Prose html={agreement.html} />}
      </details>
    </div>
  );
}
