import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fieldsOf } from '#renderer/forms/form';
import { createMessageFormatter } from '../../site/embedded/content/forms/messages/messages.ts';
import { validate } from '../../site/embedded/content/forms/validate.ts';
import { createField } from '../../site/embedded/content/project/blueprint.ts';
import { createConditionTest, SlowFilterError } from '../../site/embedded/content/query/conditions.ts';
import { readForm } from '../../site/forms/definition/read-definition.ts';
import { notes, serveProject } from '../site/embedded/content/temporary-project.ts';
import { bareField } from '../site/forms/bare-field.ts';
import { runSite } from '../site/running-site.ts';
import { measureProcessorTime } from './processor-time.ts';

const PAGE = '/nl/contact';
const SLOW_PATTERN = '/^(a+)+$/';
/** A backtracking engine needs twice as long for each further character. */
const slowText = (length: number) => `${'a'.repeat(length)}!`;
const SLOW_TEXT = slowText(31);
/** Backtracking this text takes a sixty-fourth of the time of `SLOW_TEXT`, which is still longer than the rest of a test. */
const REFERENCE_TEXT = slowText(25);
const NOW = Date.parse('2026-03-14T12:00:00Z');

function readRules(rules: readonly string[]) {
  const reported: string[] = [];
  const fields = [{ ...bareField, rules }];
  const locale = { site: 'nl', baseLanguage: 'nl', intl: 'nl-NL' } as const;
  const form = readForm({ handle: 'f', title: 'F', fields }, locale, (rule, field, kind) => {
    reported.push(`${kind} ${field} ${rule}`);
  });
  return { rules: fieldsOf(form)[0]?.rules, reported };
}

/** Runs a function, and fails if it takes a quarter of the time that backtracking needs for `SLOW_TEXT`. */
async function runInLinearTime<Value>(run: () => Value | Promise<Value>): Promise<Value> {
  const { value, ms } = await measureProcessorTime(run);
  expect(ms).toBeLessThan(16 * (await backtrackingMs));
  return value;
}

/** Time of the backtracking engine of Node.js for `REFERENCE_TEXT`, in ms. The first matches are not measured, because they are slower. */
const backtrackingMs = (async () => {
  const pattern = /^(a+)+$/;
  pattern.test('a');
  pattern.test(slowText(10));
  return (await measureProcessorTime(() => pattern.test(REFERENCE_TEXT))).ms;
})();

describe('A pattern in the definition of a form', () => {
  test.each([
    ['regex:/^VV-[0-9]{6}$/', ['regex', '^VV-[0-9]{6}$']],
    ['regex:/^[a-z]+$/i', ['regex', '^[a-z]+$', 'i']],
    ['not_regex:#https?://#', ['not_regex', 'https?://']],
    [String.raw`regex:/^\\A[.\-\d\s\x41\t]\/\.$/`, ['regex', String.raw`^\\A[.\-\d\s\x41\t]\/\.$`]],
    ['regex:/^[\\w\\b:.=]$/', ['regex', '^[\\w\\b:.=]$']],
    [String.raw`regex:/^\p{L}+\d$/u`, ['regex', String.raw`^\p{L}+\d$`, 'u']],
    ['alpha_dash', ['regex', '^[\\p{L}\\p{M}\\p{N}_-]+$', 'u']],
  ])('is validated by browser and server if it is linear: %s', (rule, expected) => {
    expect(readRules([rule])).toEqual({ rules: [expected], reported: [] });
  });

  test.each([
    `regex:${SLOW_PATTERN}`,
    `not_regex:${SLOW_PATTERN}`,
    'regex:/^([a-z]{1,100}){1,100}$/',
    'regex:/^[^@]+@[^@]+\\.[^@]+$/',
    'regex:/^(?=.*\\d).+$/',
    'regex:/(a|b)\\1/',
  ])('is left to the content system and reported otherwise: %s', (rule) => {
    expect(readRules([rule, 'max:80'])).toEqual({
      rules: [['length', 0, 80]],
      reported: [`pattern ${bareField.handle} ${rule}`],
    });
  });
});

