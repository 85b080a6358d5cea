import type { StoreView } from '../stores/store-view.ts';
import { mailTextsOf } from './mail-texts.ts';
import type { Mail } from './mail.ts';

const OFFICE = { name: 'Veld & Vonk', address: 'service@veldenvonk.example' };

export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly telephone?: string | null;
  readonly comment: string;
};

/** Passes a message of the contact form on to the shop's office. A reply goes to the visitor. */
export function contactMail(view: StoreView, { name, email, telephone, comment }: ContactMessage): Mail {
  const { contact } = mailTextsOf(view);
  return {
    locale: view.locale.code,
    to: OFFICE,
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
