import type { LocaleCode } from '#site/i18n/locale';

type TypographyRule = { readonly pattern: RegExp; readonly correction: string };

const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

const commonRules: readonly TypographyRule[] = [
  { pattern: /^\s|\s$| {2}/u, correction: 'single spaces between words, none at the ends' },
  { pattern: /'/, correction: '’ for an apostrophe' },
  { pattern: /"/, correction: '“ and ” for quotation marks (in German „ and “, in French « and »)' },
  { pattern: /\.\.\./, correction: '… for three dots' },
  { pattern: / - /, correction: 'an en dash (–) between words' },
  { pattern: /\d °/, correction: 'a no-break space (U+00A0) between a number and its °' },
  {
    pattern: /\d\s?(?:mm|cm|m|g|kg|lb|oz|ft|in)\b|\d\s?(?:inch|feet)/i,
    correction: 'sizes and weights in `size` and `weight`: each locale shows them in its own units',
  },
];

const noSpaceRules: readonly TypographyRule[] = [
  { pattern: /\s[;:?!]/u, correction: 'no space before ; : ? and !' },
];

const frenchRules: readonly TypographyRule[] = [
  {
    pattern: new RegExp(`[^${NARROW_NO_BREAK_SPACE}][;?!»]`, 'u'),
    correction: 'a narrow no-break space (U+202F) before ; ? ! and »',
  },
  {
    pattern: new RegExp(`«(?!${NARROW_NO_BREAK_SPACE})`, 'u'),
    correction: 'a narrow no-break space (U+202F) after «',
  },
  {
    pattern: new RegExp(`[^${NO_BREAK_SPACE}]:`, 'u'),
    correction: 'a no-break space (U+00A0) before a colon',
  },
];

const canadianFrenchRules: readonly TypographyRule[] = [
  { pattern: /\s[;?!]/u, correction: 'no space before ; ? and !' },
  {
    pattern: new RegExp(`[^${NO_BREAK_SPACE}]:`, 'u'),
    correction: 'a no-break space (U+00A0) before a colon',
  },
];

/** Returns the correction of the first typography rule of the locale that a text breaks; `undefined` if it follows all rules. */
export function findTypographyCorrection(text: string, locale: LocaleCode): string | undefined {
  return [...commonRules, ...rulesOf(locale)].find(({ pattern }) => pattern.test(text))?.correction;
}

function rulesOf(locale: LocaleCode): readonly TypographyRule[] {
  if (locale === 'fr') return frenchRules;
  return locale === 'fr-CA' ? canadianFrenchRules : noSpaceRules;
}

/** Converts the spacing of French to that of Québec: no space before `;`, `?` and `!`, but one before a colon. */
export function toCanadianFrench(text: string): string {
  return text.replaceAll(/[\u202f ](?=[;?!])/gu, '');
}
