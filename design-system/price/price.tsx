import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatPrice, type Money } from './format-price.ts';
import * as styles from './price.css.ts';

export { formatPrice } from './format-price.ts';

type PriceProps = {
  /** In units of the currency, not in cents. */
  amount: number;
  /** ISO 4217 code, such as `EUR`. */
  currency: string;
  /** A language tag with a region, such as `nl-NL`. */
  locale: string;
  size?: 'body' | 'title';
  /** Text before the lowest of several prices, such as “from”. */
  fromLabel?: string | undefined;
  /** Text in place of an amount of zero, such as “free”. The lowest of several prices keeps its amount. */
  freeLabel?: string | undefined;
  /** The previous price, struck through, and the texts that screen readers announce before the old and the new price. */
  old?: { readonly amount: number; readonly label: string; readonly newLabel: string } | undefined;
};

/** A price, optionally reduced from a previous one. */
export function Price({ amount, currency, locale, size = 'body', fromLabel, freeLabel, old }: PriceProps) {
  return (
    <span className={`${styles.price} ${styles.size[size]}`} data-reduced={old ? '' : undefined}>
      {old && (
        <>
          <VisuallyHidden>{`${old.label} `}</VisuallyHidden>
          <s className={styles.old}>
            <Amount money={{ amount: old.amount, currency }} locale={locale} />
          </s>{' '}
          <VisuallyHidden>{`${old.newLabel} `}</VisuallyHidden>
        </>
      )}
      <span className={styles.current}>
        {fromLabel && <span className={styles.from}>{`${fromLabel} `}</span>}
        {(amount === 0 && !fromLabel && freeLabel) || <Amount money={{ amount, currency }} locale={locale} />}
      </span>
    </span>
  );
}

function Amount({ money, locale }: { money: Money; locale: string }) {
  // The browser and the server may format an amount with different spaces. React then keeps the text from the server.
  return (
    <data value={money.amount} suppressHydrationWarning>
      {formatPrice(money, locale)}
    </data>
  );
}
