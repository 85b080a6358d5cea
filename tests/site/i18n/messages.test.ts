import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLocale, type LocaleCode, locales } from '#site/i18n/locale';
import { i18nOf, messagesOf } from '#site/i18n/messages';

const folder = 'site/i18n/messages';
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'));
const files = readdirSync(`${folder}/en`);

/** Placeholders with their format (`{{count, number}}`), nested messages and tags. */
const CODES = /\{\{[^{}]*\}\}|\$t\([^)]*\)|<\/?[a-z][^<>]*>/gi;

/** Paths of messages whose placeholders differ between languages, each with the reason. */
const INTENDED_DIFFERENCES: Readonly<Record<string, string>> = {
  '/form/error': 'Only the Dutch message contains the reason of the error (specification §8).',
};

function pathsAndCodes(value: unknown, path = '', intended = INTENDED_DIFFERENCES): string[] {
  if (Object.hasOwn(intended, path)) return [path];
  if (typeof value !== 'object' || value === null) {
    const codes = typeof value === 'string' ? [...value.matchAll(CODES)].map(String).sort() : [];
    return [[path, ...codes].join(' ')];
  }
  return Object.entries(value).flatMap(([key, inner]) => pathsAndCodes(inner, `${path}/${key}`, intended));
}

test('The comparison of messages sees formats, nested messages and tags', () => {
  const message = '{{count, number}} <em>of</em> {{last}} $t(pages)<br/>';
  expect(pathsAndCodes({ key: message })).toEqual([
    '/key $t(pages) </em> <br/> <em> {{count, number}} {{last}}',
  ]);
});

test('Every intended difference between languages still exists', () => {
  const codesOf = (language: string) => files.flatMap((file) => pathsAndCodes(read(language, file), '', {}));
  for (const path of Object.keys(INTENDED_DIFFERENCES)) {
    const variants = ['nl', 'en', 'de', 'fr'].map((language) =>
      codesOf(language).find((line) => line.split(' ')[0] === path),
    );
    expect(new Set(variants).size, path).toBeGreaterThan(1);
  }
});

test.each(['nl', 'de', 'fr'])(
  'Messages in %s have the same keys, placeholders and tags as in English',
  (language) => {
    for (const file of files)
      expect(pathsAndCodes(read(language, file)), file).toEqual(pathsAndCodes(read('en', file)));
  },
);

test.each(locales.map((locale) => [locale.code, locale] as const))(
  'Messages of %s are in the language of the locale',
  (_code, locale) => {
    const t = messagesOf(locale);
    const skip: Record<string, string> = {
      nl: 'Naar de inhoud',
      en: 'Skip to content',
      de: 'Zum Inhalt',
      fr: 'Aller au contenu',
    };
    expect(t('skipToContent')).toBe(skip[locale.baseLanguage]);
  },
);

const regions = readdirSync(folder).filter((name) => name.includes('-'));

test.each(regions)(
  'Messages of region %s override only messages of its language, with the same placeholders and tags',
  (region) => {
    const [language = ''] = region.split('-');
    for (const file of readdirSync(`${folder}/${region}`)) {
      expect(pathsAndCodes(read(language, file))).toEqual(
        expect.arrayContaining(pathsAndCodes(read(region, file))),
      );
    }
  },
);

test('A locale with a region uses the messages of its language except for its own', () => {
  const french = messagesOf(localeOf('fr'));
  const quebecois = messagesOf(localeOf('fr-CA'));
  expect(french('search:heading')).toMatch(/cherchez-vous\s\?/);
  expect(quebecois('search:heading')).toMatch(/cherchez-vous\?/);
  expect(quebecois('search:label')).toBe(french('search:label'));
  const objects = { returnObjects: true, skipInterpolation: true } as const;
  expect(quebecois('sections:form', objects)).toMatchObject({ send: french('sections:form.send') });
  expect(quebecois('sections:form.unreachableText')).not.toBe(french('sections:form.unreachableText'));
});

test('Messages format numbers, plurals and units in the locale', () => {
  expect(messagesOf(localeOf('nl'))('articles:count', { count: 1 })).toBe('1 verhaal');
  expect(messagesOf(localeOf('nl'))('articles:count', { count: 1234 })).toBe('1.234 verhalen');
  expect(messagesOf(localeOf('en-UK'))('articles:count', { count: 1234 })).toBe('1,234 stories');
  // French has the singular for zero.
  expect(messagesOf(localeOf('fr'))('articles:count', { count: 0 })).toBe('0 histoire');
  expect(messagesOf(localeOf('de'))('articles:readingTime', { minutes: 2 })).toBe('2 Minuten Lesezeit');
});

/** Messages that the form fills with numbers that are formatted already (`renderer/forms/text-templates.ts`). */
const FORMATTED_BY_THE_FORM = /^sections\.json\/form\/(?:step|transfer\/\w+\/(?:one|other)) /;

test.each(readdirSync(folder))(
  'Every number in the messages of %s is formatted in the locale',
  (language) => {
    const lines = readdirSync(`${folder}/${language}`).flatMap((file) =>
      pathsAndCodes(read(language, file), file, {}),
    );
    const unformatted = lines.filter((line) => /\{\{(?:count|last|minutes|page)\}\}/.test(line));
    expect(unformatted.filter((line) => !FORMATTED_BY_THE_FORM.test(line))).toEqual([]);
  },
);

test('A locale without messages of its own does not fall back to another language', () => {
  expect(i18nOf(localeOf('de')).options).toMatchObject({ fallbackLng: false, load: 'currentOnly' });
  expect(i18nOf(localeOf('de')).exists('skipToContent')).toBe(true);
  expect(i18nOf(localeOf('de')).getResource('nl-NL', 'layout', 'skipToContent')).toBeUndefined();
});

test('A message that does not exist is shown as its key, and never a message of another language', () => {
  const german = i18nOf(localeOf('de'));
  const t = german.getFixedT('de-DE');
  expect(t('doesNotExist' as 'skipToContent')).toBe('doesNotExist');
  // Also a message that Dutch has, if it is missing in German.
  const { skipToContent, ...others } = german.getResourceBundle('de-DE', 'layout');
  const copy = german.cloneInstance({ forkResourceStore: true });
  copy.removeResourceBundle('de-DE', 'layout').addResourceBundle('de-DE', 'layout', others);
  expect(copy.getFixedT('de-DE', 'layout')('skipToContent')).toBe('skipToContent');
  expect(german.getFixedT('de-DE', 'layout')('skipToContent')).toBe(skipToContent);
});

function localeOf(code: LocaleCode) {
  return findLocale(code) ?? locales[0];
}
