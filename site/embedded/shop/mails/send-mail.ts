import { randomUUID } from 'node:crypto';
import type { Shop } from '../graphql/context.ts';
import type { Mail } from './mail.ts';

/**
 * Sends a mail: stores it in the outbox, from which it is written to the folder of mails. Within a transaction the mail is sent only if the
 * transaction is committed, and it is not lost if the process ends before it is written.
 */
export function sendMail({ database, now, mails }: Shop, mail: Mail): void {
  database.run(
    'INSERT INTO mail_outbox (message_id, created_at, content) VALUES (?, ?, ?)',
    randomUUID(),
    now().getTime(),
    JSON.stringify(mail),
  );
  mails.schedule();
}
