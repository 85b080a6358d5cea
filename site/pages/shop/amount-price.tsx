import { useTranslation } from 'react-i18next';
import { Price } from '#design-system/price';
import type { Amount } from '#site/services/shop';

type AmountPriceProps = Amount & {
  /** Text in place of an amount of zero, such as “free”. */
  readonly freeLabel?: string | undefined;
};

/** An amount in the language of the page. */
export function AmountPrice({ value, currency, freeLabel }: AmountPriceProps) {
  const { i18n } = useTranslation();
  return <Price amount={value} currency={currency} locale={i18n.language} freeLabel={freeLabel} />;
}
