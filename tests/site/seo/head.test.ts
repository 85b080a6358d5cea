// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { renderHead, type Metadata } from '#site/seo/head';
import { breadcrumbNodes, faqPageNodes, organizationNode, webSiteNode } from '#site/seo/json-ld';
import { readSiteSettings } from '#site/seo/site-settings';

const globals = {
  site: {
    name: 'Veld & Vonk',
    twitter: 'veldenvonk',
    tagline: 'Licht na zessen',
    description: 'Lampen voor buiten',
    social: [{ name: 'Social', url: 'https://social.example/vv' }, { url: 'x' }],
  },
  seo: { description: 'Lampen', title_separator: '·' },
  company: {
    legal_name: 'Veld & Vonk B.V.',
    city: 'Deventer',
    country: 'NL',
    phone: '+31 570 555 014',
    vat: 'NL01',
  },
};
const [nl] = locales;
const site = readSiteSettings('https://www.example.test', nl, 'Veld & Vonk', globals);

const about: Metadata = {
  title: 'Over ons · Veld & Vonk',
  heading: 'Over "ons" </title>',
  description: undefined,
  canonical: 'https://www.example.test/nl/over-ons',
  indexed: true,
  alternates: [
    { hreflang: 'nl', url: 'https://www.example.test/nl/over-ons' },
    { hreflang: 'en-GB', url: 'https://www.example.test/en-UK/about' },
  ],
  picture: {
    url: 'https://www.example.test/_image/x.jpg',
    alt: 'Een lamp',
    width: 1200,
    height: 630,
    type: 'image/jpeg',
  },
  kind: 'website',
  linkedData: [],
};

function head(page: Partial<Metadata> = {}) {
  const { head: parsed } = new DOMParser().parseFromString(
    renderHead({ ...about, ...page }, site),
    'text/html',
  );
  const contentOf = (name: string) =>
    parsed.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
  return { parsed, contentOf };
}

test('Social metadata contain the page’s title and picture without the site name', () => {
  const { contentOf } = head();
  expect(contentOf('og:title')).toBe('Over "ons" </title>');
  expect(contentOf('og:site_name')).toBe('Veld & Vonk');
  expect(contentOf('og:locale')).toBe('nl');
  expect(contentOf('og:image')).toBe('https://www.example.test/_image/x.jpg');
  expect(contentOf('og:image:alt')).toBe('Een lamp');
  expect(contentOf('twitter:card')).toBe('summary_large_image');
  expect(contentOf('twitter:site')).toBe('@veldenvonk');
});

test('Social metadata omit a missing picture and description', () => {
  const { contentOf } = head({ picture: undefined });
  expect(contentOf('og:image')).toBeUndefined();
  expect(contentOf('description')).toBeUndefined();
  expect(contentOf('twitter:card')).toBe('summary');
});

test('Alternates have language tags as hreflang', () => {
  const { parsed } = head();
  const languagesAndUrls = [...parsed.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(languagesAndUrls).toEqual([
    ['nl', 'https://www.example.test/nl/over-ons'],
    ['en-GB', 'https://www.example.test/en-UK/about'],
  ]);
});

test('An error page has no social metadata', () => {
  const { parsed, contentOf } = head({ canonical: undefined, indexed: false, alternates: [] });
  expect(contentOf('robots')).toBe('noindex, nofollow');
  expect(parsed.querySelector('link, [property]')).toBeNull();
});

test('Text of editors cannot end the JSON-LD script element', () => {
  const [data] = faqPageNodes([{ question: '</script><script>alert(1)</script>', answer: '<p>Ja</p>' }]);
  const { parsed } = head({ linkedData: data ? [data] : [] });
  const scripts = parsed.querySelectorAll('script');
  expect(scripts).toHaveLength(1);
  expect(JSON.parse(scripts[0]?.textContent ?? '')).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'FAQPage', mainEntity: [{ name: '</script><script>alert(1)</script>' }] }],
  });
});

test('The Organization node contains the company’s globals and only valid profile URLs', () => {
  expect(organizationNode(site, { path: '/brand/logo.png', width: 1200, height: 227 })).toMatchObject({
    legalName: 'Veld & Vonk B.V.',
    address: { addressLocality: 'Deventer', addressCountry: 'NL' },
    telephone: '+31 570 555 014',
    vatID: 'NL01',
    slogan: 'Licht na zessen',
    sameAs: ['https://social.example/vv'],
  });
  expect(webSiteNode(site)).toMatchObject({ description: 'Lampen voor buiten' });
  const invalid = readSiteSettings('https://www.example.test', nl, 'Veld & Vonk', {
    site: { twitter: 12, social: 'none' },
    company: { legal_name: ['x'] },
  });
  expect(invalid).toMatchObject({ twitter: undefined, titleSeparator: '|', company: { profiles: [] } });
  expect(webSiteNode(invalid)).toMatchObject({ inLanguage: 'nl', url: 'https://www.example.test/nl' });
});

test('The BreadcrumbList node has positions and is absent for the home page', () => {
  const home = { title: 'Veld & Vonk', path: '/nl' };
  const rules = { isLowerCase: true };
  expect(breadcrumbNodes([home], site, rules)).toEqual([]);
  expect(breadcrumbNodes([home, { title: 'Over ons', path: '/nl/Över-ons' }], site, rules)).toMatchObject([
    {
      itemListElement: [
        { position: 1, item: 'https://www.example.test/nl' },
        { position: 2, item: 'https://www.example.test/nl/%C3%B6ver-ons', name: 'Over ons' },
      ],
    },
  ]);
});
