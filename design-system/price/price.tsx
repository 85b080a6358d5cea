import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { formatPrice, type Money } from './format-price.ts';
import * as styles from './price.css.ts';

type PriceProps = {
  /** In units of the currency, not in cents. */
  amount: number;
  /** ISO 4217: `EUR`. */
  currency: string;
  /** A language tag with a region: `nl-NL`. */
  locale: string;
  size?: 'body' | 'title';
  /** It is the lowest of several: “vanaf”, said before it. */
  fromLabel?: string;
  /** What it was before, struck out; with what a screen reader says before the old price and before the new one. */
  old?: { readonly amount: number; readonly label: string; readonly newLabel: string } | undefined;
};

/** What something costs. */
export function Price({ amount, currency, locale, size = 'body', fromLabel, old }: PriceProps) {
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
        <Amount money={{ amount, currency }} locale={locale} />
      </span>
    </span>
  );
}

function Amount({ money, locale }: { money: Money; locale: string }) {
  // A browser may know other spaces between digits than the server: what the server wrote stays.
  return (
    <data value={money.amount} suppressHydrationWarning>
      {formatPrice(money, locale)}
    </data>
  );
}
