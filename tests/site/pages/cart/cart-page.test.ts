import { describe, expect, test } from 'vitest';
import { parseElements } from '../../../html-tree.ts';
import { mainOf } from '../../../parse-html.ts';
import { serveSite } from '../../running-site.ts';
import { createVisitor as createVisitorOfSite, fieldOf, type Visitor } from '../../visitor.ts';
import { americanAddress } from '../checkout/checkout-visitor.ts';

const running = serveSite();
const LANTERN = '/nl/lantaarn-hoeve-31.html';
const SKU = 'VV-HOEVE-31-CHALK';
/** The response to a form without the token of the visitor. */
const SENTENCE = 'Deze pagina stond te lang open.';

const createVisitor = () => createVisitorOfSite(running.site);

/** Returns the quantities of the lines on the cart page. */
async function quantitiesOf(visitor: Visitor) {
  const { document } = await visitor.open('/nl/winkelwagen');
  return [...document.querySelectorAll('main input[name=quantity]')].map((input) =>
    input.getAttribute('value'),
  );
}

/** Sets the number of batteries that the shop can sell. */
function setStockOfBattery(quantity: number) {
  running.site.changeShop(
    `UPDATE product_stock SET quantity = ${quantity} WHERE product_id = (SELECT id FROM product WHERE sku = 'VV-BATTERY')`,
  );
}

async function visitorWithLantern() {
  const visitor = createVisitor();
  const added = await visitor.post(LANTERN, { sku: SKU, quantity: '2' });
  return { visitor, added };
}