test.each([
  String.raw`/\A\d{4}\z/`,
  String.raw`/^\d{4}\h?[A-Z]{2}$/i`,
  String.raw`/^\d{4}\h?[A-Z]{2}$/u`,
  String.raw`/^\p{L}+$/`,
  String.raw`/^[\pL ]+$/`,
  String.raw`/^[\pL ]+$/u`,
  '/^[[:alpha:]]+$/',
  '/^[^_[:alpha:]]+$/',
  '/^[[:alpha:]_]+$/u',
  '/^[]a]+$/',
  '/^[^]a]+$/',
  String.raw`/^\v$/`,
  String.raw`/^\R\N$/`,
  String.raw`/^\x{41}$/`,
  String.raw`/^\c1$/`,
  String.raw`/^\Qa.b\E$/`,
  String.raw`/^\w+$/u`,
  String.raw`/^a\b/u`,
])(
  'A pattern that JavaScript cannot parse or reads differently is left to the content system and reported: %s',
  (pattern) => {
    expect(readRules([`regex:${pattern}`, `not_regex:${pattern}`])).toEqual({
      rules: [],
      reported: [
        `rule ${bareField.handle} regex:${pattern}`,
        `rule ${bareField.handle} not_regex:${pattern}`,
      ],
    });
  },
);

test('A slow pattern is not part of the page, is logged once, and is validated by the content system', async () => {
  const site = await runSite({
    prepare: (content) => {
      const path = `${content}/../resources/blueprints/forms/contact.yaml`;
      const blueprint = readFileSync(path, 'utf8').replace('regex:/^VV-[0-9]{6}$/', `regex:${SLOW_PATTERN}`);
      writeFileSync(path, blueprint);
    },
  });
  onTestFinished(() => site.stop());
  for (const path of [PAGE, '/nl/contact?page=2', '/de/kontakt'])
    expect(await (await site.get(path)).text()).not.toContain('(a+)+');
  expect(site.events.filter(({ message }) => message.includes('pattern'))).toEqual([
    {
      fields: { form: 'contact', field: 'order_number' },
      message: expect.stringContaining(`regex:${SLOW_PATTERN}`),
    },
  ]);

  const body = new URLSearchParams({
    _section: 's-contact-2-form',
    _form: 'contact',
    subject: 'order',
    order_number: SLOW_TEXT,
    message: 'Waar is mijn bestelling?',
    name: 'Kim Vos',
    email: 'kim@example.test',
    country: 'NL',
    answer_by: 'email',
    consent: '1',
  });
  const response = await runInLinearTime(() => site.post(PAGE, body, { accept: 'application/json' }));
  expect(Object.keys((await response.json()).errors)).toEqual(['order_number']);
});

