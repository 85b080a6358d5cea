import { type ReactNode, useEffect } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Icon } from '#design-system/icon';
import { Notice } from '#design-system/notice';
import { PageWidth } from '#design-system/page-width';
import { trackCheckout } from '#site/analytics/checkout-events';
import { createMessageHeading } from '../message-heading.tsx';
import './checkout-section.css.ts';
import { OrderSummary } from './order-summary.tsx';
import type { StepLayoutProps } from './step-layout-props.ts';
import * as styles from './step-layout.css.ts';

const PageHeading = createMessageHeading({ level: 1, size: 'chapter' });

/** The layout that all checkout steps share: the list of steps, a heading, the order, and the form as children. */
export function StepLayout({
  layout,
  children,
}: {
  readonly layout: StepLayoutProps;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('checkout');
  const { step, steps, summary, cartHref, tracked } = layout;
  useEffect(() => {
    if (tracked) trackCheckout(tracked);
  }, [tracked]);
  return (
    <PageWidth>
      <div className={styles.checkout} data-open-checkout>
        <header className={styles.header}>
          <nav aria-label={t('steps.label')}>
            <ol className={styles.steps}>
              {steps.map(({ step: listed, href }, index) => (
                <li
                  key={listed}
                  className={styles.step}
                  aria-current={listed === step ? 'step' : undefined}
                  data-finished={href === undefined ? undefined : ''}
                >
                  <span className={styles.number} aria-hidden="true">
                    {href === undefined ? index + 1 : <Icon name="check" />}
                  </span>
                  {href === undefined ? (
                    <span>{t(`steps.${listed}`)}</span>
                  ) : (
                    <a href={href}>{t(`steps.${listed}`)}</a>
                  )}
                </li>
              ))}
            </ol>
          </nav>
          <Trans
            ns="checkout"
            i18nKey={`headings.${step}`}
            parent={PageHeading}
            components={{ em: <em /> }}
          />
        </header>
        {summary && (
          <aside className={styles.summary} aria-label={t('summary.title')}>
            <OrderSummary summary={summary} cartHref={cartHref} />
          </aside>
        )}
        <div className={styles.content}>{children}</div>
      </div>
    </PageWidth>
  );
}

/** The message that the shop does not respond. The form keeps the entered values. */
export function CheckoutUnavailable({ href }: { readonly href: string }) {
  const { t } = useTranslation('checkout');
  return (
    <Notice title={t('unavailable.title')} level={2}>
      <p>{t('unavailable.text')}</p>
      <p>
        <a href={href} className={styles.link}>
          {t('unavailable.retry')}
        </a>
      </p>
    </Notice>
  );
}
