import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { readSiteSettings } from '#site/seo/site-settings';

const [nl, , , fr] = locales;

test('the site’s configuration has its address, name, description, both locales and its name on Twitter', () => {
  const globals = { site: { description: 'Licht voor buiten.', twitter: 'veldenvonk' } };
  expect(readSiteSettings('https://www.example.test', fr, 'Veld & Vonk', globals)).toMatchObject({
    url: 'https://www.example.test',
    name: 'Veld & Vonk',
    description: 'Licht voor buiten.',
    defaultLocale: { code: 'en-US' },
    currentLocale: { code: 'fr' },
    twitter: '@veldenvonk',
  });
});

test('what editors say to search engines wins over what they say to visitors', () => {
  const globals = { site: { description: 'For visitors.' }, seo: { description: 'For engines.' } };
  expect(readSiteSettings('https://www.example.test', nl, 'Veld & Vonk', globals).description).toBe(
    'For engines.',
  );
});

test('a site of which editors said nothing has its address and its name', () => {
  expect(readSiteSettings('https://www.example.test', nl, 'Veld & Vonk', {})).toMatchObject({
    description: undefined,
    twitter: undefined,
    titleSeparator: '|',
  });
});
