import { expect, test } from 'vitest';
import { documentTitle, errorTitle, fallbackTitle } from '#site/seo/title';

test.each([
  ['nl', '/nl/over-ons/materiaal-en-zorg', 'Materiaal en Zorg'],
  ['nl', '/nl/van-de-werkplaats', 'Van de Werkplaats'],
  ['en', '/en-UK/the-art-of-a-garden', 'The Art of a Garden'],
  ['en', '/en/light_for-the_table', 'Light for the Table'],
  ['de', '/de/licht-für-den-garten', 'Licht für den Garten'],
  ['fr', '/fr/lampes-de-table-à-la-main', 'Lampes de Table à la Main'],
  ['en', '/en/what-is-it-for', 'What Is It For'],
  ['nl', '/nl', ''],
  ['nl', '/nl/ÉÉN-sleutel', 'Één Sleutel'],
  ['en', '/en/--', ''],
] as const)('fallbackTitle in %s for %s is "%s"', (language, path, title) => {
  expect(fallbackTitle(path, language)).toBe(title);
});

test('documentTitle contains the page title, then the site name', () => {
  expect(documentTitle({ pageTitle: 'Over ons', separator: '·', siteName: 'Veld & Vonk' })).toBe(
    'Over ons · Veld & Vonk',
  );
});

test.each(['', 'Veld & Vonk'])(
  'documentTitle contains only the site name for the page title "%s"',
  (pageTitle) => {
    expect(documentTitle({ pageTitle, separator: '·', siteName: 'Veld & Vonk' })).toBe('Veld & Vonk');
  },
);

test('errorTitle contains the status code, then the message', () => {
  expect(errorTitle(404, 'Pagina niet gevonden')).toBe('404, Pagina niet gevonden');
});
