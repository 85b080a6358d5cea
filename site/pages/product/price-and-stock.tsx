import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatPrice, Price } from '#design-system/price';
import type { BuyableVariant } from './buyable-variant.ts';
import * as styles from './price-and-stock.css.ts';

type PriceAndStockProps = { readonly variant: BuyableVariant; readonly isTaxIncluded: boolean };

/** The price of a variant with its tax note, and whether the variant is in stock. */
export function PriceAndStock({ variant, isTaxIncluded }: PriceAndStockProps) {
  const { t } = useTranslation('product');
  const { isInStock, piecesLeft, price } = variant;
  return (
    <div className={styles.group}>
      <p className={styles.price}>
        <VariantPrice price={price} />
      </p>
      <p className={styles.note}>
        {price.until && <>{t('price.until', { date: price.until })}. </>}
        {price.amount > 0 && t(isTaxIncluded ? 'tax.included' : 'tax.excluded')}
      </p>
      <p
        className={styles.stock}
        data-stock={isInStock ? (piecesLeft === undefined ? 'available' : 'few') : 'soldOut'}
      >
        {stockText(variant, t)}
      </p>
    </div>
  );
}

/** The price of a variant, beside the price before a reduction. */
export function VariantPrice({ price }: Pick<BuyableVariant, 'price'>) {
  const { t, i18n } = useTranslation('product');
  const { amount, currency, oldAmount } = price;
  return (
    <Price
      amount={amount}
      currency={currency}
      locale={i18n.language}
      size="title"
      freeLabel={t('price.free')}
      old={
        oldAmount === undefined
          ? undefined
          : { amount: oldAmount, label: t('price.old'), newLabel: t('price.new') }
      }
    />
  );
}

/** Returns a function that formats the price of a variant, for texts without markup. */
export function usePriceText(): (price: BuyableVariant['price']) => string {
  const { t, i18n } = useTranslation('product');
  return (price) => (price.amount === 0 ? t('price.free') : formatPrice(price, i18n.language));
}

/** Returns the text of a variant's stock. */
export function stockText(
  { isInStock, piecesLeft }: Pick<BuyableVariant, 'isInStock' | 'piecesLeft'>,
  t: TFunction<'product'>,
): string {
  if (!isInStock) return t('stock.soldOut');
  return piecesLeft === undefined ? t('stock.available') : t('stock.few', { count: piecesLeft });
}
