import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { readSiteSettings } from '#site/seo/site-settings';

const [nl, , , fr] = locales;

test('The site settings contain URL, name, description, both locales and the Twitter handle', () => {
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

test('The SEO description has precedence over the site description', () => {
  const globals = { site: { description: 'For visitors.' }, seo: { description: 'For engines.' } };
  expect(readSiteSettings('https://www.example.test', nl, 'Veld & Vonk', globals).description).toBe(
    'For engines.',
  );
});

test('The site settings without globals contain URL and name', () => {
  expect(readSiteSettings('https://www.example.test', nl, 'Veld & Vonk', {})).toMatchObject({
    description: undefined,
    twitter: undefined,
    titleSeparator: '|',
  });
});
