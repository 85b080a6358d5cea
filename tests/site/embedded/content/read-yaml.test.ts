import { describe, expect, test } from 'vitest';
import { readYaml, UnreadableFileError } from '../../../../site/embedded/content/files/read-yaml.ts';

const valueOf = (written: string) => readYaml(`key: ${written}`);

describe('readYaml parses like Symfony', () => {
  test.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['on', 'on'],
    ['off', 'off'],
    ['true', true],
    ['FALSE', false],
    ['~', null],
    ['', null],
    ['null', null],
    ['12', 12],
    ['-3', -3],
    ['007', '007'],
    ['0x1F', 31],
    ['1_000.5', 1000.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ["'12'", '12'],
    ["''", ''],
    ['12:30', '12:30'],
    ['1.2.3', '1.2.3'],
    ['+31 10 000', '+31 10 000'],
    ['2026-03-14', 1_773_446_400],
    ['2026-03-14 09:30:00', 1_773_480_600],
    ['2026-03-14T09:30:00+02:00', 1_773_473_400],
    ["'2026-03-14'", '2026-03-14'],
    ['{}', []],
    ['{ 0: a, 1: b }', ['a', 'b']],
    ['{ 1: a }', { 1: 'a' }],
  ])('the scalar "%s"', (written, value) => {
    expect(valueOf(written)).toEqual({ key: value });
  });

  test('a merged anchor, whose keys are overridden by own keys', () => {
    expect(readYaml('base: &base { tone: dark, size: big }\nhero: { <<: *base, size: small }')).toMatchObject(
      {
        hero: { tone: 'dark', size: 'small' },
      },
    );
  });
});

const readInvalid = () => readYaml('title: a\ntags: [one\nslug: b', 1);

test('UnreadableFileError contains the line of the file, not of the front matter', () => {
  expect(readInvalid).toThrow(UnreadableFileError);
  expect(readInvalid).toThrow(expect.objectContaining({ line: 4 }));
});

test('readYaml throws for a duplicate key', () => {
  expect(() => readYaml('title: a\ntitle: b')).toThrow(UnreadableFileError);
});

test.each(['', '# Only a comment'])('readYaml returns null for a text without a value: "%s"', (text) => {
  expect(readYaml(text)).toBeNull();
});

test('readYaml throws for several documents', () => {
  expect(() => readYaml('title: a\n---\ntitle: b')).toThrow('Expected one document, got several.');
});

test('readYaml throws for nested aliases that would fill the memory', () => {
  const levels = Array.from(
    { length: 30 },
    (_, level) => `l${level + 1}: &l${level + 1} [*l${level}, *l${level}]`,
  );
  expect(() => readYaml(['l0: &l0 text', ...levels].join('\n'))).toThrow(UnreadableFileError);
});

test('readYaml keeps a key named __proto__ as a key', () => {
  expect(Object.keys(Object(readYaml('__proto__: { a: 1 }')))).toEqual(['__proto__']);
});
