import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { localeCodes } from '#site/i18n/locale';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

/** The pages in the footer of each locale: return form, privacy, terms of sale, imprint, accessibility. */
const en = ['return-an-order', 'privacy', 'terms-of-sale', 'imprint', 'accessibility'];
const fr = [
  'retourner-une-commande',
  'confidentialite',
  'conditions-generales-de-vente',
  'mentions-legales',
  'accessibilite',
];
const slugs = {
  nl: ['retour-aanmelden', 'privacy', 'algemene-voorwaarden', 'bedrijfsgegevens', 'toegankelijkheid'],
  en,
  de: ['ruecksendung-anmelden', 'datenschutz', 'agb', 'impressum', 'barrierefreiheit'],
  fr,
  'en-UK': en,
  'en-US': en,
  'en-CA': en,
  'fr-CA': fr,
};
const EXAMPLE = /Voorbeeldtekst|Example text|Beispieltext|Texte d’exemple/;

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const open = async (path: string) => parseHtml(await (await site.get(path)).text());

function hrefsIn(document: Document, selector: string) {
  return [...document.querySelectorAll(`${selector} a`)].map((link) => link.getAttribute('href'));
}

test.each(localeCodes)(
  'The footer of %s links to the legal pages, which say that they are examples',
  async (code) => {
    const paths = slugs[code].map((slug) => `/${code}/${slug}`);
    expect(hrefsIn(await open(`/${code}`), 'footer')).toEqual(expect.arrayContaining(paths));
    for (const path of paths) {
      const document = await open(path);
      expect.soft(document.querySelector('main h1')?.textContent, path).toBeTruthy();
      expect.soft(document.querySelector('main')?.textContent, path).toMatch(EXAMPLE);
    }
  },
);

test.each([
  ['The contact form', '/nl/contact', '/nl/privacy'],
  ['The newsletter form', '/de/newsletter', '/de/datenschutz'],
  ['The registration', '/nl/mijn-account/registreren', '/nl/privacy'],
])('%s links to the privacy page', async (_form, path, privacy) => {
  expect(hrefsIn(await open(path), 'main form')).toContain(privacy);
});

describe('The return form', () => {
  const values = {
    _section: 's-return-2-form',
    _form: 'return',
    order_number: '000000012',
    email: 'kim@example.test',
    products: '1 × Hoeve 31',
    wish: 'refund',
  };
  const post = (changes: Readonly<Record<string, string>>) => {
    const body = new FormData();
    const draft = { _key: crypto.randomUUID(), _elapsed: '60000' };
    for (const [name, value] of Object.entries({ ...values, ...draft, ...changes })) body.append(name, value);
    return site.post('/nl/retour-aanmelden', body, { accept: 'application/json' });
  };

  test('is accepted without a reason and without a message', async () => {
    expect((await post({})).status).toBe(200);
  });

  test.each([
    ['order_number', 'a b'],
    ['email', 'kim'],
    ['products', ''],
    ['reason', 'weather'],
    ['wish', 'money'],
  ])('refuses an invalid %s', async (field, value) => {
    const response = await post({ [field]: value });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toContain(field);
  });
});
