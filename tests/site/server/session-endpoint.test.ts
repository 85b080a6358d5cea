import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startOrigin } from '../origin.ts';
import { type RunningSite, runSite } from '../running-site.ts';
import { createContact, createGuestCart, sessionCookie, storedSession } from '../shop-visitor.ts';

const SKU = 'VV-BATTERY';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ variables: { SESSION_REQUESTS: '60' } });
});
afterAll(() => site.stop());

const summary = (locale: string, cookie = '') => site.get(`/api/session?locale=${locale}`, { cookie });

describe('GET /api/session', () => {
  test('responds to a visitor without a session, and no cache may store it', async () => {
    const response = await summary('nl');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await response.json()).toEqual({
      cartQuantity: 0,
      labels: { cart: 'Winkelwagen', account: 'Mijn account' },
    });
  });

  test.each([
    ['nl', 1, 'Winkelwagen, 1 artikel'],
    ['nl', 3, 'Winkelwagen, 3 artikelen'],
    ['de', 3, 'Warenkorb, 3 Artikel'],
    ['fr', 2, 'Panier, 2 articles'],
    ['en', 2, 'Cart, 2 items'],
  ])('counts the pieces of the cart in %s: %i', async (locale, quantity, label) => {
    const cartId = await createGuestCart(site.shop.url, { sku: SKU, quantity });
    const response = await summary(locale, await sessionCookie({ cartId }));
    expect(await response.json()).toMatchObject({ cartQuantity: quantity, labels: { cart: label } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('shows no cart of another website', async () => {
    const cartId = await createGuestCart(site.shop.url, { sku: SKU, quantity: 2 });
    const cookie = await sessionCookie({ cartId });
    expect(await (await summary('en-UK', cookie)).json()).toMatchObject({ cartQuantity: 0 });
  });

  test.each([
    ['nl', 'Jan Jansen t.a.v. Lamp & Zoon'],
    ['de', 'Jan Jansen z. Hd. Lamp & Zoon'],
    ['fr', 'Jan Jansen à l’attention de Lamp & Zoon'],
    ['en', 'Jan Jansen attn. Lamp & Zoon'],
  ])(
    'joins the name of the contact and the company with words in the language of %s',
    async (locale, contact) => {
      const token = await createContact(site.shop.url, {
        firstName: 'Jan',
        lastName: 'Jansen',
        company: 'Lamp & Zoon',
      });
      const json = await (await summary(locale, await sessionCookie({ token }))).json();
      expect(json.contact).toBe(contact);
      expect(json.labels.account).toContain(contact);
    },
  );

  test('names a contact without a company', async () => {
    const token = await createContact(site.shop.url, { firstName: 'Jan', lastName: 'Jansen' });
    const json = await (await summary('nl', await sessionCookie({ token }))).json();
    expect(json).toMatchObject({ contact: 'Jan Jansen', labels: { account: 'Mijn account, Jan Jansen' } });
  });

  test('replaces an expired token by a note of it, and returns the cart of the guest that was not merged', async () => {
    const guestCartId = await createGuestCart(site.shop.url, { sku: SKU, quantity: 2 });
    const session = { token: 'expired-token', cartId: 'of-the-customer', guestCartId };
    const response = await summary('nl', await sessionCookie(session));
    expect(await response.json()).toMatchObject({ cartQuantity: 2, labels: { account: 'Mijn account' } });
    expect(await storedSession(response)).toEqual({ cartId: guestCartId, hasExpired: true });
  });

  test('removes a cart that is gone from the session, and keeps the sign-in', async () => {
    const token = await createContact(site.shop.url, { firstName: 'Jan', lastName: 'Jansen' });
    const response = await summary('nl', await sessionCookie({ cartId: 'x'.repeat(32), token }));
    expect(await response.json()).toMatchObject({ cartQuantity: 0, contact: 'Jan Jansen' });
    expect(await storedSession(response)).toEqual({ token });
  });

  test.each(['a guest', 'a customer'])(
    'leaves the ordered cart of %s in the session, because the cart page finds the order by it',
    async (visitor) => {
      const contact = { firstName: 'Jan', lastName: 'Jansen' };
      const token = visitor === 'a guest' ? undefined : await createContact(site.shop.url, contact);
      const cartId = 'x'.repeat(32);
      const response = await summary('nl', await sessionCookie({ cartId, token, orderAttempt: { cartId } }));
      expect(await response.json()).toMatchObject({
        cartQuantity: 0,
        ...(token !== undefined && { contact: 'Jan Jansen' }),
      });
      expect(response.headers.getSetCookie()).toEqual([]);
    },
  );

  test('removes the marker of a visitor whose session is empty', async () => {
    const response = await summary('nl', await sessionCookie({ cartId: 'x'.repeat(32) }));
    expect(response.headers.getSetCookie().join()).toMatch(/has_session_EU=; Max-Age=0/);
  });

  test.each(['', '?locale=it', '?locale=__proto__'])('refuses the query "%s"', async (query) => {
    const response = await site.get(`/api/session${query}`);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('ignores a cookie that was tampered with', async () => {
    const response = await summary('nl', 'magento_EU=Fe26.2*tampered');
    expect(response.status).toBe(200);
    expect(site.events.map(({ message }) => message)).toContain(
      'session: the cookie magento_EU is invalid and ignored',
    );
  });

  test('limits the requests of a network', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 60; count++) statuses.push((await summary('nl')).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('While the shop fails, GET /api/session keeps the session and responds with 503', async () => {
  const origin = await startOrigin((response) => response.writeHead(503).end());
  const broken = await runSite({ proxyShopUrl: async () => origin.url });
  const withoutSession = await broken.get('/api/session?locale=nl');
  expect(withoutSession.status).toBe(200);
  expect(origin.requests).toEqual([]);
  const response = await broken.get('/api/session?locale=nl', {
    cookie: await sessionCookie({ cartId: 'a-cart' }),
  });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.getSetCookie()).toEqual([]);
  await broken.stop();
});
