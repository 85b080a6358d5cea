import type { BaseLanguage } from '#site/i18n/locale';

export type AttributeInput = 'select' | 'multiselect' | 'number' | 'boolean' | 'text';

type ShopAttribute = {
  readonly id: number;
  readonly code: string;
  readonly input: AttributeInput;
  readonly filterable: boolean;
  readonly texts: Readonly<Record<BaseLanguage, string>>;
};

/** The code of the filter for products that can be bought. Its value comes from the stock of the website. */
export const IN_STOCK = 'in_stock';

/** Attributes that every product of the shop has, besides those of `attributes.yaml`. */
export const shopAttributes: readonly ShopAttribute[] = [
  {
    id: 97,
    code: IN_STOCK,
    input: 'boolean',
    filterable: true,
    texts: { nl: 'Op voorraad', en: 'In stock', de: 'Vorrätig', fr: 'En stock' },
  },
  {
    id: 131,
    code: 'material_text',
    input: 'text',
    filterable: false,
    texts: { nl: 'Gemaakt van', en: 'Made of', de: 'Hergestellt aus', fr: 'Composition' },
  },
  {
    id: 132,
    code: 'care_text',
    input: 'text',
    filterable: false,
    texts: { nl: 'Onderhoud', en: 'Care', de: 'Pflege', fr: 'Entretien' },
  },
  {
    id: 133,
    code: 'ean',
    input: 'text',
    filterable: false,
    texts: { nl: 'EAN', en: 'EAN', de: 'EAN', fr: 'EAN' },
  },
  {
    id: 134,
    code: 'box_text',
    input: 'text',
    filterable: false,
    texts: { nl: 'In de doos', en: 'In the box', de: 'Im Karton', fr: 'Dans la boîte' },
  },
];

/** Labels of the values of a yes-or-no attribute. */
export const yesLabels: Readonly<Record<BaseLanguage, string>> = { nl: 'Ja', en: 'Yes', de: 'Ja', fr: 'Oui' };
export const noLabels: Readonly<Record<BaseLanguage, string>> = {
  nl: 'Nee',
  en: 'No',
  de: 'Nein',
  fr: 'Non',
};
