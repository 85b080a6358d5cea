import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCache } from '#site/services/cache';
import { createShop } from '#site/services/shop';
import { catalogueCopy, editFile, startShop } from '../../embedded/shop/temporary-shop.ts';

const NEW_CATEGORY = `- id: 70
  handle: lanterns
  parent: portable-lamps
  texts:
    nl: { name: Lantaarns, slug: lantaarns, intro: Met een greep. }
    en: { name: Lanterns, slug: lanterns, intro: With a handle. }
    de: { name: Laternen, slug: laternen, intro: Mit einem Griff. }
    fr: { name: Lanternes, slug: lanternes, intro: Avec une anse. }
`;

/** Starts a shop in which the top category of the lamps has a higher id than the categories below it. */
async function startShopWithLaterParent() {
  const catalogue = catalogueCopy();
  const file = join(catalogue, 'categories.yaml');
  editFile(file, /- id: 10\n/, '- id: 90\n');
  appendFileSync(file, NEW_CATEGORY);
  editFile(join(catalogue, 'products', 'hoeve-31.yaml'), /portable-lamps/, 'lanterns');
  const { url, query } = await startShop({ catalogue });
  const log = { warn() {} };
  const shop = createShop({ baseUrl: url, mediaUrl: '', log, cache: createCache({ log }) });
  return { query, client: shop.forRequest({ store: 'eu_nl' }) };
}

test('The categories above a category and a product are in the order of the tree, although the shop returns them by id', async () => {
  const { query, client } = await startShopWithLaterParent();
  const uid = btoa('70');
  expect(
    await query(
      `{ categories(filters: { category_uid: { eq: "${uid}" } }) { items { breadcrumbs { category_uid } } } }`,
    ),
  ).toEqual({
    categories: {
      items: [{ breadcrumbs: [{ category_uid: btoa('11') }, { category_uid: btoa('90') }] }],
    },
  });
  const parents = [
    { uid: btoa('90'), name: 'Lampen', path: 'lampen.html' },
    { uid: btoa('11'), name: 'Draagbaar', path: 'lampen/draagbaar.html' },
  ];
  expect(await client.category(uid)).toMatchObject({ value: { parents } });
  expect(await client.productDetails('VV-HOEVE-31')).toMatchObject({ value: { categories: [{ parents }] } });
});
