import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BuyableVariant } from './buyable-variant.ts';
import { stockText, usePriceText } from './price-and-stock.tsx';
import type { ProductViewProps } from './product-view.tsx';
import { type OptionChoice, toChoices, variantHref } from './variant-selection.ts';

type VariantChoice = {
  readonly variant: BuyableVariant;
  /** The options of the product that have values, relative to the selected variant. */
  readonly choices: readonly OptionChoice[];
  /** Selects a variant in place. Without a script the link opens the page of the variant. */
  readonly onSelect: (event: MouseEvent<HTMLAnchorElement>, sku: string) => void;
  /** Describes the variant that was selected last, for a live region. */
  readonly announcement: string;
};

/** The selected variant of a product page. A selection also changes the URL of the page and of its links to other locales. */
export function useVariantChoice({
  path,
  options,
  variants,
  selectedSku: initialSku,
}: Pick<ProductViewProps, 'path' | 'options' | 'variants' | 'selectedSku'>): VariantChoice {
  const { t } = useTranslation('product');
  const formatPrice = usePriceText();
  const [selectedSku, select] = useState(initialSku);
  const [announcement, announce] = useState('');
  const variant = variants.find(({ sku }) => sku === selectedSku) ?? variants[0];
  return {
    variant,
    choices: toChoices(options, variants, variant).filter(({ values }) => values.length > 0),
    announcement,
    onSelect(event, sku) {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const next = variants.find((candidate) => candidate.sku === sku);
      if (!next || next.sku === variant.sku) return;
      select(next.sku);
      // Keeps the state of the history entry, because the router stores the scroll position in it.
      history.replaceState(history.state, '', variantHref(path, next.sku));
      // Only the links to locales that have the product: their note is hidden. The note of the others says that they lead to the home page.
      const localeLinks = document.querySelectorAll<HTMLAnchorElement>('a[data-locale]:has([hidden])');
      for (const link of localeLinks) link.search = location.search;
      const values = toChoices(options, variants, next).flatMap(({ selectedLabel }) => selectedLabel ?? []);
      announce(
        t('changed', {
          values: values.join(', '),
          price: formatPrice(next.price),
          stock: stockText(next, t),
        }),
      );
    },
  };
}
