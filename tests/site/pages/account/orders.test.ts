import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { runSite } from '../../running-site.ts';
import { createVisitor, type Visitor } from '../../visitor.ts';
import { runCheckoutSite } from '../checkout/checkout-visitor.ts';
import { placeOrder, registerAtShop, tokenOf } from './shop-calls.ts';

let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ variables: { SIGN_IN_ATTEMPTS: '1000' } });
});
afterAll(() => site.stop());

const LAMP = 'VV-BATTERY';
const SCARCE = 'VV-BERM-2-OAT';
/** The stock of the demo catalogue in the European website. */
const SCARCE_STOCK = 5;
const MOSS_STOCK = 10;
const PASSWORD = 'Basalt-15-lamp';
let count = 0;

async function signedIn() {
  const email = `orders-${++count}@example.test`;
  const visitor = createVisitor(site);
  await registerAtShop(site, { email, password: PASSWORD });
  await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  return { visitor, token: await tokenOf(site, { email, password: PASSWORD }) };
}

const orderPath = (number: string) => `/nl/mijn-account/bestelling?number=${number}`;

test('Orders are listed with the newest first, ten on a page', async () => {
  const { visitor, token } = await signedIn();
  expect((await visitor.open('/nl/mijn-account/bestellingen')).text).toContain('nog niets besteld');
  const numbers: string[] = [];
  for (let order = 0; order < 11; order += 1)
    numbers.push(await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { token }));
  const [oldest = '', ...others] = numbers;

  const first = await visitor.open('/nl/mijn-account/bestellingen');
  const listed = [...parseHtml(first.html).querySelectorAll('main a[href*="number="]')].map((link) =>
    new URL(link.getAttribute('href') ?? '', 'https://www.example.test').searchParams.get('number'),
  );
  expect(listed).toEqual(others.toReversed());
  const second = await visitor.open('/nl/mijn-account/bestellingen?page=2');
  expect(second.text).toContain(oldest);
  expect(second.text).not.toContain(others[0]);
  expect((await visitor.open('/nl/mijn-account/bestellingen?page=99')).path).toBe(
    '/nl/mijn-account/bestellingen',
  );
});

test('An order shows its lines, amounts, addresses and status, in the language of the page', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 2 }], { token });
  const { text } = await visitor.open(orderPath(number));
  expect(text).toContain(`Bestelling ${number}`);
  expect(text).toContain('Geplaatst op 21 november 2026');
  expect(text).toContain('Dijkweg 3');
  expect(text).toMatch(/€\s\d/);
  expect(text).toMatch(/Inclusief btw 21\s?%/);
  const german = await visitor.open(`/de/mein-konto/bestellung?number=${number}`);
  expect(german.text).toContain('21. November 2026');
  expect(german.text).toMatch(/Enthält .*21\s%/);
});

test('The order of another customer is not shown, reordered or cancelled', async () => {
  const owner = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], owner);
  const { visitor, token } = await signedIn();
  const own = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { token });
  expect((await visitor.open(orderPath(number))).path).toBe('/nl/mijn-account/bestellingen');
  for (const [intent, fields] of [
    ['reorder', { number }],
    ['cancel', { number, reason: 'Vergissing' }],
  ] as const) {
    const page = await visitor.openAndSubmit(orderPath(own), intent, fields);
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('niet meer vinden')]);
  }
  expect((await owner.visitor.open(orderPath(number))).text).not.toContain('geannuleerd');
});

test('A reordered order fills the cart, and names the products that are sold out', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(
    site,
    [
      { sku: LAMP, quantity: 2 },
      { sku: SCARCE, quantity: 1 },
    ],
    { token },
  );
  const all = await visitor.openAndSubmit(orderPath(number), 'reorder', {});
  expect(all.text).toContain('De producten liggen in je winkelwagen.');
  const cart = await visitor.open('/nl/winkelwagen');
  expect(parseHtml(cart.html).querySelectorAll('[data-line]')).toHaveLength(2);

  const other = await signedIn();
  const soldOut = await placeOrder(site, [{ sku: SCARCE, quantity: 1 }], other);
  const left = SCARCE_STOCK - 2;
  await placeOrder(site, [{ sku: SCARCE, quantity: left }], { email: 'noor@example.test' });
  const page = await other.visitor.openAndSubmit(orderPath(soldOut), 'reorder', {});
  expect(page.text).toContain('Niet alles ligt in je winkelwagen.');
  expect(page.text).toContain('Op dit moment niet leverbaar: ');
});

