import { expect, test } from 'vitest';
import { applyName, readSectionName } from '../../.tools/new/section-name.ts';

test('readSectionName returns the name in every spelling', () => {
  expect(readSectionName('before-and-after')).toEqual({
    kebab: 'before-and-after',
    pascal: 'BeforeAndAfter',
    camel: 'beforeAndAfter',
    snake: 'before_and_after',
    title: 'Before and after',
  });
});

test.each(['timeline', 'a', 'step-2', 'top-10-list', 'newsletter'])('readSectionName accepts %s', (name) => {
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
])('readSectionName refuses %j and suggests %s', (name, suggestion) => {
  expect(() => readSectionName(name)).toThrow(`"${name}" is not a section name`);
  expect(() => readSectionName(name)).toThrow(new RegExp(`Example: ${suggestion}$`));
});

test.each(['class', 'default', 'await', 'map', 'error', 'constructor', 'to-string', 'undefined'])(
  'readSectionName refuses %s, a keyword or global of JavaScript',
  (name) => {
    expect(() => readSectionName(name)).toThrow(`Use a longer name. Example: ${name}-section`);
  },
);

test.each(['section-error-card', 'text', 'section', 'new-section'])(
  'readSectionName refuses the reserved name %s',
  (name) => {
    expect(() => readSectionName(name)).toThrow(`"${name}" is reserved`);
  },
);

test('applyName replaces every spelling of the template name, also by a name that contains it', () => {
  const template =
    "NewSection new-section.tsx newSectionSchema 'new_section' New section; newSections, renew-section";
  expect(applyName(template, readSectionName('brand-new-section'))).toBe(
    "BrandNewSection brand-new-section.tsx brandNewSectionSchema 'brand_new_section' Brand new section; brandNewSections, rebrand-new-section",
  );
});
