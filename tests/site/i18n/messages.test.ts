import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';

const folder = 'site/i18n/messages';
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'));
const files = readdirSync(`${folder}/en`);

function pathsAndPlaceholders(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    // Only the Dutch message contains the reason of the error (specification §8).
    if (path === '/form/error') return [path];
    const placeholders =
      typeof value === 'string' ? [...value.matchAll(/\{\{\w+\}\}/g)].map(String).sort() : [];
    return [[path, ...placeholders].join(' ')];
  }
  return Object.entries(value).flatMap(([key, inner]) => pathsAndPlaceholders(inner, `${path}/${key}`));
}

test.each(['nl', 'de', 'fr'])(
  'Messages in %s have the same keys and placeholders as in English',
  (language) => {
    for (const file of files)
      expect(pathsAndPlaceholders(read(language, file)), file).toEqual(
        pathsAndPlaceholders(read('en', file)),
      );
  },
);

test.each(locales.map((locale) => [locale.code, locale] as const))(
  'Messages of %s are in the language of the locale',
  (_code, locale) => {
    const { t, sections, errorCardTexts } = messagesOf(locale);
    const skip: Record<string, string> = {
      nl: 'Naar de inhoud',
      en: 'Skip to content',
      de: 'Zum Inhalt',
      fr: 'Aller au contenu',
    };
    expect(t('skipToContent')).toBe(skip[locale.baseLanguage]);
    expect(sections.hero.sunset).toContain('{{time}}');
    expect(Object.values(errorCardTexts)).not.toContain('');
  },
);

const regions = readdirSync(folder).filter((name) => name.includes('-'));

test.each(regions)(
  'Messages of region %s override only messages of its language, with the same placeholders',
  (region) => {
    const [language = ''] = region.split('-');
    for (const file of readdirSync(`${folder}/${region}`)) {
      expect(pathsAndPlaceholders(read(language, file))).toEqual(
        expect.arrayContaining(pathsAndPlaceholders(read(region, file))),
      );
    }
  },
);

test('A locale with a region uses the messages of its language except for its own', () => {
  const localeOf = (code: string) => messagesOf(locales.find((locale) => locale.code === code) ?? locales[0]);
  const [french, quebecois] = [localeOf('fr'), localeOf('fr-CA')];
  expect(french.t('search:heading')).toMatch(/cherchez-vous\s\?/);
  expect(quebecois.t('search:heading')).toMatch(/cherchez-vous\?/);
  expect(quebecois.t('search:label')).toBe(french.t('search:label'));
  expect(quebecois.sections.form).toMatchObject({ send: french.sections.form.send });
  expect(quebecois.sections.form.unreachableText).not.toBe(french.sections.form.unreachableText);
});
