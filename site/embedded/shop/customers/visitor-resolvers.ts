import type { ShopContext } from '../context/context.ts';
import { inputError } from '../graphql/errors.ts';
import { type ContactMessage, contactMail } from '../mails/contact-mail.ts';
import { sendMail } from '../mails/send-mail.ts';
import { describeAgreements } from './agreements.ts';
import { readLine } from './customer-input.ts';
import { isEmailAddress } from './email-addresses.ts';
import { subscribeVisitor } from './newsletter.ts';

const MAX_COMMENT_LENGTH = 10_000;
/** All control characters except the tab and the line feed. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/** Operations that need no account: `subscribeEmailToNewsletter`, `contactUs` and `checkoutAgreements`. */
export const visitorResolvers = {
  Query: {
    checkoutAgreements: (_: unknown, __: unknown, { view }: ShopContext) => describeAgreements(view),
  },

  Mutation: {
    subscribeEmailToNewsletter: (_: unknown, { email }: { email: string }, context: ShopContext) => {
      subscribeVisitor(context, email);
      return { status: 'SUBSCRIBED' };
    },

    contactUs: (_: unknown, { input }: { input: ContactMessage }, { shop, view }: ShopContext) => {
      sendMail(shop, contactMail(view, readMessage(input)));
      return { status: true };
    },
  },
};

function readMessage(input: ContactMessage): ContactMessage {
  const name = readLine(input.name, 'Name');
  if (name === undefined) throw inputError('Enter the Name and try again.');
  const comment = input.comment.replaceAll(/\r\n?/g, '\n').replaceAll(CONTROL_CHARACTERS, '').trim();
  if (comment === '') throw inputError('Enter the comment and try again.');
  if (comment.length > MAX_COMMENT_LENGTH)
    throw inputError(`The comment has more than ${MAX_COMMENT_LENGTH} characters. Shorten it and try again.`);
  const email = input.email.trim();
  if (!isEmailAddress(email))
    throw inputError('The email address is invalid. Verify the email address and try again.');
  return { name, email, comment, telephone: readLine(input.telephone, 'Phone Number') ?? null };
}
