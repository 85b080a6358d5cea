import { expect, onTestFinished, test } from 'vitest';
import { runSite } from '../../running-site.ts';
import { createVisitor } from '../../visitor.ts';

test('A product that was sold while its page was open is sold out, although the shop reports it as not found', async () => {
  const site = await runSite();
  onTestFinished(() => site.stop());
  const visitor = createVisitor(site);
  // The site caches the product.
  await visitor.open('/nl/sleutel.html');
  site.changeShop(
    "UPDATE product_stock SET quantity = 0 WHERE product_id = (SELECT id FROM product WHERE sku = 'VV-KEY')",
  );
  const response = await visitor.post('/nl/sleutel.html', { sku: 'VV-KEY', quantity: '1' });
  expect(await response.text()).toContain('Dit product is uitverkocht.');
});
