import { expect, test } from 'vitest';
import { readHtml } from '#renderer/parse/html';
import { defaultLocale } from '#site/i18n/locale';
import { renderProductDetails } from '#site/pages/render-views';

const read = (html: string) =>
  readHtml(html, { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' });

const NO_DETAILS = {
  description: read(''),
  specifications: [],
  notes: [],
  box: [],
  settingPicture: undefined,
  parts: [],
};

test('A product without details has no section for them', () => {
  expect(renderProductDetails(defaultLocale, NO_DETAILS)).toEqual([]);
});

test.each([
  { description: read('<p>A lantern.</p>') },
  { box: ['A lantern'] },
  { notes: [{ code: 'care' as const, text: 'Wipe it.' }] },
])('A product with the details %j has a section for them', (details) => {
  const sections = renderProductDetails(defaultLocale, { ...NO_DETAILS, ...details });
  expect(sections.map(({ type }) => type)).toEqual(['product-details']);
});
