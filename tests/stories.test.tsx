import axe from 'axe-core';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

type Stories = Record<string, ComponentType | { title: string }>;

const files = import.meta.glob<Stories>('../stories/**/*.stories.tsx', { eager: true });
const primitives = Object.keys(import.meta.glob('../design-system/*/*.tsx')).flatMap(doorOf);
const sections = Object.keys(import.meta.glob('../renderer/sections/*/*.schema.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

const stories = Object.entries(files).flatMap(([path, exported]) =>
  Object.entries(exported).flatMap(([name, story]) =>
    name !== 'default' && typeof story === 'function'
      ? [{ file: path.replace('../stories/', ''), name, story }]
      : [],
  ),
);

/** What every section type is looked at in (`stories/renderer/section-states.tsx`). */
const STATES = [
  'Empty',
  'Minimal',
  'Typical',
  'Maximal',
  'LongGerman',
  'MissingPicture',
  'HostileHtml',
  'UnknownExtraField',
];

/** Rules about whole pages and about what only a layout engine sees; stories are parts, and jsdom lays nothing out. */
const NOT_HERE = ['region', 'page-has-heading-one', 'landmark-one-main', 'color-contrast', 'skip-link'];
const rules = Object.fromEntries(NOT_HERE.map((rule) => [rule, { enabled: false }]));

test.each(stories)('$file: $name renders on the server', ({ story }) => {
  expect(renderToString(createElement(story))).toMatch(/\S/);
});

test.each(stories)('$file: $name is fit for assistive technology', async ({ story }) => {
  document.body.innerHTML = renderToString(createElement(story));

  const { violations } = await axe.run(document.body, { rules });

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test.each(primitives)('the primitive %s has a story to look at', (name) => {
  expect(Object.keys(files)).toContain(`../stories/design-system/${name}.stories.tsx`);
});

test.each(sections)('the section %s has a story to look at', (name) => {
  expect(Object.keys(files)).toContain(`../stories/renderer/${name}.stories.tsx`);
});

test.each(sections)('the section %s is shown in every state that all sections are shown in', (name) => {
  const told = Object.keys(files[`../stories/renderer/${name}.stories.tsx`] ?? {});
  expect(STATES.filter((state) => !told.includes(state))).toEqual([]);
});

test('stories are named by what is to be seen, in plain words', () => {
  const odd = stories.filter(({ name }) => !isPlain(name)).map(({ file, name }) => `${file}: ${name}`);
  expect(odd).toEqual([]);
});

test.each([
  'Story',
  'Story2',
  'Test',
  'Two3',
  'longGerman',
  'LONG',
  'Long_German',
  'Default',
  'V2',
  'HTMLInside',
])('a story cannot be called %s', (name) => expect(isPlain(name)).toBe(false));

/** Words with a capital each, and none that says only that it is a story. */
function isPlain(name: string) {
  return /^(?:A(?=[A-Z])|[A-Z][a-z]+)+$/.test(name) && !/Story|Default|Test|Variant|Example/.test(name);
}

/** A folder's public file carries the folder's name. */
function doorOf(path: string) {
  const [folder, file] = path.split('/').slice(-2);
  return file === `${folder}.tsx` && folder ? [folder] : [];
}
