import { copyFileSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { readCatalogue } from '#embedded/catalogue';
import { waitUntil } from '../../../wait.ts';
import { catalogueCopy, editFile, SHIPPED_CATALOGUE, startShop, temporaryFolder } from './temporary-shop.ts';

const COUNTRY_NAMES = '{ countries { id } }';

test('Second start continues the database without reading the catalogue', async () => {
  const directory = temporaryFolder();
  const read = vi.fn(() => readCatalogue(SHIPPED_CATALOGUE));
  const catalogue = { fingerprint: () => 'one', read };
  await (await startShop({ directory, catalogue })).close();
  await (await startShop({ directory, catalogue })).close();
  expect(read).toHaveBeenCalledTimes(1);

  await startShop({ directory, catalogue: { fingerprint: () => 'two', read } });
  expect(read).toHaveBeenCalledTimes(2);
});

test('Changed catalogue keeps the rows of other tables, and the products they refer to', async () => {
  const directory = temporaryFolder();
  const catalogue = catalogueCopy();
  await (await startShop({ directory, catalogue })).close();
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  database.exec(`
    CREATE TABLE test_order (id INTEGER PRIMARY KEY, email TEXT);
    CREATE TABLE test_cart_line (product_id INTEGER REFERENCES product (id) ON DELETE CASCADE, quantity INTEGER);
    INSERT INTO test_order VALUES (1, 'a@example.test');
    INSERT INTO test_cart_line VALUES (10101, 2), (906, 1);`);

  editFile(join(catalogue, 'products/maan-15.yaml'), /name: Tafellamp Maan 15/, 'name: Tafellamp Maan');
  rmSync(join(catalogue, 'products/key.yaml'));
  for (const file of globSync(join(catalogue, 'products/*.yaml'))) removeReferences(file, 'key');
  await startShop({ directory, catalogue });

  const name = database.prepare("SELECT name FROM product_text WHERE product_id = 101 AND store = 'eu_nl'");
  expect(name.get()).toEqual({ name: 'Tafellamp Maan' });
  expect(database.prepare('SELECT id FROM product WHERE sku = ?').all('VV-KEY')).toEqual([]);
  expect(database.prepare('SELECT * FROM test_order').all()).toHaveLength(1);
  expect(database.prepare('SELECT product_id FROM test_cart_line').all()).toEqual([{ product_id: 10_101 }]);
  database.close();
});

test('Running shop serves a changed catalogue, and keeps the last valid one', async () => {
  const catalogue = catalogueCopy();
  const onChange = vi.fn();
  const { query, log } = await startShop({ catalogue, onChange });
  expect(await query(COUNTRY_NAMES, 'uk_en')).toEqual({ countries: [{ id: 'GB' }] });

  editFile(join(catalogue, 'websites.yaml'), /rates: \{ GB: 20 \}/, 'rates: { GB: 20, IE: 23 }');
  await waitUntil(() => onChange.mock.calls.length > 0);
  const changed = { countries: [{ id: 'GB' }, { id: 'IE' }] };
  expect(await query(COUNTRY_NAMES, 'uk_en')).toEqual(changed);

  editFile(join(catalogue, 'websites.yaml'), /GB: 20/, 'GB: 2000');
  await waitUntil(() => log.length > 0);
  expect(log[0]).toContain('websites.yaml');
  expect(log[0]).toContain('UK.rates.GB must be a percentage of at most 100');
  expect(await query(COUNTRY_NAMES, 'uk_en')).toEqual(changed);
});

test('Products can exchange their SKUs', async () => {
  const directory = temporaryFolder();
  const catalogue = catalogueCopy();
  await (await startShop({ directory, catalogue })).close();
  const [first, second] = ['switch', 'ring'].map((handle) => join(catalogue, `products/${handle}.yaml`));
  if (!first || !second) throw new Error('Expected two files.');
  const copy = join(temporaryFolder(), 'switch.yaml');
  copyFileSync(first, copy);
  const rename = (from: string, to: string, file: string) =>
    writeFileSync(
      file,
      readFileSync(from === 'SWITCH' ? copy : second, 'utf8').replaceAll(`VV-${from}`, `VV-${to}`),
    );
  rename('RING', 'SWITCH', first);
  rename('SWITCH', 'RING', second);
  await startShop({ directory, catalogue });

  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  const ids = database.prepare(
    "SELECT sku, id FROM product WHERE sku IN ('VV-SWITCH', 'VV-RING') ORDER BY sku",
  );
  const expected = readCatalogue(catalogue).products.filter(({ sku }) => /SWITCH|RING/.test(sku));
  expect(ids.all()).toEqual(
    expected.map(({ sku, id }) => ({ sku, id })).toSorted((a, b) => a.sku.localeCompare(b.sku)),
  );
  database.close();
});

/** Removes a product from the lists of related products and parts. */
function removeReferences(file: string, handle: string): void {
  const text = readFileSync(file, 'utf8');
  const withoutHandle = (list: string) => list.split(', ').filter((item) => item !== handle);
  const edited = text.replaceAll(
    /^(related|parts): \[(.*)\]$/gm,
    (_, field: string, list: string) => `${field}: [${withoutHandle(list).join(', ')}]`,
  );
  writeFileSync(file, edited);
}
