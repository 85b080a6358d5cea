import type { BaseLanguage } from '#site/i18n/locale';
import type { ShopContext } from '../context/context.ts';

type SortLabels = Readonly<Record<'position' | 'relevance' | 'name' | 'price', string>>;

const labels: Readonly<Record<BaseLanguage, SortLabels>> = {
  nl: { position: 'Positie', relevance: 'Relevantie', name: 'Naam', price: 'Prijs' },
  en: { position: 'Position', relevance: 'Relevance', name: 'Name', price: 'Price' },
  de: { position: 'Position', relevance: 'Relevanz', name: 'Name', price: 'Preis' },
  fr: { position: 'Position', relevance: 'Pertinence', name: 'Nom', price: 'Prix' },
};

/** Describes the fields by which a list can be sorted. A search has relevance instead of position. */
export function describeSortFields(hasSearch: boolean, { view, attributes }: ShopContext) {
  const own = labels[view.locale.baseLanguage];
  const first = hasSearch ? 'relevance' : 'position';
  return {
    default: first,
    options: [
      ...([first, 'name', 'price'] as const).map((value) => ({ label: own[value], value })),
      ...attributes().flatMap(({ isSortable, label, code }) => (isSortable ? [{ label, value: code }] : [])),
    ],
  };
}
