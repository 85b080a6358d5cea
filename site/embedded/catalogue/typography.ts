import type { LocaleCode } from '#site/i18n/locale';

type Rule = { readonly wrong: RegExp; readonly right: string };

const NARROW = '\u202f';
const FIXED = '\u00a0';

const everywhere: readonly Rule[] = [
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

const closeUp: readonly Rule[] = [{ wrong: /\s[;:?!]/u, right: 'no space before ; : ? and !' }];

const french: readonly Rule[] = [
  {
    wrong: new RegExp(`[^${NARROW}][;?!»]`, 'u'),
    right: 'a narrow no-break space (U+202F) before ; ? ! and »',
  },
  { wrong: new RegExp(`«(?!${NARROW})`, 'u'), right: 'a narrow no-break space (U+202F) after «' },
  { wrong: new RegExp(`[^${FIXED}]:`, 'u'), right: 'a no-break space (U+00A0) before a colon' },
];

const quebec: readonly Rule[] = [
  { wrong: /\s[;?!]/u, right: 'no space before ; ? and !' },
  { wrong: new RegExp(`[^${FIXED}]:`, 'u'), right: 'a no-break space (U+00A0) before a colon' },
];

/** Says what a text of this locale should have instead, or `undefined` when it is set well. */
export function misprintIn(text: string, locale: LocaleCode): string | undefined {
  return [...everywhere, ...rulesOf(locale)].find(({ wrong }) => wrong.test(text))?.right;
}

function rulesOf(locale: LocaleCode): readonly Rule[] {
  if (locale === 'fr') return french;
  return locale === 'fr-CA' ? quebec : closeUp;
}

/** French as it is set in Québec: a colon keeps its space, the other marks lose theirs. */
export function setInQuebec(text: string): string {
  return text.replaceAll(/[\u202f ](?=[;?!])/gu, '');
}
