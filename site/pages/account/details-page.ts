import type { Messages } from '#site/i18n/messages';
import { customerKeyOf } from '#site/session/customer-session';
import { invalid } from '../invalid-form.ts';
import {
  currentPasswordField,
  emailField,
  emailProblem,
  isPasswordProblem,
  missingTexts,
  nameFields,
  newPasswordField,
  newPasswordProblem,
  passwordMessage,
} from './account-fields.ts';
import type { AccountNotice } from './account-model.ts';
import {
  accepted,
  type AccountContext,
  defineAccountScreen,
  DONE_PARAMETER,
  tooOften,
} from './account-screen.ts';
import { loadPasswordRules } from './load-password-rules.ts';
import { loadPrivacyLinks } from './privacy-links.ts';
import { renewToken, signOutOtherDevices } from './renew-token.ts';

const changes = ['name', 'email', 'password', 'newsletter'] as const;

/** Name, email address, password and newsletter of a customer. */
export const detailsScreen = defineAccountScreen({
  name: 'account-details',
  route: 'accountDetails',
  access: 'customer',
  redisplayedFields: ['firstName', 'lastName', 'email', 'isSubscribed'],
  async load(context) {
    const { t, shop, path, query } = context;
    const customer = await shop.customers.get();
    if (!customer.ok) return customer.reason;
    const rules = await loadPasswordRules(context);
    if (rules === 'unavailable') return rules;
    const { firstName, lastName, email, isSubscribed } = customer.value;
    return {
      title: t('account:details.title'),
      notices: noticesOf(query.get(DONE_PARAMETER), t),
      blocks: [
        {
          kind: 'form',
          intent: 'name',
          title: t('account:details.name.title'),
          fields: nameFields(t, { firstName, lastName }),
          submit: t('account:details.save'),
          tone: 'quiet',
          showsNotice: true,
        },
        {
          kind: 'form',
          intent: 'email',
          title: t('account:details.email.title'),
          intro: t('account:details.email.intro'),
          fields: [emailField(t, email), currentPasswordField(t)],
          submit: t('account:details.email.submit'),
          tone: 'quiet',
          showsNotice: true,
        },
        {
          kind: 'form',
          intent: 'password',
          title: t('account:details.password.title'),
          intro: t('account:details.password.intro'),
          fields: [
            {
              ...currentPasswordField(t, 'currentPassword'),
              label: t('account:fields.currentPassword'),
            },
            newPasswordField(t, rules),
          ],
          submit: t('account:details.password.submit'),
          tone: 'quiet',
          showsNotice: true,
        },
        {
          kind: 'form',
          intent: 'newsletter',
          title: t('account:details.newsletter.title'),
          fields: [
            {
              name: 'isSubscribed',
              label: t('account:fields.newsletter'),
              type: 'checkbox',
              isChecked: isSubscribed,
            },
          ],
          links: await loadPrivacyLinks(context),
          submit: t('account:details.save'),
          tone: 'quiet',
          showsNotice: true,
        },
        { kind: 'links', links: [{ href: path('accountDelete'), label: t('account:delete.link') }] },
      ],
    };
  },
  actions: {
    async name(text, context) {
      const missing = missingTexts(text, ['firstName', 'lastName'], context.t);
      if (Object.keys(missing).length > 0) return invalid(missing);
      const names = { firstName: text('firstName').trim(), lastName: text('lastName').trim() };
      return update(names, 'name', context);
    },
    newsletter: (text, context) =>
      update({ isSubscribed: text('isSubscribed') !== '' }, 'newsletter', context),
    async email(text, context) {
      const { t, shop, path, session, services, address } = context;
      const email = text('email').trim();
      const problem = emailProblem(email, t);
      if (problem !== undefined) return invalid({ email: problem });
      if (text('password') === '') return invalid({ password: t('account:errors.required') });
      if (!services.limits.signIn(address)) return tooOften(t);
      const password = text('password');
      const changed = await shop.customers.changeEmail({ email, password });
      if (changed.ok) {
        session.change({ customerKey: customerKeyOf(email) });
        // Newer releases of Magento revoke all tokens of the customer.
        if (await shop.customers.isSignedOut()) await renewToken({ email, password }, context);
        return accepted(path('accountDetails', { [DONE_PARAMETER]: 'email' }));
      }
      switch (changed.reason) {
        case 'wrong-password':
          return invalid({ password: t('account:errors.wrongPassword') });
        case 'email-invalid':
          return invalid({ email: t('account:errors.email') });
        // The message must not contain the reason, because it would reveal that another customer has this address.
        case 'email-taken':
          return invalid({ email: t('account:errors.emailRefused') });
        default:
          return changed.reason;
      }
    },
    async password(text, context) {
      const { t, shop, path, services, address } = context;
      if (text('currentPassword') === '') return invalid({ currentPassword: t('account:errors.required') });
      const customer = await shop.customers.get();
      if (!customer.ok) return customer.reason;
      const rules = await loadPasswordRules(context);
      if (rules === 'unavailable') return rules;
      const { email } = customer.value;
      const newPassword = text('newPassword');
      const problem = newPasswordProblem(newPassword, email, rules);
      if (problem) return invalid({ newPassword: passwordMessage(problem, t, rules) });
      if (!services.limits.signIn(address)) return tooOften(t);
      const changed = await shop.customers.changePassword({
        currentPassword: text('currentPassword'),
        newPassword,
      });
      if (changed.ok) {
        const result = await signOutOtherDevices({ email, password: newPassword }, context);
        if (result === 'signed-out') return accepted(path('accountSignIn', { [DONE_PARAMETER]: 'password' }));
        const done = result === 'renewed' ? 'password' : 'password-only';
        return accepted(path('accountDetails', { [DONE_PARAMETER]: done }));
      }
      const { reason } = changed;
      if (reason === 'wrong-password') return invalid({ currentPassword: t('account:errors.wrongPassword') });
      return isPasswordProblem(reason) ? invalid({ newPassword: passwordMessage(reason, t, rules) }) : reason;
    },
  },
});

function noticesOf(done: string | null, t: Messages): AccountNotice[] {
  if (done === 'password-only')
    return [
      {
        form: 'password',
        tone: 'neutral',
        title: t('account:details.password.done'),
        text: t('account:otherDevices'),
      },
    ];
  const form = changes.find((change) => change === done);
  return form ? [{ form, tone: 'success', title: t(`account:details.${form}.done`) }] : [];
}

async function update(
  details: Parameters<AccountContext['shop']['customers']['update']>[0],
  done: (typeof changes)[number],
  { t, shop, path }: AccountContext,
) {
  const updated = await shop.customers.update(details);
  if (updated.ok) return accepted(path('accountDetails', { [DONE_PARAMETER]: done }));
  return updated.reason === 'refused' ? invalid({ '': t('account:errors.refused') }) : updated.reason;
}
