import { useTranslation } from 'react-i18next';
import { Price } from '#design-system/price';
import type { Amount } from '#site/services/shop';

export type CataloguePriceProps = {
  readonly price: Amount;
  /** The price without the reduction, in the same currency. */
  readonly regularPrice?: number | undefined;
  /** Whether other variants cost more. */
  readonly hasPriceRange: boolean;
};

/** The price of a product in a list: a reduced price, the lowest price of several, or “free”. */
export function CataloguePrice({ price, regularPrice, hasPriceRange }: CataloguePriceProps) {
  const { t, i18n } = useTranslation('shop');
  return (
    <Price
      amount={price.value}
      currency={price.currency}
      locale={i18n.language}
      fromLabel={hasPriceRange ? t('from') : undefined}
      freeLabel={t('free')}
      old={
        regularPrice === undefined
          ? undefined
          : { amount: regularPrice, label: t('regularPrice'), newLabel: t('reducedPrice') }
      }
    />
  );
}
