import axe from 'axe-core';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findInvalidHtml } from './find-invalid-html.ts';
import { createRepeatedElementsFinder } from './repeated-elements.ts';

type Stories = Record<string, ComponentType | { title: string }>;

const files = import.meta.glob<Stories>('../stories/**/*.stories.tsx', { eager: true });
const primitives = Object.keys(import.meta.glob('../design-system/*/*.tsx')).flatMap(getPrimitiveName);
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

/** Stories that every section type needs (`stories/renderer/section-states.tsx`). */
const REQUIRED_STATES = [
  'Empty',
  'Minimal',
  'Typical',
  'Maximal',
  'LongGerman',
  'MissingPicture',
  'MissingPictureInEachLayout',
  'HostileHtml',
  'UnknownExtraField',
];

/** Rules for whole pages, and rules that need a layout engine, which jsdom does not have. */
const DISABLED_RULES = [
  'bypass',
  'color-contrast',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'skip-link',
];
const rules = Object.fromEntries(DISABLED_RULES.map((rule) => [rule, { enabled: false }]));

/** Cache of rendered stories. */
const htmlByStory = new Map<ComponentType, string>();

function htmlOf(story: ComponentType): string {
  const html = htmlByStory.get(story) ?? renderToString(createElement(story));
  htmlByStory.set(story, html);
  return html;
}

/** Returns the check with a cache, so that equal HTML of several stories is checked once. */
function memoise<Result>(check: (html: string) => Result): (html: string) => Result {
  const results = new Map<string, Result>();
  return (html) => {
    const result = results.get(html) ?? check(html);
    results.set(html, result);
    return result;
  };
}

/** Returns a function that removes each header and footer that an earlier story had. They have half of the elements of all stories. */
function createCheckedPartsFilter(): (html: string) => string {
  const checkedParts = new Set<string>();
  return (html) => {
    const parts = html.split(/(?=<(?:header|footer)[ >])|(?<=<\/(?:header|footer)>)/);
    const unchecked = parts.filter((part) => !/^<(?:header|footer)/.test(part) || !checkedParts.has(part));
    for (const part of parts) checkedParts.add(part);
    return unchecked.join('');
  };
}

const withoutValidatedParts = createCheckedPartsFilter();
const problemsOf = memoise((html) => findInvalidHtml(withoutValidatedParts(html)));

/** Skips only elements with 20 descendants or more, because axe searches the list of skipped elements for each rule and element. */
const findRepeatedElements = createRepeatedElementsFinder(20);

const withoutPartsTestedByAxe = createCheckedPartsFilter();
const violationsOf = memoise(async (html) => {
  document.body.innerHTML = withoutPartsTestedByAxe(html);
  // Axe selects elements faster in a whole document.
  const context = { include: [document], exclude: findRepeatedElements(document.body) };
  // Omits the details of passed rules.
  const { violations } = await axe.run(context, { rules, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html: node }) => node).join(' ')}`);
});

test.each(stories)('$file: $name renders on the server', ({ story }) => {
  expect(htmlOf(story)).toMatch(/\S/);
});

test.each(stories)('$file: $name passes axe', async ({ story }) => {
  expect(await violationsOf(htmlOf(story))).toEqual([]);
});

// The sanitiser returns the nesting of hostile HTML as it is, for example a list inside `<b>`.
const validStories = stories.filter(({ name }) => name !== 'HostileHtml');
test.each(validStories)('$file: $name is valid HTML', ({ story }) => {
  expect(problemsOf(htmlOf(story))).toEqual([]);
});

test.each(primitives)('The primitive %s has a story', (name) => {
  expect(Object.keys(files)).toContain(`../stories/design-system/${name}.stories.tsx`);
});

test.each(sections)('The section %s has a story', (name) => {
  expect(Object.keys(files)).toContain(`../stories/renderer/${name}.stories.tsx`);
});

test.each(sections)('The section %s has a story for every required state', (name) => {
  const states = Object.keys(files[`../stories/renderer/${name}.stories.tsx`] ?? {});
  expect(REQUIRED_STATES.filter((state) => !states.includes(state))).toEqual([]);
});

test('Story names are capitalised words that describe the state', () => {
  const invalid = stories.filter(({ name }) => !isStoryName(name));
  expect(invalid.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
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
])('%s is not a valid story name', (name) => expect(isStoryName(name)).toBe(false));

/** Returns whether a name consists of capitalised words, none of which is generic. */
function isStoryName(name: string) {
  return /^(?:A(?=[A-Z])|[A-Z][a-z]+)+$/.test(name) && !/Story|Default|Test|Variant|Example/.test(name);
}

/** Returns a list with the name of the folder if the file is its public file, which has the same name. Else the list is empty. */
function getPrimitiveName(path: string) {
  const [folder, file] = path.split('/').slice(-2);
  return file === `${folder}.tsx` && folder ? [folder] : [];
}
