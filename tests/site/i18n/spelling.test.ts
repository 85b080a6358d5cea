import { expect, test } from 'vitest';
import { type LocaleCode, locales } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { namespaces } from '#site/i18n/namespaces';

type Rule = { readonly pattern: RegExp; readonly correction: string };

/** Placeholders with their format, and tags. One character replaces them, so that their colons are not read as text. */
const CODES = /\{\{[^{}]*\}\}|<\/?[a-z][^<>]*>/gi;

const commonRules: readonly Rule[] = [
  { pattern: /[^\u00a0]:/u, correction: 'a no-break space (U+00A0) before a colon' },
  { pattern: /«(?!\u202f)|[^\u202f]»/u, correction: 'a narrow no-break space (U+202F) inside « and »' },
  { pattern: /'/u, correction: '’ for an apostrophe' },
];
const rulesOf: Partial<Record<LocaleCode, readonly Rule[]>> = {
  fr: [
    ...commonRules,
    { pattern: /[^\u202f][;?!]/u, correction: 'a narrow no-break space (U+202F) before ; ? and !' },
  ],
  'en-US': [
    { pattern: /colour|favour|grey|metre/iu, correction: 'the American spelling' },
    { pattern: /cancelled|cheque|(?:organ|recogn)is/iu, correction: 'the American spelling' },
    { pattern: /postcode/iu, correction: '“ZIP code”' },
    { pattern: /telephone/iu, correction: '“phone”' },
  ],
  'en-CA': [
    { pattern: /(?:organ|recogn)is/iu, correction: 'the Canadian spelling' },
    { pattern: /postcode/iu, correction: '“postal code”' },
    { pattern: /telephone/iu, correction: '“phone”' },
  ],
  'fr-CA': [
    ...commonRules,
    { pattern: /\s[;?!]/u, correction: 'no space before ; ? and !' },
    { pattern: /\be-?mails?\b/iu, correction: '“courriel”' },
    { pattern: /newsletter|lettre d’information/iu, correction: '“infolettre”' },
    { pattern: /\bcookies?\b/iu, correction: '“témoin”' },
  ],
};

/** Returns the corrections of a text in a locale. */
const correctionsOf = (text: string, locale: LocaleCode) =>
  (rulesOf[locale] ?? [])
    .filter(({ pattern }) => pattern.test(text.replaceAll(CODES, '\ufffc')))
    .map(({ correction }) => correction);

function textsIn(value: unknown, path: string): (readonly [path: string, text: string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

test.each([
  ['en-US', 'You cancelled the cheque in a grey colour.', 2],
  ['en-US', 'You canceled the check in {{colour}}.', 0],
  ['fr', 'Oublié ? Non.', 1],
  ['fr', 'Oublié\u202f? Non\u00a0: <em>jamais\u202f!</em> {{count, number(a: b)}}', 0],
  ['fr', 'Code : « {{code}} »', 2],
  ['fr-CA', 'Oublié\u202f? Regardez vos e-mails.', 2],
  ['fr-CA', 'Oublié? Le courriel contient «\u202f{{code}}\u202f»\u00a0: ouvrez-le.', 0],
] as const)('A text of %s is compared with the rules of its locale: %s', (locale, text, count) => {
  expect(correctionsOf(text, locale)).toHaveLength(count);
});

test.each(['en-US', 'en-CA', 'fr', 'fr-CA'] as const)(
  'Messages of %s follow its spelling and typography',
  (code) => {
    const locale = locales.find((one) => one.code === code);
    const problems = namespaces
      .flatMap((namespace) =>
        textsIn(locale && i18nOf(locale).getResourceBundle(locale.intl, namespace), namespace),
      )
      .flatMap(([path, text]) =>
        correctionsOf(text, code).map((correction) => `${path}: write ${correction}`),
      );
    expect(problems).toEqual([]);
  },
);
