import { useTranslation } from 'react-i18next';
import { Price } from '#design-system/price';

/** An amount in units of its currency, not in cents. */
export type OrderAmount = { readonly value: number; readonly currency: string };

/** An amount in the language of the page. */
export function OrderPrice({ value, currency }: OrderAmount) {
  const { i18n } = useTranslation('order');
  return <Price amount={value} currency={currency} locale={i18n.language} />;
}