/** Opens an order. Returns a function that orders it again as the script of the page does, and resolves with the JSON of the response. */
async function prepareReorder(visitor: Visitor, number: string, running: Pick<typeof site, 'post'> = site) {
  const { document } = await visitor.open(orderPath(number));
  const token = document.querySelector('main [name=form_token]')?.getAttribute('value') ?? '';
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  return async (signal?: AbortSignal): Promise<unknown> => {
    const body = new URLSearchParams({ form_token: token, intent: 'reorder', number });
    const headers = { accept: 'application/json', cookie };
    return (await running.post(orderPath(number), body, headers, signal)).json();
  };
}

test('A second press that aborts the first post of an order gets the result of the first', async () => {
  const busy = await runCheckoutSite();
  const credentials = { email: 'ada@example.test', password: PASSWORD };
  await registerAtShop(busy, credentials);
  const visitor = createVisitor(busy);
  await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', credentials);
  const token = await tokenOf(busy, credentials);
  const number = await placeOrder(busy, [{ sku: LAMP, quantity: 2 }], { token });
  const reorder = await prepareReorder(visitor, number, busy);
  const first = new AbortController();
  const arrived = Promise.withResolvers<void>();
  busy.before('CustomerOrderByNumber', () => first.abort());
  busy.before('Reorder', () => arrived.resolve());
  await reorder(first.signal);
  await arrived.promise;
  expect(await reorder()).toMatchObject({ outcome: 'accepted' });
  expect(busy.operations.filter((name) => name === 'Reorder')).toHaveLength(1);
});

test('The response to a repeated order lists the added pieces, without those that the cart had or that are sold out', async () => {
  const { visitor, token } = await signedIn();
  const lines = [
    { sku: LAMP, quantity: 2 },
    { sku: 'VV-BERM-2-MOSS', quantity: MOSS_STOCK },
  ];
  const number = await placeOrder(site, lines, { token });
  await visitor.post('/nl/accu-voor-lantaarns.html', { sku: LAMP, quantity: '1' });

  const reorder = await prepareReorder(visitor, number);
  expect(await reorder()).toMatchObject({
    outcome: 'accepted',
    redirect: expect.stringContaining('done=reordered-partly'),
    added: {
      currency: 'EUR',
      value: 78,
      items: [{ item_id: LAMP, item_name: 'Accu voor lantaarns', price: 39, quantity: 2 }],
    },
  });
});

test('A reordered order names each product that was not added, and why', async () => {
  const { visitor, token } = await signedIn();
  const lines = [LAMP, 'VV-MAAN-15-BASALT'].map((sku) => ({ sku, quantity: 1 }));
  const number = await placeOrder(site, lines, { token });
  const change = (values: string, sku: string) =>
    site.changeShop(
      `UPDATE order_line SET ${values} WHERE sku = '${sku}' AND order_id = (SELECT id FROM placed_order WHERE number = '${number}')`,
    );
  change("sku = 'GONE,1'", 'VV-MAAN-15-BASALT');
  change('quantity = 5000', LAMP);
  await visitor.post('/nl/accu-voor-lantaarns.html', { sku: LAMP, quantity: '1' });

  const page = await visitor.openAndSubmit(orderPath(number), 'reorder', {});

  expect(page.text).toContain(
    'Niet meer te koop: Tafellamp Maan 15 (Basalt). Niet in dit aantal leverbaar: Accu voor lantaarns.',
  );
});

test('An order whose form is sent again after a lost response fills the cart once, and again after its page was shown', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 2 }], { token });
  const order = await visitor.open(orderPath(number));
  const quantity = async () =>
    (await visitor.open('/nl/winkelwagen')).document.querySelector('[name=quantity]')?.getAttribute('value');
  await visitor.submitAndLose(order, { intent: 'reorder' });
  await visitor.submit(order, { intent: 'reorder' });
  expect(await quantity()).toBe('2');
  await visitor.submit(order, { intent: 'reorder' });
  await visitor.submit(order, { intent: 'reorder' });
  expect(await quantity()).toBe('6');
});

test('A query cannot add texts to the report of a reorder', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { token });
  const { html } = await visitor.open(`${orderPath(number)}&done=reordered-partly&missing=Evil,0`);
  expect(html).not.toContain('Evil');
});

