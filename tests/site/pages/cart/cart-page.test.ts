import { describe, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { serveSite } from '../../running-site.ts';

const running = serveSite();
const LANTERN = '/nl/lantaarn-hoeve-31.html';
const SKU = 'VV-HOEVE-31-CHALK';
/** The response to a form without the token of the visitor. */
const SENTENCE = 'Deze pagina stond te lang open.';

/** A visitor without a script, who keeps cookies. */
function createVisitor() {
  const cookies = new Map<string, string>();
  const store = (response: Response) => {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return response;
  };
  const headers = () => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') });
  return {
    cookies,
    get: async (path: string) => store(await running.site.get(path, headers())),
    post: async (path: string, fields: Readonly<Record<string, string>>) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      return store(await running.site.post(path, body, headers()));
    },
  };
}

/** Reads a value of a hidden field from the HTML of a page. */
function fieldOf(html: string, name: string): string {
  const [, value] = new RegExp(`name="${name}" value="([^"]*)"`).exec(html) ?? [];
  if (value === undefined) throw new Error(`The page has no field "${name}".`);
  return value;
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
    const page = await visitor.get('/nl/winkelwagen');
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toContain('no-store');
    const html = await page.text();
    expect(html).toContain('Je winkelwagen');
    expect(html).toContain(`variant=${SKU}`);
    expect(html).toMatch(/name="quantity"[^>]*value="2"|value="2"[^>]*name="quantity"/);
  });

  test('adds once when the form is posted twice at the same time, or again with its key', async () => {
    const { visitor } = await visitorWithLantern();
    const key = { sku: 'VV-KEY', quantity: '1', key: 'a'.repeat(32) };
    const quantities = async () => {
      const html = await (await visitor.get('/nl/winkelwagen')).text();
      return [...parseHtml(html).querySelectorAll('main input[name=quantity]')].map((input) =>
        input.getAttribute('value'),
      );
    };
    const twice = { sku: SKU, quantity: '1' };
    const [one, other] = await Promise.all([visitor.post(LANTERN, twice), visitor.post(LANTERN, twice)]);
    expect([one.status, other.status]).toEqual([303, 303]);
    expect(await quantities()).toEqual(['3']);

    await visitor.post('/nl/sleutel.html', key);
    await visitor.post('/nl/sleutel.html', key);
    expect(await quantities()).toEqual(['3', '1']);
    await visitor.post('/nl/sleutel.html', { ...key, key: 'b'.repeat(32) });
    expect(await quantities()).toEqual(['3', '2']);
  });

  test('changes a quantity, removes a line and adds it again', async () => {
    const { visitor } = await visitorWithLantern();
    const html = await (await visitor.get('/nl/winkelwagen')).text();
    const token = { form_token: fieldOf(html, 'form_token') };
    const uid = fieldOf(html, 'uid');
    const changed = await visitor.post('/nl/winkelwagen', { ...token, uid, quantity: '3', action: 'update' });
    expect(changed.status).toBe(303);
    const removed = await visitor.post('/nl/winkelwagen', { ...token, uid, action: 'remove' });
    const location = removed.headers.get('location') ?? '';
    expect(location).toBe(`/nl/winkelwagen?removed=${SKU}&quantity=3&parent=VV-HOEVE-31`);
    const empty = await (await visitor.get(location)).text();
    expect(empty).toContain('Zet terug');
    const undo = { ...token, action: 'undo', removed: SKU, parent: 'VV-HOEVE-31', quantity: '3' };
    expect((await visitor.post(location, undo)).status).toBe(303);
    expect(await (await visitor.get('/nl/winkelwagen')).text()).toContain(`variant=${SKU}`);
  });

  test('keeps the quantity and says that there are not enough', async () => {
    const visitor = createVisitor();
    await visitor.post('/en-UK/hoeve-31-lantern.html', { sku: SKU, quantity: '2' });
    const html = await (await visitor.get('/en-UK/basket')).text();
    const response = await visitor.post('/en-UK/basket', {
      form_token: fieldOf(html, 'form_token'),
      uid: fieldOf(html, 'uid'),
      quantity: '99',
      action: 'update',
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('We do not have that many in stock.');
  });

  test('applies a coupon, and explains an invalid one beside the entered text', async () => {
    const { visitor } = await visitorWithLantern();
    const html = await (await visitor.get('/nl/winkelwagen')).text();
    const token = { form_token: fieldOf(html, 'form_token') };
    const refused = await visitor.post('/nl/winkelwagen', { ...token, action: 'coupon', coupon: 'NEE' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('De code NEE is niet geldig.');
    const applied = await visitor.post('/nl/winkelwagen', { ...token, action: 'coupon', coupon: 'AVOND10' });
    expect(applied.status).toBe(303);
    expect(await (await visitor.get('/nl/winkelwagen')).text()).toContain('Code AVOND10 is toegepast.');
  });

  test('is the same in another language of the website, and another one in another website', async () => {
    const { visitor } = await visitorWithLantern();
    expect(await (await visitor.get('/fr/panier')).text()).toContain(`variant=${SKU}`);
    expect(await (await visitor.get('/en-UK/basket')).text()).toContain('There is nothing in your basket');
    expect(await (await createVisitor().get('/nl/winkelwagen')).text()).toContain('Er zit nog niets');
  });

  test.each([
    ['without a token', {}],
    ['with an empty token', { form_token: '' }],
    ['with the token of another visitor', { form_token: 'aaaaaaaaaaaaaaaaaaaaaa' }],
  ])('shows the cart again and runs nothing for a form %s', async (_, token) => {
    const { visitor } = await visitorWithLantern();
    const html = await (await visitor.get('/nl/winkelwagen')).text();
    const forms = [
      { uid: fieldOf(html, 'uid'), action: 'remove' },
      { uid: fieldOf(html, 'uid'), quantity: '7', action: 'update' },
      { action: 'coupon', coupon: 'AVOND10' },
    ];
    for (const form of forms) {
      const response = await visitor.post('/nl/winkelwagen', { ...form, ...token });
      expect(response.status).toBe(422);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const shown = await response.text();
      expect(shown).toContain(SENTENCE);
      expect(fieldOf(shown, 'form_token')).toBe(fieldOf(html, 'form_token'));
      expect(shown).toContain(`variant=${SKU}`);
    }
    const after = await (await visitor.get('/nl/winkelwagen')).text();
    expect(after).toContain(`variant=${SKU}`);
    expect(after).toMatch(/name="quantity"[^>]*value="2"|value="2"[^>]*name="quantity"/);
    expect(after).not.toContain('AVOND10');
  });

  test('estimates the delivery for a place of the query', async () => {
    const visitor = createVisitor();
    await visitor.post('/en-US/hoeve-31-lantern.html', { sku: SKU, quantity: '1' });
    const html = await (await visitor.get('/en-US/cart?country=US&region=TX&postcode=78701')).text();
    expect(html).toContain('$');
    expect(html).toContain('ZIP code');
  });
});
