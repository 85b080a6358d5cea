import { endCustomerSession } from '#site/session/customer-session';
import { invalid } from '../invalid-form.ts';
import {
  emailField,
  emailProblem,
  isPasswordProblem,
  newPasswordField,
  newPasswordProblem,
  passwordMessage,
} from './account-fields.ts';
import { accepted, defineAccountScreen, DONE_PARAMETER, tooOften } from './account-screen.ts';
import { loadPasswordRules } from './load-password-rules.ts';
import { withMinResponseTime } from './min-response-time.ts';
import { signOutAllDevices } from './renew-token.ts';

/** Sets a new password with the link of a mail, and signs the customer out on all devices. */
export const newPasswordScreen = defineAccountScreen({
  name: 'account-new-password',
  route: 'accountNewPassword',
  access: 'anyone',
  async load(context) {
    const { t, path, query } = context;
    const [email, token] = [query.get('email') ?? '', query.get('token') ?? ''];
    const forgotten = { href: path('accountForgottenPassword'), label: t('account:newPassword.again') };
    if (email === '' || token === '')
      return {
        title: t('account:newPassword.title'),
        notices: [{ tone: 'danger', title: t('account:newPassword.invalid') }],
        blocks: [{ kind: 'links', links: [forgotten] }],
      };
    const rules = await loadPasswordRules(context);
    if (rules === 'unavailable') return rules;
    return {
      title: t('account:newPassword.title'),
      intro: t('account:newPassword.intro', { email }),
      blocks: [
        {
          kind: 'form',
          intent: 'set',
          hidden: { token },
          // Password managers store the new password with the address.
          fields: [emailField(t, email), newPasswordField(t, rules)],
          submit: t('account:newPassword.submit'),
        },
        { kind: 'links', links: [forgotten] },
      ],
    };
  },
  redisplayedFields: ['email'],
  actions: {
    async set(text, context) {
      const { t, path, shop, session, services, address, locale } = context;
      const email = text('email').trim();
      const wrongEmail = emailProblem(email, t);
      if (wrongEmail !== undefined) return invalid({ email: wrongEmail });
      const rules = await loadPasswordRules(context);
      if (rules === 'unavailable') return rules;
      const newPassword = text('newPassword');
      const problem = newPasswordProblem(newPassword, email, rules);
      if (problem) return invalid({ newPassword: passwordMessage(problem, t, rules) });
      if (!services.limits.passwordReset(address)) return tooOften(t);
      const changed = await withMinResponseTime(
        shop.customers.resetPassword({ email, token: text('token'), newPassword }),
      );
      if (changed.ok) {
        endCustomerSession(session);
        const isSignedOut = await signOutAllDevices({ email, password: newPassword }, { services, locale });
        const done = isSignedOut ? 'password' : 'password-only';
        return accepted(path('accountSignIn', { [DONE_PARAMETER]: done }));
      }
      if (changed.reason === 'invalid-key') return invalid({ '': t('account:newPassword.invalid') });
      return isPasswordProblem(changed.reason)
        ? invalid({ newPassword: passwordMessage(changed.reason, t, rules) })
        : 'unavailable';
    },
  },
});
