import { describe, expect, test, vi } from 'vitest';
import { allFormKitRules } from '#renderer/forms/formkit-rules';
import { languages, loadRuleMessages, type RuleMessages } from '#renderer/forms/rule-messages';
import { validateValues } from '#renderer/forms/validate-values';
import { createMessageFormatter } from '../../../../renderer/forms/validation/message-text.ts';
import { fc } from '../../../properties.ts';

const tables = await Promise.all(
  languages.map(async (language) => [language, await loadRuleMessages(language)] as const),
);
const locales = { nl: 'nl-NL', en: 'en-150', de: 'de-DE', fr: 'fr-FR' } as const;

const createFormatter = async (language: (typeof languages)[number], locale: string = locales[language]) => {
  const formatMessage = createMessageFormatter(await loadRuleMessages(language), locale);
  return (rule: string, args: readonly unknown[] = [], value: unknown = 'x', name = 'value') =>
    formatMessage({ rule, args, value, name, labelOf: (other) => ({ mail: 'E-mail', from: 'Van' })[other] });
};

const SETS = ['latin', 'allow_non_alpha', 'allow_numeric', 'allow_numeric_dashes'];
/** Arguments of rules, so that every message is used. */
const anyArguments = fc.oneof(
  fc.array(
    fc.constantFrom<unknown>('1', 2, 'latin', ...SETS, '2026-01-01', 'DD-MM-YYYY', 'ftp:', 'mail', ''),
    {
      maxLength: 3,
    },
  ),
);

describe.each(tables)('Rule messages in %s', (language, messages) => {
  const texts = Object.entries(messages.rules);
  const words = texts.flatMap(([, text]) => (typeof text === 'string' ? [text] : Object.values(text)));

  test('contain a message for every rule and a default message', () => {
    const rules = Object.keys(allFormKitRules).filter((rule) => rule !== 'length');
    expect(texts.map(([key]) => key)).toEqual(expect.arrayContaining([...rules, 'default']));
    expect(texts.map(([key]) => key)).toEqual(
      expect.arrayContaining(['length.min', 'length.max', 'length.exact', 'length.between']),
    );
  });

  test('have the keys of English with the same placeholders', () => {
    const english = tables.find(([one]) => one === 'en')?.[1];
    expect(Object.keys(messages.rules).toSorted()).toEqual(Object.keys(english?.rules ?? {}).toSorted());
    const placesOf = (text: unknown) =>
      [...new Set(JSON.stringify(text).match(/\{\{\w+\}\}/g))].toSorted().join(' ');
    expect(texts.map(([key, text]) => `${key} ${placesOf(text)}`).toSorted()).toEqual(
      Object.entries(english?.rules ?? {})
        .map(([key, text]) => `${key} ${placesOf(text)}`)
        .toSorted(),
    );
  });

  test('end with a full stop and use the language’s typography', () => {
    for (const text of words) {
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/'|"|\.\.\.|--| {2}/);
      if (language === 'fr') expect(text).not.toMatch(/[^\u202f\u00a0][?!;»](?!\/\/)|[^\u00a0]:(?!\/\/)|« /);
    }
  });

  test('fill every placeholder, whatever the arguments of a rule are', () => {
    const formatMessage = createMessageFormatter(messages, locales[language]);
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(allFormKitRules), 'nosuch'),
        anyArguments,
        fc.constantFrom<unknown>('x', 3, ['a'], '', undefined),
        (rule, args, value) => {
          const text = formatMessage({ rule, args, value, name: 'value', labelOf: () => undefined });
          expect(text).not.toMatch(/\{\{|\}\}|undefined|NaN|null/);
          expect(text.length).toBeGreaterThan(5);
        },
      ),
    );
  });

  test('contain the default message for a rule without a message', async () => {
    expect((await createFormatter(language))('nosuch')).toBe(messages.rules.default);
  });
});

test('Rule messages differ between all languages, so each is translated', () => {
  const shared = tables.flatMap(([language, messages], index) =>
    tables.slice(index + 1).flatMap(([other, others]) =>
      Object.entries(messages.rules)
        .filter(
          ([key, text]) =>
            JSON.stringify(text) === JSON.stringify(new Map(Object.entries(others.rules)).get(key)),
        )
        .map(([key]) => `${language} and ${other}: ${key}`),
    ),
  );
  expect(shared).toEqual([]);
});

test('Rule messages in English have the specified default and invalid date', async () => {
  const { rules, dateInvalid } = await loadRuleMessages('en');
  expect(rules.default).toBe('This field is not valid.');
  expect(dateInvalid).toBe('The selected date is invalid.');
});

