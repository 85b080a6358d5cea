import type { StoreView } from '../stores/store-view.ts';
import { mailTextsOf } from './mail-texts.ts';
import { type Mail, SHOP_MAILBOX } from './mail.ts';

export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string | null;
  readonly comment: string;
};

/** Creates the mail that forwards a message of the contact form to the shop's office. `replyTo` is the visitor. */
export function contactMail(view: StoreView, { name, email, telephone, comment }: ContactMessage): Mail {
  const { contact } = mailTextsOf(view);
  return {
    locale: view.locale.code,
    to: SHOP_MAILBOX,
    replyTo: { name, address: email },
    subject: contact.subject,
    blocks: [
      {
        kind: 'rows',
        rows: [
          [contact.name, name],
          [contact.email, email],
          ...(telephone ? [[contact.telephone, telephone] satisfies [string, string]] : []),
        ],
      },
      { kind: 'quote', text: comment },
    ],
  };
}
