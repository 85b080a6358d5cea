import { invalid } from '../invalid-form.ts';
import { emailField, emailProblem } from './account-fields.ts';
import { accepted, defineAccountScreen, DONE_PARAMETER, tooOften } from './account-screen.ts';
import { withMinResponseTime } from './min-response-time.ts';
import { signInLink } from './sign-in-link.ts';

/** Sends a link to choose a new password. The response is the same for an address without an account. */
export const forgottenPasswordScreen = defineAccountScreen({
  name: 'account-forgotten-password',
  route: 'accountForgottenPassword',
  access: 'anyone',
  redisplayedFields: ['email'],
  async load(context) {
    const { t, query } = context;
    if (query.get(DONE_PARAMETER) === 'sent')
      return {
        title: t('account:forgottenPassword.done.title'),
        intro: t('account:forgottenPassword.done.text'),
        blocks: signInLink(context),
      };
    return {
      title: t('account:forgottenPassword.title'),
      intro: t('account:forgottenPassword.intro'),
      blocks: [
        {
          kind: 'form',
          intent: 'send',
          fields: [emailField(t)],
          submit: t('account:forgottenPassword.submit'),
        },
        ...signInLink(context),
      ],
    };
  },
  actions: {
    async send(text, { t, path, shop, services, address }) {
      const email = text('email').trim();
      const problem = emailProblem(email, t);
      if (problem !== undefined) return invalid({ email: problem });
      if (!services.limits.passwordReset(address)) return tooOften(t);
      const sent = await withMinResponseTime(shop.customers.requestPasswordReset(email));
      if (!sent.ok && sent.reason !== 'refused') return 'unavailable';
      return accepted(path('accountForgottenPassword', { [DONE_PARAMETER]: 'sent' }));
    },
  },
});
