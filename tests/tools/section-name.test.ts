import { expect, test } from 'vitest';
import { readSectionName, renamed } from '../../.tools/new/section-name.ts';

test('a name is spelt as each place wants it', () => {
  expect(readSectionName('before-and-after')).toEqual({
    kebab: 'before-and-after',
    pascal: 'BeforeAndAfter',
    camel: 'beforeAndAfter',
    snake: 'before_and_after',
    title: 'Before and after',
  });
});

test.each(['timeline', 'a', 'step-2', 'top-10-list', 'newsletter'])('%s is a name', (name) => {
  expect(readSectionName(name).kebab).toBe(name);
});

test.each([
  ['BeforeAndAfter', 'before-and-after'],
  ['before_and_after', 'before-and-after'],
  ['Before & after!', 'before-after'],
  ['before--after', 'before-after'],
  ['-before', 'before'],
  ['before-', 'before'],
  ['../before', 'before'],
  ['2-before', 'before'],
  ['Überblick', 'uberblick'],
  ['前後', 'before-and-after'],
  ['', 'before-and-after'],
])('%j is no name; %s would be', (name, better) => {
  expect(() => readSectionName(name)).toThrow(`"${name}" cannot be a section's name`);
  expect(() => readSectionName(name)).toThrow(`Try ${better}.`);
});

test.each(['class', 'default', 'await', 'map', 'error', 'constructor', 'to-string', 'undefined'])(
  '%s is a word of JavaScript',
  (name) => {
    expect(() => readSectionName(name)).toThrow(`Say more, such as ${name}-section.`);
  },
);

test.each(['left-out', 'text', 'section', 'new-section'])('%s means something else here', (name) => {
  expect(() => readSectionName(name)).toThrow(`"${name}" means something else in this project`);
});

test('a template takes the name on in every spelling, also a name that has the template’s own in it', () => {
  const template =
    "NewSection new-section.tsx newSectionSchema 'new_section' New section; newSections, renew-section";
  expect(renamed(template, readSectionName('brand-new-section'))).toBe(
    "BrandNewSection brand-new-section.tsx brandNewSectionSchema 'brand_new_section' Brand new section; brandNewSections, rebrand-new-section",
  );
});
