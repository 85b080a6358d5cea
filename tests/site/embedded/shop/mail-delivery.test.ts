import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, ShopDatabase } from '../../../../site/embedded/shop/database/database.ts';
import { createMailDelivery } from '../../../../site/embedded/shop/mails/mail-delivery.ts';
import { temporaryFolder } from './temporary-shop.ts';

const INSERT = 'INSERT INTO mail_outbox (message_id, created_at, content) VALUES (?, ?, ?)';
const MAIL = {
  locale: 'nl',
  to: { name: 'Mira', address: 'mira@example.test' },
  subject: 'Onderwerp',
  blocks: [{ kind: 'text', text: 'Tekst' }],
};

/** A database that calls `onEmpty` when a query finds no row for the first time. */
class WatchedDatabase extends ShopDatabase {
  onEmpty: (() => void) | undefined;

  override first<Schema extends v.GenericSchema>(
    schema: Schema,
    sql: string,
    ...values: readonly (string | number)[]
  ) {
    const row = super.first(schema, sql, ...values);
    if (row !== undefined) return row;
    const { onEmpty } = this;
    this.onEmpty = undefined;
    onEmpty?.();
    return undefined;
  }
}

// A run ends within the first microtasks after it has found no more mails.
test.each([0, 1, 2, 3, 4])(
  'The delivery of mails is idle after the mail that was added %i microtasks after the last check',
  async (microtasks) => {
    const folder = temporaryFolder();
    openDatabase(folder).close();
    const database = new WatchedDatabase(new DatabaseSync(join(folder, 'shop.sqlite')));
    onTestFinished(() => database.close());
    const log: string[] = [];
    const delivery = createMailDelivery(database, join(folder, 'mails'), (line) => log.push(line));
    const addMail = async () => {
      for (let count = 0; count < microtasks; count += 1) await undefined;
      database.run(INSERT, 'a0b1', Date.parse('2026-11-20T12:00:00Z'), JSON.stringify(MAIL));
      delivery.schedule();
    };
    database.onEmpty = () => void addMail();

    delivery.schedule();
    await delivery.idle();

    expect(readdirSync(join(folder, 'mails'))).toEqual(['20261120-120000-00000001.eml']);
    expect(log).toEqual([]);
  },
);
