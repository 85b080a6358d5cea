import type { Messages } from '#site/i18n/messages';
import type { ScreenProps } from '#site/pages/screens';
import { newPasswordField } from './account-fields.ts';
import { accountPage } from './account-page.tsx';

export default { title: 'site / Account screens of mails' };

type Block = ScreenProps<'account'>['blocks'][number];
type FormBlock = Extract<Block, { readonly kind: 'form' }>;

const EMAIL = 'mira@example.test';
const LONG_EMAIL =
  'karl-theodor.von-hohenzollern-sigmaringen@donaudampfschifffahrtsgesellschaft.example.test';

const emailField = (t: Messages, value: string): FormBlock['fields'][number] => ({
  name: 'email',
  label: t('account:fields.email'),
  type: 'email',
  autoComplete: 'username',
  isRequired: true,
  value,
});
const confirm = (t: Messages, email = EMAIL) => ({
  heading: t('account:confirm.title'),
  intro: t('account:confirm.intro', { email }),
  blocks: [
    { kind: 'form', intent: 'confirm', fields: [], submit: t('account:confirm.submit') },
    {
      kind: 'form',
      intent: 'resend',
      title: t('account:confirm.resend.title'),
      fields: [emailField(t, email)],
      submit: t('account:confirm.resend.submit'),
      tone: 'quiet',
    },
    { kind: 'links', links: [{ href: '/x/sign-in', label: t('account:signIn.link') }] },
  ] satisfies Block[],
});
const invalid = (errors: Readonly<Record<string, string>>) => ({
  outcome: 'invalid' as const,
  errors: Object.fromEntries(Object.entries(errors).map(([name, message]) => [name, [message]])),
});

export const ConfirmAddress = accountPage((t) => confirm(t), { isCustomer: false });
export const ConfirmAddressWithInvalidLink = accountPage(
  (t) => ({
    ...confirm(t),
    posted: { intent: 'confirm', result: invalid({ '': t('account:confirm.invalid') }), values: {} },
  }),
  { isCustomer: false },
);
export const ConfirmationSentAgain = accountPage(
  (t) => ({
    heading: t('account:confirm.title'),
    notices: [{ tone: 'success', title: t('account:confirm.sent') }],
    blocks: confirm(t, '').blocks.slice(1),
  }),
  { isCustomer: false },
);
export const ConfirmLongAddressInGerman = accountPage((t) => confirm(t, LONG_EMAIL), {
  isCustomer: false,
  locale: 'de',
});

const forgotten = (t: Messages): Block => ({
  kind: 'links',
  links: [{ href: '/x/forgotten', label: t('account:newPassword.again') }],
});
const newPassword = (t: Messages, email = EMAIL) => ({
  heading: t('account:newPassword.title'),
  intro: t('account:newPassword.intro', { email }),
  blocks: [
    {
      kind: 'form',
      intent: 'set',
      fields: [emailField(t, email), newPasswordField(t)],
      submit: t('account:newPassword.submit'),
    },
    forgotten(t),
  ] satisfies Block[],
});

export const NewPassword = accountPage((t) => newPassword(t), { isCustomer: false });
export const NewPasswordTooSimple = accountPage(
  (t) => ({
    ...newPassword(t),
    posted: {
      intent: 'set',
      result: invalid({ newPassword: t('account:errors.password.tooSimple', { kinds: 3 }) }),
      values: { email: EMAIL },
    },
  }),
  { isCustomer: false },
);
export const NewPasswordWithInvalidLink = accountPage(
  (t) => ({
    heading: t('account:newPassword.title'),
    notices: [{ tone: 'danger', title: t('account:newPassword.invalid') }],
    blocks: [forgotten(t)],
  }),
  { isCustomer: false },
);
export const NewPasswordOfLongAddressInGerman = accountPage((t) => newPassword(t, LONG_EMAIL), {
  isCustomer: false,
  locale: 'de',
});
