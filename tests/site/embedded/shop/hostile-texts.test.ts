import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueCopy, editFile, startShop } from './temporary-shop.ts';

test('HTML in the texts of a product is escaped in its descriptions and plain in its name', async () => {
  const catalogue = catalogueCopy();
  const file = join(catalogue, 'products/key.yaml');
  editFile(file, /(nl:\n {4}name: ).*/, '$1<b>Sleutel</b> & <script>alert(1)</script>');
  editFile(file, /( {4}short: ).*/, '$1<img src=x onerror=alert(1)>');
  editFile(file, /( {4}long:\n)(?: {6}.*\n)+/, '$1      - <script>alert(2)</script> tekst\n');
  const { query } = await startShop({ catalogue });
  const data = await query(
    '{ products(filter: { sku: { eq: "VV-KEY" } }) { items { name short_description { html } description { html } } } }',
  );
  expect(data).toEqual({
    products: {
      items: [
        {
          name: '<b>Sleutel</b> & <script>alert(1)</script>',
          short_description: { html: '&lt;img src=x onerror=alert(1)&gt;' },
          description: {
            html: '<p>&lt;script&gt;alert(2)&lt;/script&gt; tekst</p>',
          },
        },
      ],
    },
  });
});
