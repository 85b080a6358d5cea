import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { startShop, temporaryFolder } from './temporary-shop.ts';

function openFile(directory: string): DatabaseSync {
  const database = new DatabaseSync(join(directory, 'shop.sqlite'));
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}

test('Shop creates a missing folder and fills it', async () => {
  const directory = join(temporaryFolder(), 'missing', 'folder');
  await startShop({ directory });
  expect(existsSync(join(directory, 'shop.sqlite'))).toBe(true);
  const count = openFile(directory).prepare('SELECT count(*) AS products FROM product_text').get();
  expect(count).toEqual({ products: 25 * 8 });
});

test('Database uses WAL and has no broken foreign keys', async () => {
  const directory = temporaryFolder();
  await startShop({ directory });
  const database = openFile(directory);
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([]);
  expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' });
});

test('Shop runs each migration once', async () => {
  const directory = temporaryFolder();
  await (await startShop({ directory })).close();
  const database = openFile(directory);
  const { user_version: version } = { ...database.prepare('PRAGMA user_version').get() };
  expect(version).toBeGreaterThan(0);
  database.close();
  await startShop({ directory });
  expect(openFile(directory).prepare('PRAGMA user_version').get()).toEqual({ user_version: version });
});

test('Shop refuses the database of a later version', async () => {
  const directory = temporaryFolder();
  await (await startShop({ directory })).close();
  const database = openFile(directory);
  database.exec('PRAGMA user_version = 999');
  database.close();
  await expect(startShop({ directory })).rejects.toThrow(/version 999, but this shop knows versions up to/);
});
