import { shopAttributeIds } from '#embedded/catalogue';
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
    id: shopAttributeIds.in_stock,
    code: IN_STOCK,
    input: 'boolean',
    filterable: true,
    texts: { nl: 'Op voorraad', en: 'In stock', de: 'Vorrätig', fr: 'En stock' },
  },
  {
    id: shopAttributeIds.material_text,
    code: 'material_text',
    input: 'text',
    filterable: false,
    texts: { nl: 'Gemaakt van', en: 'Made of', de: 'Hergestellt aus', fr: 'Composition' },
  },
  {
    id: shopAttributeIds.care_text,
    code: 'care_text',
    input: 'text',
    filterable: false,
    texts: { nl: 'Onderhoud', en: 'Care', de: 'Pflege', fr: 'Entretien' },
  },
  {
    id: shopAttributeIds.ean,
    code: 'ean',
    input: 'text',
    filterable: false,
    texts: { nl: 'EAN', en: 'EAN', de: 'EAN', fr: 'EAN' },
  },
  {
    id: shopAttributeIds.box_text,
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
