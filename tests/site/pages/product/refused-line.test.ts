import { expect, onTestFinished, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';
import { createVisitor, fieldOf } from '../../visitor.ts';

/** The problem of Magento for a product whose smallest quantity is 3. */
const TOO_FEW = { code: 'INSUFFICIENT_STOCK', message: 'The fewest you may purchase is 3.', quantity: 147 };

/** The problem of Magento for a product that needs more than its SKU, such as a bundle. */
const INCOMPLETE = { code: 'UNDEFINED', message: 'Please specify product option(s).', quantity: null };

/** Runs a site whose shop adds and changes quantities, but also reports a problem. */
async function runSiteWith(problem: object) {
  const site = await runSite({ proxyShopUrl: (shopUrl) => proxyShopUrl(shopUrl, problem) });
  onTestFinished(() => site.stop());
  return createVisitor(site);
}

async function proxyShopUrl(shopUrl: string, problem: object) {
  const { url } = await startOrigin(async (response, { url: target, body, method, headers }) => {
    const found = await fetch(`${shopUrl}${target.pathname}${target.search}`, {
      method: method ?? 'GET',
      headers: { 'content-type': 'application/json', store: String(headers['store']) },
      ...(body.length === 0 ? {} : { body: body.toString() }),
    });
    const answer = await found.json();
    if (answer.data?.addProductsToCart) answer.data.addProductsToCart.user_errors = [problem];
    if (answer.data?.updateCartItems) answer.data.updateCartItems.errors = [problem];
    return sendJson(response, answer);
  });
  return url;
}

test('A quantity below the minimum of a product is refused with the minimum, on its page and in the cart', async () => {
  const visitor = await runSiteWith(TOO_FEW);
  const added = await visitor.post('/nl/sleutel.html', { sku: 'VV-KEY', quantity: '1' });
  expect(await added.text()).toContain('Kies een aantal van minstens 3.');
  const cart = await visitor.open('/nl/winkelwagen');
  const changed = await visitor.post('/nl/winkelwagen', {
    form_token: fieldOf(cart, 'form_token'),
    uid: fieldOf(cart, 'uid'),
    quantity: '2',
    action: 'update',
  });
  expect(await changed.text()).toContain('Kies een aantal van minstens 3.');
});

test('A product that the shop refuses for another reason is not called sold out', async () => {
  const visitor = await runSiteWith(INCOMPLETE);
  const added = await visitor.post('/nl/sleutel.html', { sku: 'VV-KEY', quantity: '1' });
  const text = await added.text();
  expect(text).toContain('We konden dit product niet toevoegen.');
  expect(text).not.toContain('Dit product is uitverkocht.');
});
