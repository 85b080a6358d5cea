import { invalid } from '../invalid-form.ts';
import {
  emailField,
  emailProblem,
  isPasswordProblem,
  missingTexts,
  nameFields,
  newPasswordField,
  newPasswordProblem,
  passwordMessage,
} from './account-fields.ts';
import type { AccountContext, ReadText } from './account-screen.ts';
import { accepted, defineAccountScreen, DONE_PARAMETER, tooOften } from './account-screen.ts';
import { loadPasswordRules } from './load-password-rules.ts';
import { withMinResponseTime } from './min-response-time.ts';
import { loadPrivacyLinks } from './privacy-links.ts';
import { readReturnPath, RETURN_PARAMETER, returnQueryIn } from './return-path.ts';
import { signInLink } from './sign-in-link.ts';

/**
 * Creates an account. The response is the same for an address that already has an account: its owner gets a mail to choose a new password. The
 * screen never signs the visitor in, because this would only be possible for a new address (decision 56).
 */
export const registerScreen = defineAccountScreen({
  name: 'account-register',
  route: 'accountRegister',
  access: 'anyone',
  queryIn: returnQueryIn,
  redisplayedFields: ['firstName', 'lastName', 'email', 'isSubscribed'],
  async load(context) {
    const { t, query, locale } = context;
    const next = readReturnPath(query.get(RETURN_PARAMETER), locale);
    const hidden = next === undefined ? undefined : { [RETURN_PARAMETER]: next };
    if (query.get(DONE_PARAMETER) === 'registered')
      return {
        title: t('account:register.done.title'),
        intro: t('account:register.done.text'),
        blocks: signInLink(context, hidden),
      };
    const rules = await loadPasswordRules(context);
    if (rules === 'unavailable') return rules;
    return {
      title: t('account:register.title'),
      intro: t('account:register.intro'),
      blocks: [
        {
          kind: 'form',
          intent: 'register',
          ...(hidden ? { hidden } : {}),
          fields: [
            ...nameFields(t),
            emailField(t),
            newPasswordField(t, rules),
            { name: 'isSubscribed', label: t('account:fields.newsletter'), type: 'checkbox' },
          ],
          links: await loadPrivacyLinks(context),
          submit: t('account:register.submit'),
        },
        ...signInLink(context, hidden),
      ],
    };
  },
  actions: {
    async register(text, context) {
      const { t, path, locale, services, address } = context;
      const email = text('email').trim();
      const rules = await loadPasswordRules(context);
      if (rules === 'unavailable') return rules;
      const password = newPasswordProblem(text('newPassword'), email, rules);
      const problems = {
        ...missingTexts(text, ['firstName', 'lastName'], t),
        ...toEntry('email', emailProblem(email, t)),
        ...toEntry('newPassword', password && passwordMessage(password, t, rules)),
      };
      if (Object.keys(problems).length > 0) return invalid(problems);
      if (!services.limits.signIn(address)) return tooOften(t);
      const reason = await withMinResponseTime(register(text, email, context));
      if (reason === 'unavailable' || reason === 'signed-out') return 'unavailable';
      if (reason === 'email-invalid') return invalid({ email: t('account:errors.email') });
      if (reason === 'refused') return invalid({ '': t('account:errors.refused') });
      if (reason !== undefined && isPasswordProblem(reason))
        return invalid({ newPassword: passwordMessage(reason, t, rules) });
      const next = readReturnPath(text(RETURN_PARAMETER), locale);
      return accepted(
        path('accountRegister', {
          [DONE_PARAMETER]: 'registered',
          ...(next === undefined ? {} : { [RETURN_PARAMETER]: next }),
        }),
      );
    },
  },
});

/**
 * Returns the reason why no account was created. Returns `undefined` for a new account, and if the owner of the address got a mail. A refusal
 * without a known reason can mean that the address is taken, so the mail is requested too.
 */
async function register(text: ReadText, email: string, { shop, services, locale }: AccountContext) {
  const registered = await shop.customers.register({
    firstName: text('firstName').trim(),
    lastName: text('lastName').trim(),
    email,
    password: text('newPassword'),
    isSubscribed: text('isSubscribed') !== '',
  });
  if (registered.ok) return undefined;
  const { reason } = registered;
  if (reason !== 'email-taken' && reason !== 'refused') return reason;
  const sent = await services.shop
    .forVisitor({ store: locale.magentoStore })
    .customers.requestPasswordReset(email);
  if (sent.ok) return undefined;
  if (sent.reason !== 'refused') return sent.reason;
  return reason === 'refused' ? reason : undefined;
}

function toEntry(name: string, message: string | undefined): Record<string, string> {
  return message === undefined ? {} : { [name]: message };
}
