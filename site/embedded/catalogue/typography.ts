import type { LocaleCode } from '#site/i18n/locale';

type TypographyRule = { readonly wrong: RegExp; readonly right: string };

const NARROW = '\u202f';
const FIXED = '\u00a0';

const commonRules: readonly TypographyRule[] = [
  { wrong: /^\s|\s$| {2}/u, right: 'single spaces between words, none at the ends' },
  { wrong: /'/, right: '’ for an apostrophe' },
  { wrong: /"/, right: '“ and ” for quotation marks (in German „ and “, in French « and »)' },
  { wrong: /\.\.\./, right: '… for three dots' },
  { wrong: / - /, right: 'an en dash (–) between words' },
  { wrong: /\d °/, right: `a no-break space (U+00A0) between a number and its °` },
  {
    wrong: /\d\s?(?:mm|cm|m|g|kg|lb|oz|ft|in)\b|\d\s?(?:inch|feet)/i,
    right: 'sizes and weights in `size` and `weight`: each locale shows them in its own units',
  },
];

const closeUpRules: readonly TypographyRule[] = [
  { wrong: /\s[;:?!]/u, right: 'no space before ; : ? and !' },
];

const frenchRules: readonly TypographyRule[] = [
  {
    wrong: new RegExp(`[^${NARROW}][;?!»]`, 'u'),
    right: 'a narrow no-break space (U+202F) before ; ? ! and »',
  },
  { wrong: new RegExp(`«(?!${NARROW})`, 'u'), right: 'a narrow no-break space (U+202F) after «' },
  { wrong: new RegExp(`[^${FIXED}]:`, 'u'), right: 'a no-break space (U+00A0) before a colon' },
];

const canadianFrenchRules: readonly TypographyRule[] = [
  { wrong: /\s[;?!]/u, right: 'no space before ; ? and !' },
  { wrong: new RegExp(`[^${FIXED}]:`, 'u'), right: 'a no-break space (U+00A0) before a colon' },
];

/** Says what a text of this locale should have instead, or `undefined` when it is set well. */
export function findTypographyProblem(text: string, locale: LocaleCode): string | undefined {
  return [...commonRules, ...rulesOf(locale)].find(({ wrong }) => wrong.test(text))?.right;
}

function rulesOf(locale: LocaleCode): readonly TypographyRule[] {
  if (locale === 'fr') return frenchRules;
  return locale === 'fr-CA' ? canadianFrenchRules : closeUpRules;
}

/** French as it is set in Québec: a colon keeps its space, the other marks lose theirs. */
export function toCanadianFrench(text: string): string {
  return text.replaceAll(/[\u202f ](?=[;?!])/gu, '');
}
