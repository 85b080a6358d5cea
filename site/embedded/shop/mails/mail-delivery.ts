import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { MailDelivery } from '../context/context.ts';
import type { ShopDatabase } from '../database/database.ts';
import { composeMail } from './compose-mail.ts';
import { mailSchema } from './mail.ts';

const outboxRow = v.object({
  id: v.number(),
  message_id: v.string(),
  created_at: v.number(),
  content: v.string(),
});

/** Number of digits of the mail's id in a file name. */
const ID_DIGITS = 8;

/** Creates the delivery of a shop, which writes the mails of the outbox as `.eml` files into a folder. */
export function createMailDelivery(
  database: ShopDatabase,
  folder: string,
  log: (line: string) => void,
): MailDelivery {
  let running: Promise<void> | undefined;
  let isScheduled = false;

  /** Composes a mail. A mail that cannot be composed stays in the outbox and does not block the others. */
  const compose = async (row: v.InferOutput<typeof outboxRow>): Promise<Buffer | undefined> => {
    try {
      const mail = v.parse(mailSchema, JSON.parse(row.content));
      return await composeMail(mail, row.message_id, new Date(row.created_at));
    } catch (error) {
      log(`Mail ${row.id} of the shop could not be composed: ${String(error)}`);
      return undefined;
    }
  };

  /** Writes the mail that follows the id `previous`. Returns its id, or `undefined` if there are no more mails. */
  const writeNext = async (previous: number): Promise<number | undefined> => {
    const row = database.first(
      outboxRow,
      'SELECT * FROM mail_outbox WHERE id > ? ORDER BY id LIMIT 1',
      previous,
    );
    const source = row && (await compose(row));
    if (source) {
      const file = join(folder, fileNameOf(row.id, row.created_at));
      await writeFile(`${file}.part`, source);
      await rename(`${file}.part`, file);
      database.run('DELETE FROM mail_outbox WHERE id = ?', row.id);
    }
    return row?.id;
  };

  const run = async (): Promise<void> => {
    // The current transaction is synchronous, so it has ended after the first await.
    await mkdir(folder, { recursive: true });
    while (isScheduled) {
      isScheduled = false;
      let last: number | undefined = 0;
      while (last !== undefined) last = await writeNext(last);
    }
  };

  const schedule = () => {
    isScheduled = true;
    running ??= run()
      .catch((error: unknown) => {
        isScheduled = false;
        log(`The mails of the shop could not be written to ${folder}: ${String(error)}`);
      })
      .finally(() => {
        running = undefined;
        // A mail can be added after the last check of `run`.
        if (isScheduled) schedule();
      });
  };

  const idle = async (): Promise<void> => {
    if (!running) return;
    await running;
    // At the end of a run, a mail that was added meanwhile starts the next run.
    await idle();
  };
  return { schedule, idle };
}

/** Returns a file name that sorts by time: `20261120-120000-00000001.eml`. */
function fileNameOf(id: number, createdAt: number): string {
  const [day = '', time = ''] = new Date(createdAt).toISOString().split(/[T.]/);
  return `${day.replaceAll('-', '')}-${time.replaceAll(':', '')}-${String(id).padStart(ID_DIGITS, '0')}.eml`;
}
