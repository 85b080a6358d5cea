import { useTranslation } from 'react-i18next';
import { Price } from '#design-system/price';
import type { Amount } from '#site/services/shop';

/** An amount in the language of the page. */
export function OrderPrice({ value, currency }: Amount) {
  const { i18n } = useTranslation('order');
  return <Price amount={value} currency={currency} locale={i18n.language} />;
}
