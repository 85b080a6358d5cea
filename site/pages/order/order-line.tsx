import { Trans, useTranslation } from 'react-i18next';
import { Picture } from '#design-system/picture';
import { pictureSources, type Picture as ShopPicture, SMALL_PICTURE_WIDTH } from '#renderer/media/picture';
import type { Amount } from '#site/services/shop';
import { AmountPrice } from '../shop/amount-price.tsx';
import * as styles from './order-details.css.ts';

export type OrderLineProps = {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  /** URL of the product. Undefined for a product that is not sold any more. */
  readonly href: string | undefined;
  readonly picture: ShopPicture | undefined;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly quantity: number;
  readonly total: Amount;
};

/** One product of an order. */
export function OrderLine({ name, sku, href, picture, options, quantity, total }: OrderLineProps) {
  const { t } = useTranslation('order');
  return (
    <li className={styles.line}>
      <div className={styles.picture}>
        {picture && <Picture {...pictureSources(picture, SMALL_PICTURE_WIDTH)} alt="" sizes="72px" fill />}
      </div>
      <div className={styles.product}>
        {href === undefined ? (
          <span className={styles.name}>{name}</span>
        ) : (
          <a href={href} className={`${styles.name} ${styles.link}`}>
            {name}
          </a>
        )}
        {options.length > 0 && (
          <span className={styles.note}>
            {options.map(({ label, value }) => t('option', { label, value })).join(', ')}
          </span>
        )}
        <span className={styles.note}>
          <Trans
            ns="order"
            i18nKey="sku"
            values={{ sku }}
            components={{ whole: <span className={styles.whole} /> }}
          />
        </span>
        <span className={styles.note}>{t('quantity', { count: quantity })}</span>
      </div>
      <AmountPrice {...total} freeLabel={t('free')} />
    </li>
  );
}
