import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseHtml } from '../../parse-html.ts';
import { registerAtShop } from '../pages/account/shop-calls.ts';
import { runSite, type RunningSite } from '../running-site.ts';
import { createVisitor } from '../visitor.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
  await site.warmUpPathIndexes();
});
afterAll(() => site.stop());

const PASSWORD = 'Basalt-15-lamp';

function hrefIn(html: string, code: string) {
  return parseHtml(html).querySelector(`footer a[data-locale="${code}"]`)?.getAttribute('href');
}

async function hrefOf(path: string, code: string) {
  return hrefIn(await (await site.get(path)).text(), code);
}

describe('The links to other locales', () => {
  test.each([
    [
      '/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-CLAY',
      '/de/laterne-hoeve-31.html?variant=VV-HOEVE-31-CLAY',
    ],
    [
      '/nl/lampen.html?filter=color%3A213&sort=price%3Aasc',
      '/de/leuchten.html?filter=color%3A213&sort=price%3Aasc',
    ],
    ['/nl/zoeken?q=lamp+%26+hout', '/de/suchen?q=lamp+%26+hout'],
    ['/nl/zoeken?q=lamp&show=products&page=2', '/de/suchen?q=lamp'],
    ['/nl/zoeken?q=lamp&show=products&sort=price%3Aasc', '/de/suchen?q=lamp&show=products&sort=price%3Aasc'],
    [
      '/nl/winkelwagen?estimate-country=BE&estimate-postcode=1000',
      '/de/warenkorb?estimate-country=BE&estimate-postcode=1000',
    ],
    [
      '/nl/mijn-account/inloggen?next=%2Fnl%2Fmijn-account%2Fbestelling%3Fnumber%3D000000012',
      '/de/mein-konto/anmelden?next=%2Fde%2Fmein-konto%2Fbestellung%3Fnumber%3D000000012',
    ],
  ])('of %s keep its parameters: %s', async (path, expected) => {
    expect(await hrefOf(path, 'de')).toBe(expected);
  });

  test.each([
    ['/nl/lantaarn-hoeve-31.html?utm_source=mail&gclid=1', '/de/laterne-hoeve-31.html'],
    [
      '/nl/mijn-account/nieuw-wachtwoord?email=noor%40example.test&token=secret',
      '/de/mein-konto/neues-passwort',
    ],
    ['/nl/mijn-account/bevestigen?email=noor%40example.test&key=secret', '/de/mein-konto/bestaetigen'],
    ['/nl/mijn-account/inloggen?next=%2Fnl%2Flampen.html&token=secret', '/de/mein-konto/anmelden'],
    ['/nl/bestaat-niet?variant=VV-HOEVE-31-CLAY', '/de'],
  ])('of %s have no other parameters: %s', async (path, expected) => {
    expect(await hrefOf(path, 'de')).toBe(expected);
  });

  test('of a cached page have only the parameters of their own URL', async () => {
    const path = '/nl/lantaarn-hoeve-31.html';
    const hrefs = [];
    for (const query of ['?variant=VV-HOEVE-31-CLAY&utm_source=mail', '', '?variant=VV-HOEVE-31-MOSS', ''])
      hrefs.push((await hrefOf(path + query, 'de'))?.split('?')[1]);
    expect(hrefs).toEqual(['variant=VV-HOEVE-31-CLAY', undefined, 'variant=VV-HOEVE-31-MOSS', undefined]);
  });

  test('of the orders of a customer keep the page, but no message', async () => {
    const visitor = createVisitor(site);
    const email = 'locale-links@example.test';
    await registerAtShop(site, { email, password: PASSWORD });
    await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
    const orders = await visitor.open('/nl/mijn-account/bestellingen?page=1&done=x');
    expect(hrefIn(orders.html, 'de')).toBe('/de/mein-konto/bestellungen?page=1');
  });

  test('in the payload of a page are those of its document', async () => {
    const path = '/nl/lantaarn-hoeve-31.html';
    const query = 'variant=VV-HOEVE-31-CLAY';
    const payload = await (await site.get(`${path}/_payload.json?${query}&build=test`)).json();
    expect(payload.localisations.de).toBe(await hrefOf(`${path}?${query}`, 'de'));
  });
});
