import { expect, test } from 'vitest';
import { findLocale, type Locale } from '#site/i18n/locale';
import {
  addToGuestWishlist,
  guestWishlist,
  removeFromGuestWishlist,
} from '../../../site/session/guest-wishlist.ts';
import { MAX_SEALED_LENGTH } from '../../../site/session/sealed-cookie.ts';
import { createSessions, type RequestSession } from '../../../site/session/sessions.ts';

const BATTERY = { sku: 'VV-BATTERY', parentSku: undefined, quantity: 1 };
const LANTERN = { sku: 'VV-HOEVE-31-CHALK', parentSku: 'VV-HOEVE-31', quantity: 2 };

function localeOf(code: string): Locale {
  const locale = findLocale(code);
  if (!locale) throw new Error(`Expected a locale, got "${code}".`);
  return locale;
}

/** A browser that stores the cookies of responses and sends them with requests. */
function createBrowser() {
  const warnings: unknown[] = [];
  const openSession = createSessions({
    secrets: ['a secret of tests with more than 32 characters'],
    isSecure: true,
    log: { warn: (...line) => void warnings.push(line) },
  });
  const cookies = new Map<string, string>();
  return {
    warnings,
    cookies,
    open: (code = 'nl') =>
      openSession(
        new Request('https://www.example.test/', {
          headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
        }),
        localeOf(code),
      ),
    async store(session: RequestSession) {
      const setCookies = await session.cookies();
      for (const cookie of setCookies) {
        const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
        if (cookie.includes('Max-Age=0')) cookies.delete(name);
        else cookies.set(name, value);
      }
      return setCookies;
    },
  };
}

test('The wishlist of a guest is kept with its order, for the languages of one website', async () => {
  const browser = createBrowser();
  const session = await browser.open();
  expect(addToGuestWishlist(session, LANTERN)).toBe('added');
  expect(addToGuestWishlist(session, BATTERY)).toBe('added');
  expect(await browser.store(session)).toEqual([
    expect.stringMatching(/^magento_EU_wishlist=Fe26.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  expect(guestWishlist(await browser.open('fr'))).toEqual([LANTERN, BATTERY]);
  expect(guestWishlist(await browser.open('en-UK'))).toEqual([]);
});

test('A product that is on the list keeps its quantity', async () => {
  const session = await createBrowser().open();
  addToGuestWishlist(session, LANTERN);
  expect(addToGuestWishlist(session, { ...LANTERN, quantity: 9 })).toBe('added');
  expect(guestWishlist(session)).toEqual([LANTERN]);
});

test('The cookie is deleted with the last product', async () => {
  const browser = createBrowser();
  const session = await browser.open();
  addToGuestWishlist(session, LANTERN);
  await browser.store(session);
  const next = await browser.open();
  removeFromGuestWishlist(next, [LANTERN.sku, 'unknown']);
  expect(guestWishlist(next)).toEqual([]);
  await browser.store(next);
  expect(browser.cookies.size).toBe(0);
});

test('A change of the list does not write the cart, and a change of the cart does not write the list', async () => {
  const browser = createBrowser();
  const [list, cart] = [await browser.open(), await browser.open()];
  addToGuestWishlist(list, LANTERN);
  cart.change({ cartId: 'cart' });
  await browser.store(list);
  await browser.store(cart);
  expect((await browser.open()).values()).toMatchObject({
    cartId: 'cart',
    wishlist: [[LANTERN.sku, LANTERN.parentSku, 2]],
  });
});

test.each([
  ['50 short SKUs', 50, (index: number) => ({ sku: `SKU-${index}`, parentSku: undefined, quantity: 1 })],
  [
    'the longest SKUs',
    14,
    (index: number) => ({ sku: `${index}`.padEnd(64, 'x'), parentSku: 'y'.repeat(64), quantity: 99 }),
  ],
])('A list of %s is full, and its cookie fits', async (_, count, productOf) => {
  const browser = createBrowser();
  const session = await browser.open();
  const results = Array.from({ length: 60 }, (__, index) => addToGuestWishlist(session, productOf(index)));
  expect(results.filter((result) => result === 'added')).toHaveLength(count);
  expect(results.indexOf('full')).toBe(count);
  const [cookie = ''] = await browser.store(session);
  expect(cookie.length).toBeLessThan(MAX_SEALED_LENGTH);
  expect(guestWishlist(await browser.open())).toHaveLength(count);
  expect(browser.warnings).toEqual([]);
});

test('A list of another website, or with a product of a wrong form, is ignored', async () => {
  const browser = createBrowser();
  const session = await browser.open();
  addToGuestWishlist(session, LANTERN);
  await browser.store(session);
  browser.cookies.set('magento_UK_wishlist', browser.cookies.get('magento_EU_wishlist') ?? '');
  expect(guestWishlist(await browser.open('en-UK'))).toEqual([]);
  expect(browser.warnings).toHaveLength(1);
  expect(addToGuestWishlist(await browser.open(), { sku: '', parentSku: undefined, quantity: 1 })).toBe(
    'full',
  );
});
