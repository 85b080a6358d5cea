import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { migrate, openDatabase, ShopDatabase } from '../../../../site/embedded/shop/database/database.ts';
import { temporaryFolder } from './temporary-shop.ts';

test('Migrations that another process runs while this one waits for the lock do not run again', () => {
  const directory = temporaryFolder();
  const connection = new DatabaseSync(join(directory, 'shop.sqlite'));
  class LateDatabase extends ShopDatabase {
    isFirst = true;
    override transaction<Result>(work: () => Result): Result {
      if (this.isFirst) openDatabase(directory).close();
      this.isFirst = false;
      return super.transaction(work);
    }
  }
  const database = new LateDatabase(connection);
  onTestFinished(() => database.close());
  migrate(database);
  expect(database.isFirst).toBe(false);
  const { user_version: version } = { ...connection.prepare('PRAGMA user_version').get() };
  expect(version).toBeGreaterThan(0);
});