test.each([
  ['nl', 'nl-NL', 'Kies een datum vóór 31 januari 2026.'],
  ['en', 'en-150', 'Please choose a date before 31 January 2026.'],
  ['en', 'en-US', 'Please choose a date before January 31, 2026.'],
  ['de', 'de-DE', 'Bitte wählen Sie ein Datum vor dem 31. Januar 2026.'],
  ['fr', 'fr-CA', 'Choisissez une date avant le 31 janvier 2026.'],
] as const)(
  'Rule messages in %s format dates for %s, whatever the locale and time zone of the server: %s',
  async (language, locale, message) => {
    const zone = process.env['TZ'];
    for (const place of ['Pacific/Honolulu', 'Pacific/Auckland']) {
      vi.stubEnv('TZ', place);
      expect((await createFormatter(language, locale))('date_before', ['2026-01-31'])).toBe(message);
    }
    vi.unstubAllEnvs();
    expect(process.env['TZ']).toBe(zone);
  },
);

test.each([
  ['nl', 'length', ['1'], 'Gebruik minstens 1 teken.'],
  ['nl', 'length', ['2'], 'Gebruik minstens 2 tekens.'],
  ['en', 'length', ['0', '1'], '1 character at most, please.'],
  ['en', 'length', ['0', '2000'], '2,000 characters at most, please.'],
  ['de', 'length', ['0', '2000'], 'Bitte höchstens 2.000 Zeichen.'],
  ['fr', 'length', ['0', '1'], '1 caractère au plus.'],
  ['fr', 'length', ['0', '2000'], '2\u202f000 caractères au plus.'],
  ['en', 'length', ['4', '4'], 'Exactly 4 characters, please.'],
  ['en', 'length', ['8', '2'], 'From 2 to 8 characters, please.'],
  ['en', 'between', ['5', '1'], 'Please choose a number from 1 to 5.'],
  ['nl', 'max', [1.5], 'Niet meer dan 1,5.'],
  ['en', 'max', [], '10 at most, please.'],
  ['en', 'confirm', ['mail'], 'This is not the same as “E-mail”.'],
  ['en', 'require_one', ['mail', 'from'], 'Please fill in at least one: this, or “E-mail” or “Van”.'],
  ['de', 'starts_with', ['NL', 'BE'], 'Am Anfang muss „NL“ oder „BE“ stehen.'],
  ['fr', 'ends_with', ['.fr'], 'La réponse doit se terminer par «\u202f.fr\u202f».'],
  ['nl', 'date_after_node', ['from'], 'Deze datum moet na “Van” liggen.'],
  ['en', 'date_before_node', ['from'], 'This date should come before “Van”.'],
  ['nl', 'date_format', ['DD-MM-YYYY'], 'Schrijf de datum als DD-MM-JJJJ.'],
  ['de', 'date_format', ['DD.MM.YYYY'], 'Bitte schreiben Sie das Datum so: TT.MM.JJJJ.'],
  ['fr', 'date_format', ['DD/MM/YYYY'], 'Écrivez la date sous la forme JJ/MM/AAAA.'],
  ['en', 'url', ['ftp:'], 'Please write the whole address; it should begin with “ftp://”.'],
  ['en', 'alpha', ['latin'], 'Only the letters a to z, please.'],
  ['en', 'lowercase', ['allow_numeric'], 'Lowercase letters and digits only, please.'],
  ['nl', 'date_after', [], 'Kies een datum die nog moet komen.'],
  ['nl', 'file_size', ['100'], 'Dit bestand is te groot; hoogstens 100 kB.'],
  ['en', 'file_size', ['500'], 'This file is too large; 500 kB at most, please.'],
  ['fr', 'file_size', ['1023'], 'Ce fichier est trop lourd\u00a0: 1\u202f023\u202fko au plus.'],
  ['de', 'file_size', ['1024'], 'Diese Datei ist zu groß; höchstens 1 MB.'],
  ['nl', 'file_size', ['2560'], 'Dit bestand is te groot; hoogstens 2,5 MB.'],
  ['fr', 'file_size', ['8192'], 'Ce fichier est trop lourd\u00a0: 8\u202fMo au plus.'],
  [
    'nl',
    'date_between',
    ['2026-01-01', '2026-01-31'],
    'Kies een datum van 1 januari 2026 tot en met 31 januari 2026.',
  ],
] as const)('In %s, %s given %j says “%s”', async (language, rule, args, message) => {
  expect((await createFormatter(language))(rule, args)).toBe(message);
});

test('Rule messages count choices for lists, and characters for texts', async () => {
  const formatMessage = await createFormatter('en');
  expect(formatMessage('min', ['2'], ['a'])).toBe('Please choose at least 2.');
  expect(formatMessage('max', ['2'], ['a', 'b', 'c'])).toBe('Please choose 2 at most.');
  expect(formatMessage('length', ['1', '3'], [1, 2, 3, 4])).toBe('Please choose 1 to 3.');
});

test('A field’s own message replaces the message of a rule', async () => {
  const messages: RuleMessages = await loadRuleMessages('en');
  const messagesByPath = await validateValues({
    formKitRules: allFormKitRules,
    fields: [
      {
        name: 'mail',
        label: 'E-mail',
        rules: 'required|email',
        messages: { required: 'Where do we answer?' },
      },
    ],
    values: {},
    messages,
    locale: 'en-150',
  });
  expect(messagesByPath.get('mail')).toEqual({ errors: ['Where do we answer?'], warnings: [] });
});
