import type { Locale } from '#site/i18n/locale';

/** The units of measured attributes. The shop stores sizes in centimetres and weights in kilograms. */
export type Measure = 'cm' | 'kg' | 'lm' | 'K' | 'h' | 'y';

type LocaleUnits = Pick<Locale, 'intl' | 'systemOfUnits'>;

const CM_PER_INCH = 2.54;
const GRAMS_PER_OUNCE = 28.349523125;
const OUNCES_PER_POUND = 16;

/** Symbols of the units that `Intl` does not know. They are equal in all languages. */
const SYMBOLS = { lm: 'lm', K: 'K' } as const;

/**
 * Formats a measured value in the units of a locale: centimetres or inches, grams and kilograms or ounces and pounds. Grams, lumens and kelvins
 * have no decimals, the other units at most one.
 */
export function formatMeasure(value: number, measure: Measure, locale: LocaleUnits): string {
  switch (measure) {
    case 'cm':
      return locale.systemOfUnits === 'imperial'
        ? formatUnit(value / CM_PER_INCH, 'inch', locale)
        : formatUnit(value, 'centimeter', locale);
    case 'kg':
      return formatWeight(value, locale);
    case 'h':
      return formatUnit(value, 'hour', locale, 'long');
    case 'y':
      return formatUnit(value, 'year', locale, 'long');
    case 'lm':
    case 'K':
      // A no-break space, as before all unit symbols.
      return `${new Intl.NumberFormat(locale.intl, { maximumFractionDigits: 0 }).format(value)}\u00A0${SYMBOLS[measure]}`;
  }
}

function formatWeight(kilograms: number, locale: LocaleUnits): string {
  const grams = kilograms * 1_000;
  if (locale.systemOfUnits === 'metric')
    return kilograms < 1 ? formatUnit(grams, 'gram', locale) : formatUnit(kilograms, 'kilogram', locale);
  const ounces = grams / GRAMS_PER_OUNCE;
  return ounces < OUNCES_PER_POUND
    ? formatUnit(ounces, 'ounce', locale)
    : formatUnit(ounces / OUNCES_PER_POUND, 'pound', locale);
}

function formatUnit(
  value: number,
  unit: 'centimeter' | 'inch' | 'gram' | 'kilogram' | 'ounce' | 'pound' | 'hour' | 'year',
  { intl }: LocaleUnits,
  unitDisplay: 'short' | 'long' = 'short',
): string {
  const maximumFractionDigits = unit === 'gram' ? 0 : 1;
  return new Intl.NumberFormat(intl, { style: 'unit', unit, unitDisplay, maximumFractionDigits }).format(
    value,
  );
}
