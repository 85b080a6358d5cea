import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startContentServer } from '#embedded/content';
import { fieldsOf } from '#renderer/forms/form';
import { findLocale, locales } from '#site/i18n/locale';
import type { FormDefinition } from '#site/services/content';
import { readForm } from '../../../site/forms/definition/read-definition.ts';
import { parseOnce } from '../demo-data.ts';
import { clientOf } from '../services/content/client.ts';

let server: Awaited<ReturnType<typeof startContentServer>>;
beforeAll(async () => {
  server = await startContentServer({
    directory: 'site/statamic',
    port: 0,
    appUrl: 'https://www.example.test',
    submissionsDirectory: tmpdir(),
    log: () => {},
    parse: parseOnce,
    isWatched: false,
  });
});
afterAll(() => server.close());

async function definitionOf(handle: string): Promise<FormDefinition> {
  const found = await clientOf(server.url).nl.form(handle);
  if (!found.ok || found.value === null) throw new Error(`No form ${handle}`);
  return found.value;
}

const unknownNames: string[] = [];
const recordUnknown = (name: string) => void unknownNames.push(name);

describe.each(['contact', 'newsletter'])('The form %s', (handle) => {
  test('has every text in every language', async () => {
    const { fields } = await definitionOf(handle);
    const missing = fields.flatMap((field) =>
      ['en', 'de', 'fr'].flatMap((language) => {
        const words = textsIn(field.config['translations'], language);
        const wanted = ['display', 'instructions', 'placeholder', 'step_title'].filter(
          (key) => field.config[key],
        );
        const options = field.options.map(({ value }) => value);
        return [
          ...wanted.filter((key) => !words[key]),
          ...options.filter((value) => !textsIn(words, 'options')[value]),
        ].map((key) => `${field.handle} ${language} ${key}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  test.each(locales.map((locale) => [locale.code, locale] as const))(
    'is complete in %s',
    async (_code, locale) => {
      const definition = await definitionOf(handle);
      const form = readForm(definition, locale, recordUnknown);
      expect(fieldsOf(form).map(({ name }) => name)).toEqual(
        definition.fields.map(({ handle: name }) => name),
      );
      expect(fieldsOf(form).every(({ label }) => label !== '')).toBe(true);
      expect(unknownNames).toEqual([]);
    },
  );
});

test('translateField prefers texts of the region, then of the language, then untranslated ones', async () => {
  const definition = await definitionOf('contact');
  const label = (code: string, name: string) => {
    const locale = findLocale(code) ?? locales[0];
    return fieldsOf(readForm(definition, locale, recordUnknown)).find((field) => field.name === name)?.label;
  };
  expect(label('nl', 'subject')).toBe('Waar gaat het over?');
  expect(label('en-UK', 'subject')).toBe('What is it about?');
  expect(label('fr-CA', 'message')).toBe('Votre message');
  expect(label('fr-CA', 'email')).toBe('Courriel');
  expect(label('fr', 'email')).toBe('E-mail');
});

test('translateField uses the language’s label for an option without a label of the region', () => {
  const colour = {
    handle: 'colour',
    type: 'select',
    display: 'Kleur',
    instructions: null,
    placeholder: null,
    inputType: null,
    initial: null,
    width: 100,
    step: 1,
    options: [
      { value: 'g', label: 'Grijs' },
      { value: 'r', label: 'Rood' },
      { value: 'b', label: 'Blauw' },
    ],
    rules: [],
    config: { translations: { en: { options: { g: 'Grey', r: 'Red' } }, en_us: { options: { g: 'Gray' } } } },
  };
  const locale = { site: 'en_us', baseLanguage: 'en', intl: 'en-US' } as const;
  const form = readForm({ handle: 'f', title: 'F', fields: [colour] }, locale, recordUnknown);
  expect(fieldsOf(form)).toMatchObject([
    { label: 'Kleur', options: [{ label: 'Gray' }, { label: 'Red' }, { label: 'Blauw' }] },
  ]);
});

function textsIn(value: unknown, key: string): Record<string, unknown> {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const found: unknown = inner.find(([name]) => name === key)?.[1];
  return typeof found === 'object' && found !== null ? Object.fromEntries(Object.entries(found)) : {};
}
