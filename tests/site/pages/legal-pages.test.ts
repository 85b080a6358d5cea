import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocaleCode, localeCodes, locales } from '#site/i18n/locale';
import { routePath } from '#site/protocol/route-table';
import { parseHtml } from '../../parse-html.ts';
import { runSite } from '../running-site.ts';

/** The pages in the footer of each locale: return form, privacy, cookies, terms of sale, imprint, accessibility. */
const en = ['return-an-order', 'privacy', 'cookies', 'terms-of-sale', 'imprint', 'accessibility'];
const fr = [
  'retourner-une-commande',
  'confidentialite',
  'cookies',
  'conditions-generales-de-vente',
  'mentions-legales',
  'accessibilite',
];
const slugs = {
  nl: [
    'retour-aanmelden',
    'privacy',
    'cookies',
    'algemene-voorwaarden',
    'bedrijfsgegevens',
    'toegankelijkheid',
  ],
  en,
  de: ['ruecksendung-anmelden', 'datenschutz', 'cookies', 'agb', 'impressum', 'barrierefreiheit'],
  fr,
  'en-UK': en,
  'en-US': en,
  'en-CA': en,
  'fr-CA': fr.map((slug) => (slug === 'cookies' ? 'temoins' : slug)),
} satisfies Record<LocaleCode, readonly string[]>;

/** Pages on which a visitor gives a consent: contact and newsletter form, and a page with a video. */
const consentPages = {
  nl: ['contact', 'nieuwsbrief', 'secties'],
  en: ['contact', 'newsletter', 'sections'],
  de: ['kontakt', 'newsletter', 'bausteine'],
  fr: ['contact', 'infolettre', 'sections'],
  'en-UK': ['contact', 'newsletter', 'sections'],
  'en-US': ['contact', 'newsletter', 'sections'],
  'en-CA': ['contact', 'newsletter', 'sections'],
  'fr-CA': ['nous-joindre', 'infolettre', 'sections'],
} satisfies Record<LocaleCode, readonly string[]>;
const privacyPath = (code: LocaleCode) => `/${code}/${slugs[code][1]}`;
const EXAMPLE = /voorbeeldtekst|example text|Beispieltext|texte d’exemple/i;

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ prepare: serveFilmsElsewhere });
});
afterAll(() => site.stop());

/** Gives the files of the content system another origin, so that the video of a page asks for consent. */
function serveFilmsElsewhere(content: string) {
  const config = join(content, '../config');
  mkdirSync(config, { recursive: true });
  writeFileSync(
    join(config, 'filesystems.php'),
    "<?php return ['disks' => ['assets' => ['root' => 'public/assets', 'url' => 'https://films.example.com']]];",
  );
}

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

/** Texts of the cookies page about data that browsers store without consent: seen prices, drafts, closed notices, viewed products. */
const keptData = {
  nl: [
    /de prijzen die je er zag/,
    /in een formulier typt/,
    /meldingen die je sloot/,
    /producten die je bekeek/,
  ],
  en: [/the prices you saw/, /type into a form/, /notices you closed/, /products you viewed/],
  de: [
    /den Preisen, die Sie dort sahen/,
    /in ein Formular schreiben/,
    /Hinweise, die Sie schlossen/,
    /Produkte, die Sie angesehen haben/,
  ],
  fr: [
    /les prix que vous y avez vus/,
    /écrivez dans un formulaire/,
    /avis que vous avez fermés/,
    /produits que vous avez vus/,
  ],
};

test.each(localeCodes)('The cookies page of %s names all data that needs no consent', async (code) => {
  const text = (await open(`/${code}/${slugs[code][2]}`)).querySelector('main')?.textContent ?? '';
  const { baseLanguage } = locales.find((locale) => locale.code === code) ?? {};
  for (const data of keptData[baseLanguage ?? 'nl']) expect.soft(text).toMatch(data);
});

describe.each(localeCodes)('The consent texts of %s link to the privacy page:', (code) => {
  const [contact = '', newsletter = '', sections = ''] = consentPages[code].map((slug) => `/${code}/${slug}`);

  test.each([
    ['the contact form', contact],
    ['the newsletter form', newsletter],
    ['the registration', routePath('accountRegister', code)],
  ])('%s', async (_form, path) => {
    expect(hrefsIn(await open(path), 'main form')).toContain(privacyPath(code));
  });

  test('the placeholder of a video of another origin', async () => {
    expect(hrefsIn(await open(sections), '[data-section=full-width-media]')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^https:\/\/films\.example\.com\//), privacyPath(code)]),
    );
  });
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