describe('The embedded content server', () => {
  const messagesFor = (
    rule: string,
    value: string,
    onUnsupported?: (field: string, pattern: string) => void,
  ) => {
    const field = createField('code', { type: 'text', display: 'Code', validate: [rule] });
    const body = { values: { code: value }, files: new Map() };
    return validate([field], body, createMessageFormatter('en'), NOW, onUnsupported).get('code') ?? [];
  };

  test('validates a slow pattern in linear time', async () => {
    for (const [rule, messages] of [
      [`regex:${SLOW_PATTERN}`, 1],
      [`not_regex:${SLOW_PATTERN}`, 0],
    ] as const) {
      expect(await runInLinearTime(() => messagesFor(rule, SLOW_TEXT))).toHaveLength(messages);
    }
  });

  test('accepts a value of a pattern that it does not support, and reports the pattern', () => {
    const reported: string[] = [];
    const report = (field: string, pattern: string) => void reported.push(`${field} ${pattern}`);
    expect(messagesFor('regex:/^(?=a)b$/', 'c', report)).toEqual([]);
    expect(messagesFor(`regex:/${'a'.repeat(501)}/`, 'c', report)).toEqual([]);
    expect(reported).toEqual(['code /^(?=a)b$/', `code /${'a'.repeat(501)}/`]);
  });

  test('logs an unsupported pattern once', async () => {
    const { log, url } = await serveProject({
      ...notes,
      'resources/forms/feedback.yaml': 'title: Feedback\n',
      'resources/blueprints/forms/feedback.yaml':
        "fields:\n  - { handle: code, field: { type: text, validate: ['regex:/^(?=a)b$/'] } }\n",
    });
    for (let index = 0; index < 3; index += 1) {
      const body = new URLSearchParams({ code: 'x' });
      const headers = { accept: 'application/json' };
      expect((await fetch(`${url}/!/forms/feedback`, { method: 'POST', body, headers })).status).toBe(200);
    }
    expect(log.filter((line) => line.includes('/^(?=a)b$/'))).toHaveLength(1);
  });

  test.each([
    ['digits:4', ['1234'], ['123', '12345', 'abcd']],
    ['digits_between:2,3', ['12', '123'], ['1', '1234']],
    ['digits:x', [], ['1', 'x']],
    ['digits:99999999999', [], ['1']],
  ])('does not create a pattern from the rule %s', (rule, valid, invalid) => {
    expect(valid.filter((value) => messagesFor(rule, value).length > 0)).toEqual([]);
    expect(invalid.filter((value) => messagesFor(rule, value).length === 0)).toEqual([]);
  });
});

describe('A filter with a pattern', () => {
  test.each(['matches', 'regex', 'match', 'doesnt_match'])('takes linear time: %s', async (condition) => {
    const holds = createConditionTest(condition, SLOW_PATTERN, NOW);
    expect(await runInLinearTime(() => holds?.(SLOW_TEXT))).toBe(condition === 'doesnt_match');
  });

  test('reads the flags of PHP and ignores case', () => {
    const matches = (pattern: string, text: string) => createConditionTest('matches', pattern, NOW)?.(text);
    expect(matches('/^la.p$/', 'Lamp')).toBe(true);
    expect(matches('#^two$#m', 'one\ntwo')).toBe(true);
    expect(matches('~a.b~s', 'a\nb')).toBe(true);
    expect(matches('a/b', 'x A/B')).toBe(true);
    expect(matches('(', '(')).toBe(false);
    expect(matches('^(?=l)lamp', 'lamp')).toBe(false);
  });

  test('stops after a limited number of steps over all values', () => {
    const holds = createConditionTest('matches', '^(?:\\w+\\s?){1,150}$', NOW);
    const values = Array.from({ length: 1_000 }, () => 'a'.repeat(1_000));
    expect(() => values.filter((value) => holds?.(value))).toThrow(SlowFilterError);
  });

  test.each(['entries', 'tree'])(
    'shares its steps with the other filters of a request for %s, which responds with 422',
    async (list) => {
      const entries = Array.from({ length: 20 }, (_, index) => [
        `content/collections/notes/n${index}.md`,
        `---\nid: n${index}\ntitle: '${'a'.repeat(1_000)}'\n---\n`,
      ]);
      const { get } = await serveProject({
        'content/collections/notes.yaml': "title: Notes\nroute: '/notes/{slug}'\nstructure: {}\n",
        'config/statamic/api.php':
          "<?php return ['enabled' => true, 'resources' => ['collections' => ['notes' => ['allowed_filters' => ['title']]]]];",
        ...Object.fromEntries(entries),
      });
      // About 250 instructions on 20,000 characters take half of the steps that a request may use.
      const pattern = encodeURIComponent('^(?:\\w{1,20}){1,6}');
      const statusWith = async (...conditions: readonly string[]) => {
        const query = conditions.map((condition) => `filter[title:${condition}]=${pattern}`).join('&');
        return (await get(`/api/collections/notes/${list}?${query}`)).status;
      };
      expect(await statusWith('matches')).toBe(200);
      expect(await statusWith('matches', 'regex', 'match')).toBe(422);
    },
  );
});
