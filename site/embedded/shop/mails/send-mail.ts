import { randomUUID } from 'node:crypto';
import type { Shop } from '../context/context.ts';
import type { Mail } from './mail.ts';

/**
 * Stores a mail in the outbox and schedules its delivery to the folder of mails. Within a transaction, the mail is sent only if the transaction
 * is committed. If the process ends before the delivery, the next start delivers the mail.
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
