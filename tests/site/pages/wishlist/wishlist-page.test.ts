import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { serveSite } from '../../running-site.ts';
import { sessionCookie } from '../../shop-visitor.ts';
import { createVisitor as createVisitorOfSite, fieldOf } from '../../visitor.ts';

const running = serveSite();
const LIST = '/nl/verlanglijst';
const CART = '/nl/winkelwagen';
const LANTERN = '/nl/lantaarn-hoeve-31.html';
const SKU = 'VV-HOEVE-31-CHALK';
const KEY = 'VV-KEY';
const PASSWORD = 'Basalt-15-lamp';

/** A visitor without a script, who reads pages as HTML. */
function createVisitor() {
  const { cookies, open: openPage, post } = createVisitorOfSite(running.site);
  return {
    cookies,
    openPage,
    open: async (path: string) => (await openPage(path)).html,
    post,
    /** Saves a variant on the wishlist by the button of the product page. */
    save: (sku = SKU, path = LANTERN) => post(path, { sku, quantity: '1', action: 'wishlist' }),
    /** Posts a form of a personal page with the token of the visitor. */
    submit: async (path: string, fields: Readonly<Record<string, string>>) =>
      post(path, { form_token: fieldOf(await openPage(path), 'form_token'), ...fields }),
  };
}
type Visitor = ReturnType<typeof createVisitor>;

/** Returns the SKUs of the list on the page. */
const itemsOf = (html: string) =>
  [...parseHtml(html).querySelectorAll('li[data-item]')].map((item) => item.getAttribute('data-item'));
/** Returns the quantities of the lines of the cart on the page. */
const quantitiesOf = (html: string) =>
  [...parseHtml(html).querySelectorAll('li[data-line] input[name=quantity]')].map((input) =>
    input.getAttribute('value'),
  );
const textOf = (html: string) =>
  parseHtml(html).querySelector('main')?.textContent?.replaceAll(/\s+/g, ' ') ?? '';

async function register(visitor: Visitor) {
  const email = `${crypto.randomUUID()}@example.test`;
  await visitor.submit('/nl/mijn-account/registreren', {
    intent: 'register',
    firstName: 'Mira',
    lastName: 'Veldman',
    email,
    newPassword: PASSWORD,
  });
  return email;
}

const signIn = (visitor: Visitor, email: string) =>
  visitor.submit('/nl/mijn-account/inloggen', { intent: 'sign-in', email, password: PASSWORD });

/** Gives a guest a full list, to which no product can be added. */
async function fillWishlist({ cookies }: Visitor) {
  const wishlist = Array.from({ length: 50 }, (_, index): [string, null, number] => [
    `SKU-${index}`,
    null,
    1,
  ]);
  const cookie = await sessionCookie({ wishlist }, 'EU_wishlist');
  const at = cookie.indexOf('=');
  cookies.set(cookie.slice(0, at), cookie.slice(at + 1));
}

