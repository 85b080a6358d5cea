import { expect, test } from 'vitest';
import { insertEntry, insertImport, insertListItem, insertSet } from '../../.tools/new/insertions.ts';

test('insertImport inserts an import above the first one', () => {
  expect(insertImport("/** Doc. */\nimport a from 'a';\n", "import b from 'b';")).toBe(
    "/** Doc. */\nimport b from 'b';\nimport a from 'a';\n",
  );
});

test('insertEntry inserts an entry at the end of its object, below nested objects', () => {
  const source = 'export const list = {\n  a: {\n    x: 1,\n  },\n} satisfies List;\n\nconst other = {\n};\n';
  expect(insertEntry(source, 'export const list = {', 'b: 2,')).toBe(
    'export const list = {\n  a: {\n    x: 1,\n  },\n  b: 2,\n} satisfies List;\n\nconst other = {\n};\n',
  );
});

test.each([
  [
    '# Changes\n\n## Unreleased\n\n- One\n  continued\n\n## 1.0\n\n- Old\n',
    '## Unreleased\n\n- Two\n- One\n',
  ],
  ['# Changes\n\n## Unreleased\n\n## 1.0\n\n- Old\n', '## Unreleased\n\n- Two\n\n## 1.0'],
])('insertListItem inserts an item at the top of the list below its heading: %j', (source, expected) => {
  expect(insertListItem(source, '## Unreleased', 'Two')).toContain(expected);
});

test('An insertion names the line that the file lacks', () => {
  expect(() => insertEntry('const list = make({\n});', 'const list = {', 'a,')).toThrow(
    'expected the line "const list = {"',
  );
  expect(() => insertListItem('# Changes\n', '## Unreleased', 'One')).toThrow(
    'expected the heading "## Unreleased"',
  );
  expect(() => insertImport('const a = 1;\n', "import b from 'b';")).toThrow('expected at least one import');
});

const fieldset = `# Comment.
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
              fields: [] # Comment of the last line.
            # Comment below the last set.

        words:
          sets:
            faq:
              fields:
                - import: faq
`;

test('insertSet inserts a set at the end of its group and keeps all other lines', () => {
  expect(insertSet(fieldset, 'quote', 'quote:\n  fields: []\n', 'opening')).toBe(
    fieldset.replace(
      'of the last line.\n',
      'of the last line.\n            quote:\n              fields: []\n',
    ),
  );
  expect(insertSet(fieldset.trimEnd(), 'quote', 'quote:\n  fields: []\n', 'words')).toBe(
    `${fieldset}            quote:\n              fields: []`,
  );
});

test('insertSet refuses a handle in use, an unknown group and a fieldset without sections', () => {
  expect(() => insertSet(fieldset, 'faq', '', 'opening')).toThrow(
    'has a set "faq" already, in the group "words"',
  );
  expect(() => insertSet(fieldset, 'quote', '', 'film')).toThrow(
    'has no group "film". Groups: opening, words',
  );
  expect(() => insertSet('fields: []\n', 'quote', '', 'words')).toThrow('expected a field "sections"');
});
