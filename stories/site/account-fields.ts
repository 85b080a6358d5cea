import type { Messages } from '#site/i18n/messages';
import type { ScreenProps } from '#site/pages/screens';

type Block = ScreenProps<'account'>['blocks'][number];
type Field = Extract<Block, { readonly kind: 'form' }>['fields'][number];

/** The field of a new password in stories of the account. */
export const newPasswordField = (t: Messages): Field => ({
  name: 'newPassword',
  label: t('account:fields.newPassword'),
  type: 'password',
  autoComplete: 'new-password',
  isRequired: true,
  hint: t('account:passwordRules', { count: 8, kinds: 3 }),
});