test('An order is cancelled with a reason of the shop, once', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { token });
  const page = await visitor.open(orderPath(number));
  expect(
    [...page.document.querySelectorAll('[name=reason] option')].map((option) => option.textContent),
  ).toEqual(['Maak een keuze', 'Verkeerd besteld', 'Elders gevonden', 'Duurt te lang', 'Andere reden']);
  for (const reason of ['', 'Vergissing']) {
    const refused = await visitor.openAndSubmit(orderPath(number), 'cancel', { reason });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Maak een keuze.')]);
  }
  const cancelled = await visitor.openAndSubmit(orderPath(number), 'cancel', { reason: 'Duurt te lang' });
  expect(cancelled.text).toContain('Je bestelling is geannuleerd.');
  const { html, text } = await visitor.open(orderPath(number));
  expect(text).toContain('Geannuleerd');
  expect(parseHtml(html).querySelector('[name=reason]')).toBeNull();
});

test('A cancellation that is sent again after a lost response is confirmed', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { token });
  const page = await visitor.open(orderPath(number));
  const values = { intent: 'cancel', reason: 'Duurt te lang' };
  await visitor.submitAndLose(page, values);
  const sentAgain = await visitor.submit(page, values);
  expect(sentAgain.text).toContain('Je bestelling is geannuleerd.');
});

test('A cancellation that is sent twice at the same moment is confirmed twice', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { token });
  const page = await visitor.open(orderPath(number));
  const send = () => visitor.submit(page, { intent: 'cancel', reason: 'Duurt te lang' });
  const shown = await Promise.all([send(), send()]);
  for (const { text } of shown) expect(text).toContain('Je bestelling is geannuleerd.');
});

test('An order of one language is ordered again and cancelled in another language', async () => {
  const { visitor, token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 2 }], { token });
  const german = `/de/mein-konto/bestellung?number=${number}`;
  const again = await visitor.openAndSubmit(german, 'reorder', {});
  expect(again.text).toContain('Die Produkte liegen in Ihrem Warenkorb.');
  expect((await visitor.open('/de/warenkorb')).document.querySelectorAll('[data-line]')).toHaveLength(1);
  const cancelled = await visitor.openAndSubmit(german, 'cancel', { reason: 'Dauert zu lange' });
  expect(cancelled.text).toContain('Ihre Bestellung ist storniert.');
});

test('A guest finds an order by number, email address and name, and sees it without an account', async () => {
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { email: 'noor@example.test' });
  const visitor = createVisitor(site);
  const found = await visitor.openAndSubmit('/nl/mijn-account/bestelling-opzoeken', 'find', {
    number,
    email: 'noor@example.test',
    lastName: 'Veld',
  });
  expect(found.text).toContain(`Bestelling ${number}`);
  expect(found.text).toContain('Dijkweg 3');
  expect(found.path).not.toContain(number);
  // Another visitor with the same link sees only the form.
  expect((await createVisitor(site).open(found.path)).text).not.toContain(number);
});

test('The order of a customer and an unknown one have the same response to a guest', async () => {
  const { token } = await signedIn();
  const number = await placeOrder(site, [{ sku: LAMP, quantity: 1 }], { token });
  const find = (key: string) =>
    createVisitor(site).openAndSubmit('/nl/mijn-account/bestelling-opzoeken', 'find', {
      number: key,
      email: `orders-${count}@example.test`,
      lastName: 'Veld',
    });
  const [ofCustomer, unknown] = [await find(number), await find('999999999')];
  expect([ofCustomer.status, ofCustomer.text]).toEqual([unknown.status, unknown.text]);
});

test('If only the orders fail, the overview shows a message instead of them and keeps the rest', async () => {
  const failing = await runCheckoutSite();
  const credentials = { email: 'ada@example.test', password: 'Basalt-15-lamp' };
  await registerAtShop(failing, credentials);
  const visitor = createVisitor(failing);
  await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', credentials);
  failing.faults.set('CustomerOrders', 'down');

  const overview = await visitor.open('/nl/mijn-account');

  expect(overview.status).toBe(200);
  expect(overview.text).toContain('We kunnen je bestellingen nu niet laten zien.');
  expect(overview.text).not.toContain('nog niets besteld');
  expect(overview.text).toContain(credentials.email);
  failing.faults.clear();
  expect((await visitor.open('/nl/mijn-account')).text).toContain('nog niets besteld');
});