describe('The wishlist of a guest without a script', () => {
  test('contains the variant that was saved on a product page, which keeps the cart empty', async () => {
    const visitor = createVisitor();
    const saved = await visitor.save();
    expect(saved.status).toBe(303);
    expect(saved.headers.get('location')).toBe(`${LIST}?added=1`);
    const { status, headers, html } = await visitor.openPage(`${LIST}?added=1`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(parseHtml(html).querySelector('meta[name=robots]')?.getAttribute('content')).toMatch(/^noindex/);
    expect(itemsOf(html)).toEqual([SKU]);
    expect(textOf(html)).toContain('Dit product staat op je verlanglijst.');
    expect(textOf(html)).toMatch(/€\s189/);
    expect(html).toContain('/nl/mijn-account/inloggen?next=%2Fnl%2Fverlanglijst');
    expect(visitor.cookies.has('magento_EU')).toBe(false);
  });

  test('is the same in another language of the website, and another one in another website', async () => {
    const visitor = createVisitor();
    await visitor.save();
    expect(itemsOf(await visitor.open('/fr/liste-de-souhaits'))).toEqual([SKU]);
    expect(textOf(await visitor.open('/en-UK/wishlist'))).toContain('There is nothing on your wishlist yet.');
    expect(itemsOf(await createVisitor().open(LIST))).toEqual([]);
  });

  test('contains a sold out product, which stays when all others move to the cart', async () => {
    const visitor = createVisitor();
    const path = '/en-CA/hoeve-31-lantern.html';
    await visitor.save(SKU, path);
    await visitor.save('VV-HOEVE-31-MOSS', path);
    expect(textOf(await visitor.open('/en-CA/wishlist'))).toContain('Sold out');
    const moved = await visitor.submit('/en-CA/wishlist', { action: 'cart-all' });
    expect(moved.headers.get('location')).toBe('/en-CA/wishlist?moved=1&kept=1');
    const list = await visitor.open('/en-CA/wishlist?moved=1&kept=1');
    expect(itemsOf(list)).toEqual(['VV-HOEVE-31-MOSS']);
    expect(textOf(list)).toContain('1 product is now in your cart.');
    expect(textOf(list)).toContain('1 product could not be added and stays here.');
  });

  test('contains a product once, and no unknown variant', async () => {
    const visitor = createVisitor();
    await visitor.save();
    await visitor.save();
    expect((await visitor.save('NOPE')).status).toBe(422);
    expect(itemsOf(await visitor.open(LIST))).toEqual([SKU]);
  });

  test('removes a product and adds it again', async () => {
    const visitor = createVisitor();
    await visitor.save();
    const removed = await visitor.submit(LIST, { item: SKU, action: 'remove' });
    const location = removed.headers.get('location') ?? '';
    expect(location).toBe(`${LIST}?removed=${SKU}&quantity=1&parent=VV-HOEVE-31`);
    const empty = await visitor.open(location);
    expect(itemsOf(empty)).toEqual([]);
    expect(textOf(empty)).toContain('Er staat nog niets op je verlanglijst.');
    const undo = { action: 'undo', removed: SKU, parent: 'VV-HOEVE-31', quantity: '1' };
    expect((await visitor.submit(location, undo)).status).toBe(303);
    expect(itemsOf(await visitor.open(LIST))).toEqual([SKU]);
    // The browser goes back to the page of the removed product.
    expect(textOf(await visitor.open(location))).not.toContain('Zet terug');
  });

  test('moves one product to the cart, then all others', async () => {
    const visitor = createVisitor();
    await visitor.save();
    await visitor.save('VV-HOEVE-31-CLAY');
    await visitor.save('VV-HOEVE-31-MOSS');
    const one = await visitor.submit(LIST, { item: SKU, action: 'cart' });
    expect(one.headers.get('location')).toBe(`${LIST}?moved=1&kept=0`);
    expect(itemsOf(await visitor.open(LIST))).not.toContain(SKU);
    const again = await visitor.submit(LIST, { item: SKU, action: 'cart' });
    expect(again.headers.get('location')).toBe(LIST);
    const all = await visitor.submit(LIST, { action: 'cart-all' });
    const page = await visitor.open(all.headers.get('location') ?? '');
    expect(textOf(page)).toMatch(/ligt nu in je winkelwagen|liggen nu in je winkelwagen/);
    const cart = await visitor.open(CART);
    expect(cart).toContain(`variant=${SKU}`);
    expect(cart).toContain('variant=VV-HOEVE-31-CLAY');
  });

  test('adds a product to the cart once if the response to the first post is lost', async () => {
    const visitor = createVisitor();
    await visitor.post('/nl/sleutel.html', { sku: KEY, quantity: '1' });
    await visitor.save();
    const form = { form_token: fieldOf(await visitor.openPage(LIST), 'form_token'), action: 'cart-all' };
    const cookies = new Map(visitor.cookies);
    const first = await visitor.post(LIST, form);
    visitor.cookies.clear();
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    const second = await visitor.post(LIST, form);
    expect(second.headers.get('location')).toBe(first.headers.get('location'));
    expect(quantitiesOf(await visitor.open(CART))).toEqual(['1', '1']);
    expect(itemsOf(await visitor.open(LIST))).toEqual([]);
  });

  test('adds a product again if it is saved again after the page showed the first addition', async () => {
    const visitor = createVisitor();
    await visitor.post('/nl/sleutel.html', { sku: KEY, quantity: '1' });
    for (const _ of [1, 2]) {
      await visitor.save();
      const moved = await visitor.submit(LIST, { item: SKU, action: 'cart' });
      await visitor.open(moved.headers.get('location') ?? '');
    }
    expect(quantitiesOf(await visitor.open(CART))).toEqual(['1', '2']);
  });

  test.each([
    ['without a token', {}],
    ['with the token of another visitor', { form_token: 'aaaaaaaaaaaaaaaaaaaaaa' }],
  ])('runs nothing for a form %s', async (_, token) => {
    const visitor = createVisitor();
    await visitor.save();
    await visitor.open(LIST);
    for (const form of [{ item: SKU, action: 'remove' }, { action: 'cart-all' }]) {
      const response = await visitor.post(LIST, { ...form, ...token });
      expect(response.status).toBe(422);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(itemsOf(await response.text())).toEqual([SKU]);
    }
    expect(itemsOf(await visitor.open(LIST))).toEqual([SKU]);
  });

  test('shows a product that is not sold any more as gone, until the guest removes it', async () => {
    const visitor = createVisitor();
    const [name = '', value = ''] = (
      await sessionCookie({ wishlist: [['GONE-1', null, 1]] }, 'EU_wishlist')
    ).split('=');
    visitor.cookies.set(name, value);
    await visitor.save();
    const list = await visitor.open(LIST);
    expect(itemsOf(list)).toEqual([SKU]);
    expect(textOf(list)).toContain('Een product dat we niet meer verkopen');
    expect(textOf(list)).toContain('GONE-1');
    expect(await visitor.open(`${LIST}?removed=GONE-1&quantity=1`)).not.toContain('value="undo"');
    const removed = await visitor.submit(LIST, { item: 'GONE-1', action: 'remove' });
    expect(removed.headers.get('location')).toBe(`${LIST}?removed=GONE-1&quantity=1`);
    expect(textOf(await visitor.open(LIST))).not.toContain('GONE-1');
  });

  test('refuses a product if it is full, and offers to sign in', async () => {
    const visitor = createVisitor();
    await fillWishlist(visitor);
    const refused = await visitor.save();
    expect(refused.status).toBe(422);
    expect(textOf(await refused.text())).toContain('Je verlanglijst is vol. Log in om meer te bewaren.');
  });
});

describe('A line of the cart', () => {
  test('moves to the wishlist with its quantity', async () => {
    const visitor = createVisitor();
    await visitor.post(LANTERN, { sku: SKU, quantity: '2' });
    const uid = fieldOf(await visitor.openPage(CART), 'uid');
    const moved = await visitor.submit(CART, { uid, action: 'wishlist' });
    expect(moved.headers.get('location')).toBe(`${CART}?saved=1`);
    const cart = await visitor.open(`${CART}?saved=1`);
    expect(textOf(cart)).toContain('Verplaatst naar je verlanglijst.');
    expect(cart).not.toContain(`variant=${SKU}`);
    const list = await visitor.open(LIST);
    expect(itemsOf(list)).toEqual([SKU]);
    expect(textOf(list)).toContain('Aantal: 2');
  });

  test('stays in the cart if the wishlist is full', async () => {
    const visitor = createVisitor();
    await visitor.post(LANTERN, { sku: SKU, quantity: '1' });
    await fillWishlist(visitor);
    const uid = fieldOf(await visitor.openPage(CART), 'uid');
    const refused = await visitor.submit(CART, { uid, action: 'wishlist' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(textOf(html)).toContain('Je verlanglijst is vol.');
    expect(html).toContain(`variant=${SKU}`);
  });
});

describe('Signing in', () => {
  test('adds the list of the guest to that of the customer, who finds it with another browser', async () => {
    const visitor = createVisitor();
    const email = await register(visitor);
    await visitor.save();
    expect((await signIn(visitor, email)).status).toBe(303);
    expect(visitor.cookies.has('magento_EU_wishlist')).toBe(false);
    const list = await visitor.open(LIST);
    expect(itemsOf(list)).toEqual([SKU]);
    expect(textOf(list)).not.toContain('Log in, dan vind je');
    expect(await visitor.open('/nl/mijn-account')).toContain(`href="${LIST}"`);

    const other = createVisitor();
    await other.save();
    await other.save(KEY, '/nl/sleutel.html');
    await signIn(other, email);
    const merged = await other.open(LIST);
    expect(itemsOf(merged)).toEqual([SKU, KEY]);
    expect(textOf(merged)).not.toContain('Aantal: 2');
  });

  test('keeps the list after signing out in the account only, and moves its products to the cart of the customer', async () => {
    const visitor = createVisitor();
    const email = await register(visitor);
    await signIn(visitor, email);
    await visitor.save();
    const item = fieldOf(await visitor.openPage(LIST), 'item');
    const moved = await visitor.submit(LIST, { item, action: 'cart' });
    expect(moved.headers.get('location')).toBe(`${LIST}?moved=1&kept=0`);
    expect(itemsOf(await visitor.open(LIST))).toEqual([]);
    expect(await visitor.open(CART)).toContain(`variant=${SKU}`);
    await visitor.save();
    await visitor.submit('/nl/mijn-account', { intent: 'sign-out' });
    expect(itemsOf(await visitor.open(LIST))).toEqual([]);
  });
});
