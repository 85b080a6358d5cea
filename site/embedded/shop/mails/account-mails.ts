import type { StoreView } from '../stores/store-view.ts';
import { mailTextsOf, type MailTexts } from './mail-texts.ts';
import type { Mail, MailBlock } from './mail.ts';
import { type SiteAddress, siteLink } from './site-links.ts';

/** The customer or visitor who gets a mail. */
export type MailRecipient = { readonly email: string; readonly firstname: string; readonly lastname: string };

/** Asks a new customer to confirm the address. `key` is the secret of `confirmEmail`. */
export function confirmationMail(shop: SiteAddress, view: StoreView, to: MailRecipient, key: string): Mail {
  const { confirm } = mailTextsOf(view);
  const url = siteLink(shop, view, 'confirm', { email: to.email, key });
  return personalMail(view, to, confirm.subject, [
    { kind: 'text', text: confirm.text },
    { kind: 'link', label: confirm.link, url },
  ]);
}

/** Welcomes a customer whose account can be used. */
export function welcomeMail(shop: SiteAddress, view: StoreView, to: MailRecipient): Mail {
  const { welcome } = mailTextsOf(view);
  return personalMail(view, to, welcome.subject, [
    { kind: 'text', text: welcome.text },
    { kind: 'link', label: welcome.link, url: siteLink(shop, view, 'account') },
  ]);
}

/** Asks a customer without a password to choose one. `token` is the secret of `resetPassword`. */
export function choosePasswordMail(
  shop: SiteAddress,
  view: StoreView,
  to: MailRecipient,
  token: string,
): Mail {
  const { choosePassword } = mailTextsOf(view);
  const url = siteLink(shop, view, 'newPassword', { email: to.email, token });
  return personalMail(view, to, choosePassword.subject, [
    { kind: 'text', text: choosePassword.text },
    { kind: 'link', label: choosePassword.link, url },
  ]);
}

/** Answers the request for a new password. `token` is the secret of `resetPassword`. */
export function resetMail(
  shop: SiteAddress,
  view: StoreView,
  to: MailRecipient,
  { token, hours }: { readonly token: string; readonly hours: number },
): Mail {
  const { reset } = mailTextsOf(view);
  const url = siteLink(shop, view, 'newPassword', { email: to.email, token });
  return personalMail(view, to, reset.subject, [
    { kind: 'text', text: reset.text(hours) },
    { kind: 'link', label: reset.link, url },
    { kind: 'text', text: reset.ignore },
  ]);
}

/** Reports a changed password. */
export function passwordChangedMail(view: StoreView, to: MailRecipient): Mail {
  const { passwordChanged } = mailTextsOf(view);
  return personalMail(view, to, passwordChanged.subject, [{ kind: 'text', text: passwordChanged.text }]);
}

/** Reports a changed e-mail address, to the old or the new address. */
export function emailChangedMail(view: StoreView, to: MailRecipient, newEmail: string): Mail {
  const { emailChanged } = mailTextsOf(view);
  return personalMail(view, to, emailChanged.subject, [{ kind: 'text', text: emailChanged.text(newEmail) }]);
}

/** Confirms a subscription of the newsletter. Subscribers can be unknown by name. */
export function newsletterMail(view: StoreView, email: string): Mail {
  const { newsletter, closing } = mailTextsOf(view);
  return {
    locale: view.locale.code,
    to: { name: '', address: email },
    subject: newsletter.subject,
    blocks: [
      { kind: 'text', text: newsletter.text },
      { kind: 'text', text: closing },
    ],
  };
}

/** A mail that begins with the customer's name and ends with the shop's. */
export function personalMail(
  view: StoreView,
  to: MailRecipient,
  subject: string,
  blocks: readonly MailBlock[],
): Mail {
  const texts: MailTexts = mailTextsOf(view);
  const name = `${to.firstname} ${to.lastname}`.trim();
  return {
    locale: view.locale.code,
    to: { name, address: to.email },
    subject,
    blocks: [{ kind: 'text', text: texts.greeting(name) }, ...blocks, { kind: 'text', text: texts.closing }],
  };
}
