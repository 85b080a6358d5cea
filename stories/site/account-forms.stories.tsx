import type { Messages } from '#site/i18n/messages';
import type { ScreenProps } from '#site/pages/screens';
import { newPasswordField } from './account-fields.ts';
import { accountPage } from './account-page.tsx';

export default { title: 'site / Account forms' };

type Block = ScreenProps<'account'>['blocks'][number];
type FormBlock = Extract<Block, { readonly kind: 'form' }>;
type AddressBlock = Extract<Block, { readonly kind: 'address-form' }>;

const field = (
  t: Messages,
  name: 'email' | 'firstName' | 'lastName' | 'orderNumber',
  type: 'email' | 'text' = 'text',
): FormBlock['fields'][number] => ({
  name,
  label: t(`account:fields.${name}`),
  type,
  autoComplete: 'off',
  isRequired: true,
});

const registerForm = (t: Messages): FormBlock => ({
  kind: 'form',
  intent: 'register',
  fields: [
    field(t, 'firstName'),
    field(t, 'lastName'),
    field(t, 'email', 'email'),
    newPasswordField(t),
    { name: 'isSubscribed', label: t('account:fields.newsletter'), type: 'checkbox', autoComplete: 'off' },
  ],
  submit: t('account:register.submit'),
});
const register = (t: Messages) => ({
  heading: t('account:register.title'),
  intro: t('account:register.intro'),
  blocks: [registerForm(t)],
});
const registerErrors = (t: Messages) => ({
  ...register(t),
  posted: {
    intent: 'register',
    result: {
      outcome: 'invalid' as const,
      errors: {
        firstName: [t('account:errors.required')],
        email: [t('account:errors.email')],
        newPassword: [t('account:errors.password.tooSimple', { kinds: 3 })],
      },
    },
    values: { lastName: 'Veldman', email: 'mira@' },
  },
});

export const Register = accountPage(register, { isCustomer: false });
export const RegisterWithErrors = accountPage(registerErrors, { isCustomer: false });
export const RegisterWithErrorsInGerman = accountPage(registerErrors, { isCustomer: false, locale: 'de' });
export const Registered = accountPage(
  (t) => ({
    heading: t('account:register.done.title'),
    intro: t('account:register.done.text'),
    blocks: [],
  }),
  { isCustomer: false },
);

export const ForgottenPassword = accountPage(
  (t) => ({
    heading: t('account:forgottenPassword.title'),
    intro: t('account:forgottenPassword.intro'),
    blocks: [
      {
        kind: 'form',
        intent: 'request',
        fields: [field(t, 'email', 'email')],
        submit: t('account:forgottenPassword.submit'),
      },
    ],
  }),
  { isCustomer: false },
);

export const GuestOrderNotFound = accountPage(
  (t) => ({
    heading: t('account:guestOrder.title'),
    intro: t('account:guestOrder.intro'),
    blocks: [
      {
        kind: 'form',
        intent: 'find',
        fields: [field(t, 'orderNumber'), field(t, 'email', 'email'), field(t, 'lastName')],
        submit: t('account:guestOrder.submit'),
      },
    ],
    posted: {
      intent: 'find',
      result: { outcome: 'invalid', errors: { '': [t('account:guestOrder.notFound')] } },
      values: { orderNumber: '000000017', email: 'mira@example.test', lastName: 'Veldman' },
    },
  }),
  { isCustomer: false },
);

export const CancelOrderWithoutReason = accountPage((t) => ({
  heading: t('account:order.title', { number: '000000017' }),
  blocks: [
    {
      kind: 'form',
      intent: 'cancel',
      title: t('account:order.cancel.title'),
      fields: [
        {
          name: 'reason',
          label: t('account:order.cancel.reason'),
          type: 'select',
          options: ['Verkeerd besteld', 'Elders gevonden', 'Duurt te lang', 'Andere reden'],
          isRequired: true,
        },
      ],
      submit: t('account:order.cancel.submit'),
      tone: 'quiet',
    },
  ],
  posted: {
    intent: 'cancel',
    result: { outcome: 'invalid', errors: { reason: [t('account:errors.choice')] } },
    values: { reason: '' },
  },
}));

const addressForm = (t: Messages): AddressBlock => ({
  kind: 'address-form',
  intent: 'save',
  legend: t('account:address.legend'),
  countries: [
    { id: 'BE', name: 'België', regions: [] },
    { id: 'NL', name: 'Nederland', regions: [] },
  ],
  values: {
    country: 'NL',
    firstName: 'Mira',
    lastName: 'Veldman',
    business: '',
    company: '',
    vatId: '',
    street1: 'Zonnelaan 1',
    street2: '',
    postcode: '3511 AB',
    city: 'Utrecht',
    region: '',
    telephone: '030 1234567',
  },
  choices: [
    {
      name: 'isDefaultShipping',
      label: t('account:address.isDefaultShipping'),
      type: 'checkbox',
      autoComplete: 'off',
    },
  ],
  submit: t('account:address.submit'),
});
const address = (t: Messages) => ({ heading: t('account:address.change'), blocks: [addressForm(t)] });

export const Address = accountPage(address);
export const AddressOfCompanyWithErrors = accountPage((t) => ({
  ...address(t),
  posted: {
    intent: 'save',
    result: {
      outcome: 'invalid',
      errors: {
        address_company: [t('account:errors.required')],
        address_city: [t('account:errors.required')],
      },
    },
    values: { address_country: 'NL', address_business: 'on', address_vatId: 'NL001234567B01' },
  },
}));
export const AddressInGerman = accountPage(address, { locale: 'de' });

export const Details = accountPage((t) => ({
  heading: t('account:details.title'),
  notices: [{ tone: 'success', title: t('account:details.name.done') }],
  blocks: [
    {
      kind: 'form',
      intent: 'name',
      title: t('account:details.name.title'),
      fields: [field(t, 'firstName'), field(t, 'lastName')],
      submit: t('account:details.save'),
      tone: 'quiet',
    },
    {
      kind: 'form',
      intent: 'password',
      title: t('account:details.password.title'),
      intro: t('account:details.password.intro'),
      fields: [newPasswordField(t)],
      submit: t('account:details.password.submit'),
      tone: 'quiet',
    },
  ],
}));

export const DeleteUnconfirmed = accountPage((t) => ({
  heading: t('account:delete.title'),
  intro: t('account:delete.intro'),
  blocks: [
    {
      kind: 'form',
      intent: 'delete',
      fields: [
        {
          name: 'isConfirmed',
          label: t('account:delete.confirm'),
          type: 'checkbox',
          autoComplete: 'off',
          isRequired: true,
        },
      ],
      submit: t('account:delete.submit'),
    },
  ],
  posted: {
    intent: 'delete',
    result: { outcome: 'invalid', errors: { isConfirmed: [t('account:delete.unconfirmed')] } },
    values: {},
  },
}));
