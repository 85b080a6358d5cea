import { invalid } from '../invalid-form.ts';
import { emailField, emailProblem } from './account-fields.ts';
import { accepted, defineAccountScreen, DONE_PARAMETER, tooOften } from './account-screen.ts';
import { withMinResponseTime } from './min-response-time.ts';
import { signInLink } from './sign-in-link.ts';

/** The query parameter of the link in the mail that confirms an email address. */
export const CONFIRMATION_KEY_PARAMETER = 'key';

/**
 * Confirms the email address of a new account with the link of the mail. The visitor has to press a button, because programs that scan mails
 * open links, and they must not confirm an address. The mail can be sent again. The response to an invalid key is the same for an address
 * with and without an account.
 */
export const confirmScreen = defineAccountScreen({
  name: 'account-confirm',
  route: 'accountConfirm',
  access: 'anyone',
  redisplayedFields: ['email'],
  async load(context) {
    const { t, query } = context;
    const [email, key] = [query.get('email') ?? '', query.get(CONFIRMATION_KEY_PARAMETER) ?? ''];
    const isSent = query.get(DONE_PARAMETER) === 'sent';
    return {
      title: t('account:confirm.title'),
      intro: email !== '' && key !== '' ? t('account:confirm.intro', { email }) : undefined,
      notices: isSent ? [{ tone: 'success', title: t('account:confirm.sent') }] : [],
      blocks: [
        ...(email !== '' && key !== ''
          ? [
              {
                kind: 'form' as const,
                intent: 'confirm',
                hidden: { email, key },
                fields: [],
                submit: t('account:confirm.submit'),
              },
            ]
          : []),
        {
          kind: 'form',
          intent: 'resend',
          title: t('account:confirm.resend.title'),
          fields: [emailField(t, email)],
          submit: t('account:confirm.resend.submit'),
          tone: 'quiet',
        },
        ...signInLink(context),
      ],
    };
  },
  actions: {
    async confirm(text, { t, path, shop, services, address }) {
      if (!services.limits.passwordReset(address)) return tooOften(t);
      const confirmed = await withMinResponseTime(
        shop.customers.confirmEmail({ email: text('email'), key: text('key') }),
      );
      if (confirmed.ok) return accepted(path('accountSignIn', { [DONE_PARAMETER]: 'confirmed' }));
      return confirmed.reason === 'invalid-key'
        ? invalid({ '': t('account:confirm.invalid') })
        : 'unavailable';
    },
    async resend(text, { t, path, shop, services, address }) {
      const email = text('email').trim();
      const problem = emailProblem(email, t);
      if (problem !== undefined) return invalid({ email: problem });
      if (!services.limits.passwordReset(address)) return tooOften(t);
      const sent = await withMinResponseTime(shop.customers.resendConfirmation(email));
      if (!sent.ok && sent.reason !== 'refused') return 'unavailable';
      return accepted(path('accountConfirm', { [DONE_PARAMETER]: 'sent' }));
    },
  },
});
