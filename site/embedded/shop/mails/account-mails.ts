import type { StoreView } from '../stores/store-view.ts';
import { mailTextsOf, type MailTexts } from './mail-texts.ts';
import type { Mail, MailBlock } from './mail.ts';
import { type SiteAddress, siteLink } from './site-links.ts';

/** The customer or visitor who gets a mail. */
export type MailRecipient = { readonly email: string; readonly firstname: string; readonly lastname: string };

/** Creates the mail that asks a new customer to confirm the address. `key` is the secret of `confirmEmail`. */
export function confirmationMail(shop: SiteAddress, view: StoreView, to: MailRecipient, key: string): Mail {
  const { confirm } = mailTextsOf(view);
  const url = siteLink(shop, view, 'confirm', { email: to.email, key });
  return personalMail(view, to, confirm.subject, [
    { kind: 'text', text: confirm.text },
    { kind: 'link', label: confirm.link, url },
  ]);
}

/** Creates the mail to a customer whose account is ready to use. */
export function welcomeMail(shop: SiteAddress, view: StoreView, to: MailRecipient): Mail {
  const { welcome } = mailTextsOf(view);
  return personalMail(view, to, welcome.subject, [
    { kind: 'text', text: welcome.text },
    { kind: 'link', label: welcome.link, url: siteLink(shop, view, 'account') },
  ]);
}

/** Creates the mail that asks a customer without a password to choose one. `token` is the secret of `resetPassword`. */
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

/** Creates the mail with the link to set a new password. `token` is the secret of `resetPassword`, `hours` the time for which it is valid. */
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

/** Creates the mail that tells a customer that the password was changed. */
export function passwordChangedMail(view: StoreView, to: MailRecipient): Mail {
  const { passwordChanged } = mailTextsOf(view);
  return personalMail(view, to, passwordChanged.subject, [{ kind: 'text', text: passwordChanged.text }]);
}

/** Creates the mail about a changed email address. The old and the new address each get one. */
export function emailChangedMail(view: StoreView, to: MailRecipient, newEmail: string): Mail {
  const { emailChanged } = mailTextsOf(view);
  return personalMail(view, to, emailChanged.subject, [{ kind: 'text', text: emailChanged.text(newEmail) }]);
}

/** Creates the mail that confirms a subscription to the newsletter. It has no greeting, because visitors subscribe without a name. */
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

/** Creates a mail that begins with a greeting to the customer and ends with the closing of the shop. */
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
