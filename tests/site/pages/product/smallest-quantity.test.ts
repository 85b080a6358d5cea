import { expect, onTestFinished, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { runSite } from '../../running-site.ts';
import { createVisitor, fieldOf } from '../../visitor.ts';

/** The problem of Magento for a product whose smallest quantity is 3. */
const TOO_FEW = { code: 'INSUFFICIENT_STOCK', message: 'The fewest you may purchase is 3.', quantity: 147 };

/** Creates a proxy of a shop that adds and changes quantities, but also reports the problem. */
async function proxyShopUrl(shopUrl: string) {
  const { url } = await startOrigin(async (response, { url: target, body, method, headers }) => {
    const found = await fetch(`${shopUrl}${target.pathname}${target.search}`, {
      method: method ?? 'GET',
      headers: { 'content-type': 'application/json', store: String(headers['store']) },
      ...(body.length === 0 ? {} : { body: body.toString() }),
    });
    const answer = await found.json();
    if (answer.data?.addProductsToCart) answer.data.addProductsToCart.user_errors = [TOO_FEW];
    if (answer.data?.updateCartItems) answer.data.updateCartItems.errors = [TOO_FEW];
    return sendJson(response, answer);
  });
  return url;
}

test('A quantity below the minimum of a product is refused with the minimum, on its page and in the cart', async () => {
  const site = await runSite({ proxyShopUrl });
  onTestFinished(() => site.stop());
  const visitor = createVisitor(site);
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
