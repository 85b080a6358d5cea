import * as v from 'valibot';
import { locales } from '#site/i18n/locale';

const mailbox = v.object({ name: v.string(), address: v.string() });

/** The mailbox of the shop: the sender of all mails, and the recipient of contact messages. */
export const SHOP_MAILBOX = { name: 'Veld & Vonk', address: 'service@veldenvonk.example' };

const block = v.variant('kind', [
  v.object({ kind: v.literal('text'), text: v.string() }),
  v.object({ kind: v.literal('heading'), text: v.string() }),
  /** A link on a separate line. */
  v.object({ kind: v.literal('link'), label: v.string(), url: v.string() }),
  /** Rows with a label and a value, such as totals. */
  v.object({ kind: v.literal('rows'), rows: v.array(v.tuple([v.string(), v.string()])) }),
  /** Text that a visitor wrote, with its line breaks. */
  v.object({ kind: v.literal('quote'), text: v.string() }),
]);

/** The content of a mail, as the outbox stores it. */
export const mailSchema = v.object({
  locale: v.picklist(locales.map(({ code }) => code)),
  to: mailbox,
  /** The visitor who wrote a contact message. */
  replyTo: v.optional(mailbox),
  subject: v.string(),
  blocks: v.array(block),
});

export type Mail = v.InferOutput<typeof mailSchema>;
export type MailBlock = Mail['blocks'][number];
