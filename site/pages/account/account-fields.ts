import type { Messages } from '#site/i18n/messages';
import type { PasswordProblem, PasswordRules } from '#site/services/shop';
import type { AccountField } from './account-model.ts';
import type { ReadText } from './account-screen.ts';

/** Magento's limit, which is not a setting. */
const MAX_PASSWORD_LENGTH = 256;
/** The kinds of characters that Magento counts (contract A5). */
const CHARACTER_CLASSES = [/\d/, /[a-z]/, /[A-Z]/, /[^\dA-Za-z]/];

const passwordMessageKeys = {
  'password-too-short': 'tooShort',
  'password-too-simple': 'tooSimple',
  'password-spaces': 'spaces',
  'password-too-long': 'tooLong',
  'password-is-email': 'isEmail',
  'password-refused': 'refused',
} as const satisfies Readonly<Record<PasswordProblem, string>>;

/** The longest address that mail servers accept. */
const MAX_EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+$/;

/** The field with the email address that identifies a customer. Password managers store it with the password. */
export function emailField(t: Messages, value = '', autoComplete = 'username'): AccountField {
  return {
    name: 'email',
    label: t('account:fields.email'),
    type: 'email',
    autoComplete,
    isRequired: true,
    value,
  };
}

/** Returns the fields of a customer's name. */
export function nameFields(t: Messages, names = { firstName: '', lastName: '' }): AccountField[] {
  return [
    {
      name: 'firstName',
      label: t('account:fields.firstName'),
      type: 'text',
      autoComplete: 'given-name',
      isRequired: true,
      value: names.firstName,
    },
    {
      name: 'lastName',
      label: t('account:fields.lastName'),
      type: 'text',
      autoComplete: 'family-name',
      isRequired: true,
      value: names.lastName,
    },
  ];
}

/** The field of a new password, with its rules. */
export function newPasswordField(
  t: Messages,
  { minLength, minCharacterClasses }: PasswordRules,
): AccountField {
  return {
    name: 'newPassword',
    label: t('account:fields.newPassword'),
    type: 'password',
    autoComplete: 'new-password',
    isRequired: true,
    hint: t('account:passwordRules', { count: minLength, kinds: minCharacterClasses }),
    minLength,
  };
}

/** Returns the field of the current password. */
export function currentPasswordField(t: Messages, name = 'password'): AccountField {
  return {
    name,
    label: t('account:fields.password'),
    type: 'password',
    autoComplete: 'current-password',
    isRequired: true,
  };
}

/** Returns whether a text has the form of an email address. Requires only `a@b`, because the shop validates the rest. */
export function isPlausibleEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text);
}

/** Returns the message for a problem of an email address, or `undefined`. */
export function emailProblem(email: string, t: Messages): string | undefined {
  if (email === '') return t('account:errors.required');
  return isPlausibleEmail(email) ? undefined : t('account:errors.email');
}

/** Returns messages for the required texts that are empty. */
export function missingTexts(text: ReadText, names: readonly string[], t: Messages): Record<string, string> {
  return Object.fromEntries(
    names.filter((name) => text(name).trim() === '').map((name) => [name, t('account:errors.required')]),
  );
}

/** Validates a new password. If the shop validated it, its response would reveal whether the address has an account. */
export function newPasswordProblem(
  password: string,
  email: string,
  { minLength, minCharacterClasses }: PasswordRules,
): PasswordProblem | undefined {
  if (password.length > MAX_PASSWORD_LENGTH) return 'password-too-long';
  if (password.trim().length < minLength) return 'password-too-short';
  if (password.trim() !== password) return 'password-spaces';
  if (CHARACTER_CLASSES.filter((pattern) => pattern.test(password)).length < minCharacterClasses)
    return 'password-too-simple';
  return password.toLowerCase() === email.toLowerCase() ? 'password-is-email' : undefined;
}

/** Returns the message of a password problem. */
export function passwordMessage(
  problem: PasswordProblem,
  t: Messages,
  { minLength, minCharacterClasses }: PasswordRules,
): string {
  return t(`account:errors.password.${passwordMessageKeys[problem]}`, {
    count: minLength,
    kinds: minCharacterClasses,
  });
}

/** Returns whether a reason of the shop is about the new password. */
export function isPasswordProblem(reason: string): reason is PasswordProblem {
  return Object.hasOwn(passwordMessageKeys, reason);
}
