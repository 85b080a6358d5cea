import { useTranslation } from 'react-i18next';
import { Price } from '#design-system/price';
import type { Amount } from '#site/services/shop';
import * as styles from './part-line.css.ts';

export type PartLineProps = {
  readonly name: string;
  readonly href: string;
  readonly isInStock: boolean;
  readonly price: Amount;
  /** The price without the reduction. */
  readonly regularPrice?: number | undefined;
  /** Whether other variants cost more. */
  readonly isLowestPrice?: boolean;
};

/** A part for repair as one line of a list: its name, which links to its page, and its price. */
export function PartLine({
  name,
  href,
  isInStock,
  price,
  regularPrice,
  isLowestPrice = false,
}: PartLineProps) {
  const { t, i18n } = useTranslation('shop');
  return (
    <li className={styles.line}>
      <a href={href} className={styles.link}>
        {name}
      </a>
      <span className={styles.price}>
        {!isInStock && <span className={styles.stock}>{t('badges.soldOut')}</span>}
        <Price
          amount={price.value}
          currency={price.currency}
          locale={i18n.language}
          fromLabel={isLowestPrice ? t('from') : undefined}
          freeLabel={t('free')}
          old={
            regularPrice === undefined
              ? undefined
              : { amount: regularPrice, label: t('regularPrice'), newLabel: t('reducedPrice') }
          }
        />
      </span>
    </li>
  );
}
