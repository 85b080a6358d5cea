import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '#site/locale';
import { messagesOf } from '#site/messages';

const folder = 'site/messages';
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(`${folder}/${language}/${file}`, 'utf8'));
const files = readdirSync(`${folder}/en`);

function places(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) {
    const filled = typeof value === 'string' ? [...value.matchAll(/\{\{\w+\}\}/g)].map(String).sort() : [];
    return [[path, ...filled].join(' ')];
  }
  return Object.entries(value).flatMap(([key, inner]) => places(inner, `${path}/${key}`));
}

test.each(['nl', 'de', 'fr'])(
  'every message there is in English is there in %s, with the same places to fill',
  (language) => {
    for (const file of files) expect(places(read(language, file)), file).toEqual(places(read('en', file)));
  },
);

test.each(locales.map((locale) => [locale.code, locale] as const))(
  '%s speaks its own language',
  (_code, locale) => {
    const { t, sections, leftOut } = messagesOf(locale);
    const skip: Record<string, string> = {
      nl: 'Naar de inhoud',
      en: 'Skip to content',
      de: 'Zum Inhalt',
      fr: 'Aller au contenu',
    };
    expect(t('skipToContent')).toBe(skip[locale.language]);
    expect(sections.hero.sunset).toContain('{{time}}');
    expect(Object.values(leftOut)).not.toContain('');
  },
);
