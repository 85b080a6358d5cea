import { expect, test } from 'vitest';
import { offering } from '../../.tools/new/blueprint.ts';
import { importing, listing, noting, recording } from '../../.tools/new/insertions.ts';

test('an import comes above the others', () => {
  expect(importing("import b from 'b';")("/** Doc. */\nimport a from 'a';\n")).toBe(
    "/** Doc. */\nimport b from 'b';\nimport a from 'a';\n",
  );
});

test('an entry comes last in its object, whatever lies inside or after it', () => {
  const source = 'export const list = {\n  a: {\n    x: 1,\n  },\n} satisfies List;\n\nconst other = {\n};\n';
  expect(listing('export const list = {', 'b: 2,')(source)).toBe(
    'export const list = {\n  a: {\n    x: 1,\n  },\n  b: 2,\n} satisfies List;\n\nconst other = {\n};\n',
  );
});

test('what an object spreads stays last', () => {
  const source = '  return {\n    words: {\n      a: {},\n      ...others,\n    },\n  };\n';
  expect(listing('words: {', 'b: {},')(source)).toBe(
    '  return {\n    words: {\n      a: {},\n      b: {},\n      ...others,\n    },\n  };\n',
  );
});

test('the default of a switch stays last', () => {
  const source = "  switch (type) {\n    case 'a':\n      return {};\n    default:\n      return {};\n  }\n";
  expect(listing('switch (type) {', "case 'b': return 1;")(source)).toBe(
    source.replace('    default:', "    case 'b': return 1;\n    default:"),
  );
});

test('a message comes last, and none is said twice', () => {
  expect(recording('b', { x: 'y' })('{\n  "a": "z"\n}\n')).toBe('{\n  "a": "z",\n"b": {\n  "x": "y"\n}\n}\n');
  expect(() => recording('a', {})('{ "a": "z" }')).toThrow('has "a" already');
});

test.each([
  [
    '# Changes\n\n## Unreleased\n\n- One\n  goes on\n\n## 1.0\n\n- Old\n',
    '- One\n  goes on\n- Two\n\n## 1.0',
  ],
  ['## Unreleased\n\n## 1.0\n\n- Old\n', '## Unreleased\n\n- Two\n\n## 1.0'],
  ['## Unreleased\n\n- One', '- One\n- Two'],
])('a change is noted under its heading, not under an older one', (source, expected) => {
  expect(noting('## Unreleased', 'Two')(source)).toContain(expected);
});

test('a text without the place says which one it lacks', () => {
  expect(() => listing('const list = {', 'a,')('const list = make({\n});')).toThrow(
    'has not the line "const list = {"',
  );
  expect(() => noting('## Unreleased', 'One')('# Changes\n')).toThrow('has not the line "## Unreleased"');
});

const fieldset = `# Kept.
title: Sections
fields:
  - handle: other
    field: { type: text }
  - handle: sections
    field:
      sets:
        opening:
          sets:
            hero:
              fields: [] # kept too
            # The last of them.

        words:
          sets:
            faq:
              fields:
                - import: faq
`;

test('a set comes last in its group, and every other line stays', () => {
  expect(offering('quote', 'quote:\n  fields: []\n', 'opening')(fieldset)).toBe(
    fieldset.replace('# kept too\n', '# kept too\n            quote:\n              fields: []\n'),
  );
  expect(offering('quote', 'quote:\n  fields: []\n', 'words')(fieldset.trimEnd())).toBe(
    `${fieldset}            quote:\n              fields: []`,
  );
});

test('a set that is there, or a group that is not, is said', () => {
  expect(() => offering('faq', '', 'opening')(fieldset)).toThrow(
    'has a set "faq" already, in the group "words"',
  );
  expect(() => offering('quote', '', 'film')(fieldset)).toThrow('choose one of: opening, words.');
  expect(() => offering('quote', '', 'words')('fields: []\n')).toThrow('has no field "sections"');
});
