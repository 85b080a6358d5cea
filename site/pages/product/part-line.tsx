import { useTranslation } from 'react-i18next';
import { CataloguePrice, type CataloguePriceProps } from '../shop/catalogue-price.tsx';
import * as styles from './part-line.css.ts';

export type PartLineProps = CataloguePriceProps & {
  readonly name: string;
  readonly href: string;
  readonly isInStock: boolean;
};

/** A part for repair as one line of a list: its name, which links to its page, and its price. */
export function PartLine({ name, href, isInStock, ...price }: PartLineProps) {
  const { t } = useTranslation('shop');
  return (
    <li className={styles.line}>
      <a href={href} className={styles.link}>
        {name}
      </a>
      <span className={styles.price}>
        {!isInStock && <span className={styles.stock}>{t('badges.soldOut')}</span>}
        <CataloguePrice {...price} />
      </span>
    </li>
  );
}