describe('The cart without a script', () => {
  test('contains the product that was added, after a redirect to the cart page', async () => {
    const { visitor, added } = await visitorWithLantern();
    expect(added.status).toBe(303);
    expect(added.headers.get('location')).toBe('/nl/winkelwagen');
    const { status, headers, html } = await visitor.open('/nl/winkelwagen');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('Je winkelwagen');
    expect(html).toContain(`variant=${SKU}`);
    expect(html).toMatch(/name="quantity"[^>]*value="2"|value="2"[^>]*name="quantity"/);
  });

  test('adds once when the form is posted twice at the same time, or again with its key', async () => {
    const { visitor } = await visitorWithLantern();
    const key = { sku: 'VV-KEY', quantity: '1', key: 'a'.repeat(32) };
    const twice = { sku: SKU, quantity: '1' };
    const [one, other] = await Promise.all([visitor.post(LANTERN, twice), visitor.post(LANTERN, twice)]);
    expect([one.status, other.status]).toEqual([303, 303]);
    expect(await quantitiesOf(visitor)).toEqual(['3']);

    await visitor.post('/nl/sleutel.html', key);
    await visitor.post('/nl/sleutel.html', key);
    expect(await quantitiesOf(visitor)).toEqual(['3', '1']);
    await visitor.post('/nl/sleutel.html', { ...key, key: 'b'.repeat(32) });
    expect(await quantitiesOf(visitor)).toEqual(['3', '2']);
  });

  test('adds once when the response to the form was lost and the form is sent again', async () => {
    const visitor = createVisitor();
    const form = { sku: 'VV-KEY', quantity: '1' };
    await visitor.post(LANTERN, { sku: SKU, quantity: '1' });
    await visitor.postAndLose('/nl/sleutel.html', form);
    expect((await visitor.post('/nl/sleutel.html', form)).headers.get('location')).toBe('/nl/winkelwagen');
    expect(await quantitiesOf(visitor)).toEqual(['1', '1']);
  });

  test('adds one more when the button is pressed again after the cart was shown', async () => {
    const { visitor } = await visitorWithLantern();
    expect(await quantitiesOf(visitor)).toEqual(['2']);
    await visitor.post(LANTERN, { sku: SKU, quantity: '2' });
    expect(await quantitiesOf(visitor)).toEqual(['4']);
  });

  test('adds a removed line once when its button is sent twice', async () => {
    const { visitor } = await visitorWithLantern();
    const page = await visitor.open('/nl/winkelwagen');
    const token = { form_token: fieldOf(page, 'form_token') };
    await visitor.post('/nl/winkelwagen', { ...token, uid: fieldOf(page, 'uid'), action: 'remove' });
    await visitor.open(`/nl/winkelwagen?removed=${SKU}&quantity=2`);
    const undo = { ...token, action: 'undo', removed: SKU, parent: 'VV-HOEVE-31', quantity: '2' };
    await visitor.postAndLose('/nl/winkelwagen', undo);
    await visitor.post('/nl/winkelwagen', undo);
    expect(await quantitiesOf(visitor)).toEqual(['2']);
  });

  test.each([{ action: 'remove' }, { action: 'update', quantity: '0' }])(
    'offers to put a line back when the response to its removal was lost and the form is sent again: %j',
    async (form) => {
      const { visitor } = await visitorWithLantern();
      const page = await visitor.open('/nl/winkelwagen');
      const removal = { ...form, form_token: fieldOf(page, 'form_token'), uid: fieldOf(page, 'uid') };
      await visitor.postAndLose('/nl/winkelwagen', removal);
      const { headers } = await visitor.post('/nl/winkelwagen', removal);
      expect(headers.get('location')).toContain(`removed=${SKU}`);
    },
  );

  test('changes a quantity, removes a line and adds it again', async () => {
    const { visitor } = await visitorWithLantern();
    const page = await visitor.open('/nl/winkelwagen');
    const token = { form_token: fieldOf(page, 'form_token') };
    const uid = fieldOf(page, 'uid');
    const changed = await visitor.post('/nl/winkelwagen', { ...token, uid, quantity: '3', action: 'update' });
    expect(changed.status).toBe(303);
    const removed = await visitor.post('/nl/winkelwagen', { ...token, uid, action: 'remove' });
    const location = removed.headers.get('location') ?? '';
    expect(location).toBe(`/nl/winkelwagen?removed=${SKU}&quantity=3&parent=VV-HOEVE-31`);
    const empty = (await visitor.open(location)).html;
    expect(empty).toContain('Zet terug');
    const undo = { ...token, action: 'undo', removed: SKU, parent: 'VV-HOEVE-31', quantity: '3' };
    expect((await visitor.post(location, undo)).status).toBe(303);
    expect((await visitor.open('/nl/winkelwagen')).html).toContain(`variant=${SKU}`);
    // The browser goes back to the page of the removed line.
    expect((await visitor.open(location)).html).not.toContain('Zet terug');
  });

  test.each([
    [3, 'Er zijn er nog 3, dus we konden dit product niet terugzetten.'],
    [0, 'Dit product is intussen uitverkocht, dus we konden het niet terugzetten.'],
  ])(
    'explains why a removed line with 5 pieces is not added again when %i are left',
    async (left, message) => {
      setStockOfBattery(5);
      const visitor = createVisitor();
      await visitor.post('/nl/accu-voor-lantaarns.html', { sku: 'VV-BATTERY', quantity: '5' });
      const page = await visitor.open('/nl/winkelwagen');
      const token = { form_token: fieldOf(page, 'form_token') };
      await visitor.post('/nl/winkelwagen', { ...token, uid: fieldOf(page, 'uid'), action: 'remove' });
      setStockOfBattery(left);
      const undo = { ...token, action: 'undo', removed: 'VV-BATTERY', quantity: '5' };

      const refused = await visitor.post('/nl/winkelwagen', undo);

      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain(message);
    },
  );

  test('keeps the quantity and shows a message that there are not enough', async () => {
    const visitor = createVisitor();
    await visitor.post('/en-UK/hoeve-31-lantern.html', { sku: SKU, quantity: '2' });
    const page = await visitor.open('/en-UK/basket');
    const response = await visitor.post('/en-UK/basket', {
      form_token: fieldOf(page, 'form_token'),
      uid: fieldOf(page, 'uid'),
      quantity: '99',
      action: 'update',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('We do not have that many in stock.');
  });

  test('applies a coupon, and explains an invalid one beside the entered text', async () => {
    const { visitor } = await visitorWithLantern();
    const page = await visitor.open('/nl/winkelwagen');
    const token = { form_token: fieldOf(page, 'form_token') };
    const refused = await visitor.post('/nl/winkelwagen', { ...token, action: 'coupon', coupon: 'NEE' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('De code NEE is niet geldig.');
    const applied = await visitor.post('/nl/winkelwagen', { ...token, action: 'coupon', coupon: 'AVOND10' });
    expect(applied.status).toBe(303);
    expect((await visitor.open('/nl/winkelwagen')).html).toContain('Code AVOND10 is toegepast.');
  });

  test('is the same in another language of the website, and another one in another website', async () => {
    const { visitor } = await visitorWithLantern();
    expect((await visitor.open('/fr/panier')).html).toContain(`variant=${SKU}`);
    expect((await visitor.open('/en-UK/basket')).html).toContain('There is nothing in your basket');
    expect((await createVisitor().open('/nl/winkelwagen')).html).toContain('Er zit nog niets');
  });

  test('gives a script the token of the visitor, if a form has an outdated one or the cookie has expired', async () => {
    const { visitor } = await visitorWithLantern();
    const page = await visitor.open('/nl/winkelwagen');
    const form = { uid: fieldOf(page, 'uid'), quantity: '7', action: 'update' };
    const post = async (token: string) => {
      const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
      const headers = { accept: 'application/json', cookie };
      const body = new URLSearchParams({ ...form, form_token: token });
      const response = await running.site.post('/nl/winkelwagen', body, headers);
      const result: { readonly renewed?: Readonly<Record<string, string>> } = await response.json();
      return { result, cookies: response.headers.getSetCookie().join() };
    };
    const token = fieldOf(page, 'form_token');
    expect((await post('outdated')).result).toMatchObject({
      outcome: 'invalid',
      renewed: { form_token: token },
    });
    visitor.cookies.delete('form_token');
    const { result, cookies } = await post(token);
    const renewed = result.renewed?.['form_token'] ?? '';
    expect(cookies).toContain(`form_token=${renewed};`);
    visitor.cookies.set('form_token', renewed);
    expect((await post(renewed)).result).toMatchObject({ outcome: 'accepted' });
  });

  test.each([
    ['without a token', {}],
    ['with an empty token', { form_token: '' }],
    ['with the token of another visitor', { form_token: 'aaaaaaaaaaaaaaaaaaaaaa' }],
  ])('shows the cart again and runs nothing for a form %s', async (_, token) => {
    const { visitor } = await visitorWithLantern();
    const page = await visitor.open('/nl/winkelwagen');
    const forms = [
      { uid: fieldOf(page, 'uid'), action: 'remove' },
      { uid: fieldOf(page, 'uid'), quantity: '7', action: 'update' },
      { action: 'coupon', coupon: 'AVOND10' },
    ];
    for (const form of forms) {
      const response = await visitor.post('/nl/winkelwagen', { ...form, ...token });
      expect(response.status).toBe(422);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const shown = await response.text();
      expect(shown).toContain(SENTENCE);
      expect(fieldOf({ elements: parseElements(mainOf(shown)) }, 'form_token')).toBe(
        fieldOf(page, 'form_token'),
      );
      expect(shown).toContain(`variant=${SKU}`);
    }
    const after = (await visitor.open('/nl/winkelwagen')).html;
    expect(after).toContain(`variant=${SKU}`);
    expect(after).toMatch(/name="quantity"[^>]*value="2"|value="2"[^>]*name="quantity"/);
    expect(after).not.toContain('AVOND10');
  });

  test('keeps the place of the estimate when a quantity changes', async () => {
    const { visitor } = await visitorWithLantern();
    const place = 'estimate-country=NL&estimate-region=&estimate-postcode=1012+AX';
    const cart = await visitor.open(`/nl/winkelwagen?${place}`);
    const fields = { form_token: fieldOf(cart, 'form_token'), uid: fieldOf(cart, 'uid') };
    const changed = await visitor.post(`/nl/winkelwagen?${place}`, { ...fields, quantity: '3' });
    expect(changed.headers.get('location')).toBe(`/nl/winkelwagen?${place}`);
    const removed = await visitor.post(`/nl/winkelwagen?${place}`, { ...fields, action: 'remove' });
    expect(removed.headers.get('location')).toMatch(/\?removed=.*&estimate-country=NL&/);
  });

  test.each([
    ['/de/laterne-hoeve-31.html', '/de/warenkorb', 'DE', 'Enthält MwSt. 19'],
    ['/fr/lanterne-hoeve-31.html', '/fr/panier', 'FR', 'Dont TVA 20'],
    ['/nl/lantaarn-hoeve-31.html', '/nl/winkelwagen', 'NL', 'Inclusief btw 21'],
  ])('begins with the country of the locale: %s', async (product, path, country, tax) => {
    const visitor = createVisitor();
    await visitor.post(product, { sku: SKU, quantity: '1' });
    const { document, html } = await visitor.open(path);
    expect(document.querySelector('#estimate-country option[selected]')?.getAttribute('value')).toBe(country);
    expect(html).toContain(tax);
  });

  test('announces a tax in the United States only until the address is known', async () => {
    const TAX_LATER = 'Tax is added at checkout.';
    const visitor = createVisitor();
    await visitor.post('/en-US/hoeve-31-lantern.html', { sku: SKU, quantity: '1' });
    expect((await visitor.open('/en-US/cart')).text).toContain(TAX_LATER);

    const contact = await visitor.open('/en-US/checkout');
    const addresses = await visitor.submit(contact, { email: 'mira@example.test' });
    await visitor.submit(addresses, americanAddress);

    const cart = await visitor.open('/en-US/cart');
    expect(cart.text).toContain('Hoeve 31');
    expect(cart.text).not.toContain(TAX_LATER);
  });

  test('lists the countries by their name in the language of the page', async () => {
    const visitor = createVisitor();
    await visitor.post('/de/laterne-hoeve-31.html', { sku: SKU, quantity: '1' });
    const { document } = await visitor.open('/de/warenkorb');
    const names = [...document.querySelectorAll('#estimate-country option')].map(
      ({ textContent }) => textContent,
    );
    expect(names).toEqual(['Belgien', 'Deutschland', 'Frankreich', 'Niederlande']);
  });

  test('estimates the delivery for a place of the query', async () => {
    const visitor = createVisitor();
    await visitor.post('/en-US/hoeve-31-lantern.html', { sku: SKU, quantity: '1' });
    const { html } = await visitor.open(
      '/en-US/cart?estimate-country=US&estimate-region=TX&estimate-postcode=78701',
    );
    expect(html).toContain('$');
    expect(html).toContain('ZIP code');
  });
});
