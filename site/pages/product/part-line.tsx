import { useTranslation } from 'react-i18next';
import { Price } from '#design-system/price';
import * as styles from './part-line.css.ts';

export type PartLineProps = {
  readonly name: string;
  readonly href: string;
  readonly isInStock: boolean;
  /** In units of the currency, not in cents. */
  readonly price: { readonly value: number; readonly currency: string };
};

/** A part for repair as one line of a list: its name, which links to its page, and its price. */
export function PartLine({ name, href, isInStock, price }: PartLineProps) {
  const { t, i18n } = useTranslation('product');
  return (
    <li className={styles.line}>
      <a href={href} className={styles.link}>
        {name}
      </a>
      <span className={styles.price}>
        {!isInStock && <span className={styles.stock}>{t('stock.soldOut')}</span>}
        <Price
          amount={price.value}
          currency={price.currency}
          locale={i18n.language}
          freeLabel={t('price.free')}
        />
      </span>
    </li>
  );
}
