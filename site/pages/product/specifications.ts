import type { Locale } from '#site/i18n/locale';
import type { ProductAttributeValue } from '#site/services/shop';
import { withCapital } from '../shop/with-capital.ts';
import { formatMeasure, type Measure } from './measures.ts';

/** A line of the specifications, in the language and the units of a locale. */
export type Specification = { readonly code: string; readonly label: string; readonly value: string };

/** The unit of each measured attribute. Magento stores numbers without a unit. */
const MEASURES: ReadonlyMap<string, Measure> = new Map(
  Object.entries({
    diameter: 'cm',
    width: 'cm',
    depth: 'cm',
    height: 'cm',
    length: 'cm',
    weight: 'kg',
    lumen: 'lm',
    kelvin: 'K',
    hours_low: 'h',
    hours_full: 'h',
    charging: 'h',
    warranty: 'y',
    parts_years: 'y',
  } as const),
);

/** Attributes that the page shows elsewhere. */
const SHOWN_ELSEWHERE = new Set(['in_stock', 'material_text', 'care_text', 'box_text']);

/** A number in the notation of GraphQL and Magento: `3.4`, `3.4000`. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/**
 * Returns the specifications of a product in the locale's units.
 *
 * @param optionCodes options that the visitor chooses, such as the colour. They are not specifications.
 */
export function toSpecifications(
  attributes: readonly ProductAttributeValue[],
  optionCodes: readonly string[],
  locale: Pick<Locale, 'intl' | 'systemOfUnits'>,
): readonly Specification[] {
  return attributes
    .filter(({ code }) => !SHOWN_ELSEWHERE.has(code) && !optionCodes.includes(code))
    .map(({ code, label, values, isChoice }) => {
      const measure = MEASURES.get(code);
      const [first = ''] = values;
      const isMeasured = measure !== undefined && !isChoice && NUMBER.test(first);
      const value = isMeasured
        ? formatMeasure(Number(first), measure, locale)
        : listOf(values, isChoice, locale);
      return { code, label, value };
    });
}

/** Returns a list of values. Values that the shop offers for choice begin with a capital, and entered texts stay as they are. */
function listOf(values: readonly string[], isChoice: boolean, locale: Pick<Locale, 'intl'>): string {
  const list = new Intl.ListFormat(locale.intl, { type: 'unit', style: 'short' }).format(values);
  return isChoice ? withCapital(list, locale) : list;
}

/** Returns the entered text of an attribute, for example how to care for the product. */
export function textOfAttribute(
  attributes: readonly ProductAttributeValue[],
  code: string,
): string | undefined {
  return attributes.find((attribute) => attribute.code === code && !attribute.isChoice)?.values[0];
}

/** Returns the weight in kilograms, if the shop has it. */
export function weightOf(attributes: readonly ProductAttributeValue[]): number | undefined {
  const weight = Number(textOfAttribute(attributes, 'weight'));
  return Number.isFinite(weight) && weight > 0 ? weight : undefined;
}
