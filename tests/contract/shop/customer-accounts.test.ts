import { expect, test } from 'vitest';
import {
  CHANGE_PASSWORD,
  CREATE,
  CUSTOMER,
  mailsTo,
  newEmail,
  NOT_SIGNED_IN,
  PASSWORD,
  register,
  registerAndSignIn,
  SIGN_IN,
  SIGN_IN_REFUSED,
  signIn,
} from './customer-steps.ts';
import { advanceClock, embeddedTest, post, type QueryOptions, refusal, useShop } from './shop-system.ts';

useShop();

const UPDATE = `mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) {
  customer { firstname lastname taxvat date_of_birth is_subscribed } } }`;
const CHANGE_EMAIL = `mutation ($email: String!, $password: String!) {
  updateCustomerEmail(email: $email, password: $password) { customer { email } } }`;
const EXISTS = /A customer with the same email address .*already exists in an associated website\./;

test('A new customer signs in and reads the account', async () => {
  const email = newEmail();
  const { data, errors } = await register({
    email,
    password: PASSWORD,
    is_subscribed: true,
    taxvat: 'NL001',
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    createCustomerV2: {
      customer: {
        firstname: 'Mira',
        lastname: 'Veldman',
        email,
        is_subscribed: true,
        confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
      },
    },
  });
  const token = await signIn(email.toUpperCase());
  expect((await post(CUSTOMER, { token })).data).toEqual({
    customer: {
      firstname: 'Mira',
      lastname: 'Veldman',
      email,
      is_subscribed: true,
      taxvat: 'NL001',
      default_billing: null,
    },
  });
});

test('The older createCustomer creates an account too', async () => {
  const email = newEmail();
  const { data } = await post(
    'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }',
    { variables: { input: { firstname: 'Mira', lastname: 'Veldman', email, password: PASSWORD } } },
  );
  expect(data).toEqual({ createCustomer: { customer: { email } } });
  await signIn(email);
});

test.each([
  [{ firstname: ' ' }, '"First Name" is a required value.'],
  [{ lastname: '' }, '"Last Name" is a required value.'],
  [{ email: 'mira at example' }, '"mira at example" is not a valid email address.'],
  [{ email: 'a@b.nl\r\nBcc: c@d.nl' }, '"a@b.nl\r\nBcc: c@d.nl" is not a valid email address.'],
  [{ password: 'Ba-15' }, /^The password needs at least 8 characters/],
  [{ password: 'basaltbasalt' }, /^Minimum of different classes of characters in password is 3/],
])('A customer with %j is refused', async (fields, message) => {
  const input = { firstname: 'Mira', lastname: 'Veldman', email: newEmail(), password: PASSWORD, ...fields };
  expect(await refusal(CREATE, { variables: { input } })).toEqual({
    message: typeof message === 'string' ? message : expect.stringMatching(message),
    category: 'graphql-input',
  });
});

test.each([
  ['<script>alert(1)</script>', 'O’Neill & "Zonen"'],
  ['Renée-Łucja', 'Đặng 🌙'],
  ['مريم', '‮Veldman'],
  ['{{config path="web"}}', "'); DROP TABLE customer; --"],
])('A customer can be called %s %s', async (firstname, lastname) => {
  const email = newEmail();
  const { data } = await register({ email, password: PASSWORD, firstname, lastname });
  expect(data).toMatchObject({ createCustomerV2: { customer: { firstname, lastname } } });
});

test.each(['Mira\r\nBcc: a@b.nl', 'Mira\u0000', 'Mira\u001b[31m'])(
  'A name with control characters is refused: %j',
  async (firstname) => {
    const { errors } = await register({ email: newEmail(), password: PASSWORD, firstname });
    expect(errors[0]?.extensions?.category).toBe('graphql-input');
  },
);

embeddedTest('A hostile name is plain text in the mail', 'reads the mails', async () => {
  const email = newEmail();
  const lastname = '"<script>alert(1)</script>", <a@b.nl>';
  await register({ email, password: PASSWORD, lastname });
  const [mail] = await mailsTo(email, 1);
  expect(mail?.to).toEqual([{ name: `Mira ${lastname}`, address: email }]);
  expect(mail?.text).toContain(`Beste Mira ${lastname},`);
  expect(mail?.html).not.toContain('<script>');
});

test('An address has one account per website', async () => {
  const { email } = await registerAndSignIn();
  const input = { firstname: 'Mira', lastname: 'Veldman', email: email.toUpperCase(), password: PASSWORD };
  for (const store of ['eu_nl', 'eu_de'])
    expect((await refusal(CREATE, { store, variables: { input } })).message).toMatch(EXISTS);

  const wrong = { variables: { email, password: PASSWORD } };
  expect(await refusal(SIGN_IN, { store: 'uk_en', ...wrong })).toEqual(SIGN_IN_REFUSED);
  expect((await register({ email, password: PASSWORD }, { store: 'uk_en' })).errors).toEqual([]);
  const token = await signIn(email, PASSWORD, { store: 'uk_en' });
  expect((await post(CUSTOMER, { token, store: 'uk_en' })).errors).toEqual([]);
});

embeddedTest('A token is valid on its own website only', 'the sharing of accounts is a setting', async () => {
  const { token } = await registerAndSignIn();
  expect((await post(CUSTOMER, { token, store: 'eu_fr' })).errors).toEqual([]);
  expect(await refusal(CUSTOMER, { token, store: 'uk_en' })).toEqual(NOT_SIGNED_IN);
});

test.each([
  ['customer', CUSTOMER, {}],
  ['revokeCustomerToken', 'mutation { revokeCustomerToken { result } }', {}],
  ['updateCustomerV2', UPDATE, { input: { firstname: 'Noor' } }],
  ['updateCustomerEmail', CHANGE_EMAIL, { email: 'a@example.test', password: PASSWORD }],
  ['changeCustomerPassword', CHANGE_PASSWORD, { currentPassword: PASSWORD, newPassword: 'Basalt-16' }],
  ['deleteCustomer', 'mutation { deleteCustomer }', {}],
])('A guest is refused by %s', async (_, query, variables) => {
  expect(await refusal(query, { variables })).toEqual(NOT_SIGNED_IN);
});

test('Signing out revokes all tokens of the customer', async () => {
  const { email, token } = await registerAndSignIn();
  const other = await signIn(email);
  const { data } = await post('mutation { revokeCustomerToken { result } }', { token });
  expect(data).toEqual({ revokeCustomerToken: { result: true } });
  for (const ended of [token, other])
    expect(await refusal(CUSTOMER, { token: ended })).toEqual(NOT_SIGNED_IN);
});

embeddedTest('A token expires after an hour', 'needs the clock', async () => {
  const { token } = await registerAndSignIn();
  advanceClock(59 * 60_000);
  expect((await post(CUSTOMER, { token })).errors).toEqual([]);
  advanceClock(60_000);
  expect(await refusal(CUSTOMER, { token })).toEqual(NOT_SIGNED_IN);
});

test('A customer changes some fields and keeps the others', async () => {
  const { token } = await registerAndSignIn();
  const { data } = await post(UPDATE, {
    token,
    variables: {
      input: { firstname: 'Noor', taxvat: 'NL002', date_of_birth: '1980-05-17', is_subscribed: true },
    },
  });
  expect(data).toEqual({
    updateCustomerV2: {
      customer: {
        firstname: 'Noor',
        lastname: 'Veldman',
        taxvat: 'NL002',
        date_of_birth: '1980-05-17',
        is_subscribed: true,
      },
    },
  });
});

test.each([
  [{ firstname: '' }, '"First Name" is a required value.'],
  [{ lastname: 'x'.repeat(256) }, '"Last Name" length must be equal or less than 255 characters.'],
  [{ date_of_birth: '1980-02-31' }, 'Invalid date'],
])('A change to %j is refused', async (input, message) => {
  const { token } = await registerAndSignIn();
  expect(await refusal(UPDATE, { token, variables: { input } })).toEqual({
    message,
    category: 'graphql-input',
  });
});

test('A customer changes the email address with the password', async () => {
  const { email, token } = await registerAndSignIn();
  const other = await registerAndSignIn();
  const change = (newAddress: string, password: string) => ({
    token,
    variables: { email: newAddress, password },
  });
  expect((await refusal(CHANGE_EMAIL, change(newEmail(), 'Basalt-99'))).message).toBe(
    'Invalid login or password.',
  );
  expect((await refusal(CHANGE_EMAIL, change(other.email, PASSWORD))).message).toMatch(EXISTS);
  expect((await refusal(CHANGE_EMAIL, change('nobody', PASSWORD))).category).toBe('graphql-input');
  const address = newEmail();
  expect((await post(CHANGE_EMAIL, change(address, PASSWORD))).data).toEqual({
    updateCustomerEmail: { customer: { email: address } },
  });
  expect(await refusal(SIGN_IN, { variables: { email, password: PASSWORD } })).toEqual(SIGN_IN_REFUSED);
  await signIn(address);
});

embeddedTest('A changed email address is reported to both addresses', 'reads the mails', async () => {
  const { email, token } = await registerAndSignIn();
  const address = newEmail();
  await post(`mutation { updateCustomerV2(input: { is_subscribed: true }) { customer { email } } }`, {
    token,
  });
  await post(CHANGE_EMAIL, { token, variables: { email: address, password: PASSWORD } });
  const old = await mailsTo(email, 3);
  const [mail] = await mailsTo(address, 1);
  for (const { subject, text } of [old[2], mail].filter((found) => found !== undefined)) {
    expect(subject).toBe('Je e-mailadres is gewijzigd');
    expect(text).toContain(address);
  }
  const { data } = await post(CUSTOMER, { token: await signIn(address) });
  expect(data).toMatchObject({ customer: { is_subscribed: true } });
});

embeddedTest('A changed email address revokes all tokens', 'Magento does so since 2025', async () => {
  const { token } = await registerAndSignIn();
  await post(CHANGE_EMAIL, { token, variables: { email: newEmail(), password: PASSWORD } });
  expect(await refusal(CUSTOMER, { token })).toEqual(NOT_SIGNED_IN);
});

test('isEmailAvailable checks the address', async () => {
  const query = 'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }';
  const { data } = await post(query, { variables: { email: newEmail() } });
  expect(data).toEqual({ isEmailAvailable: { is_email_available: true } });
  expect((await refusal(query, { variables: { email: '' } })).message).toBe('Email must be specified');
  expect((await refusal(query, { variables: { email: 'a b@c' } })).message).toBe('Email is invalid');
});

test('A deleted account is gone, and its email address can be registered again', async () => {
  const { email, token } = await registerAndSignIn();
  expect((await post('mutation { deleteCustomer }', { token })).data).toEqual({ deleteCustomer: true });
  expect(await refusal(CUSTOMER, { token })).toEqual(NOT_SIGNED_IN);
  expect(await refusal(SIGN_IN, { variables: { email, password: PASSWORD } })).toEqual(SIGN_IN_REFUSED);
  expect((await register({ email, password: PASSWORD })).errors).toEqual([]);
});

test('The cache id of a customer differs from that of a guest', async () => {
  const { token } = await registerAndSignIn();
  const idOf = async (options: QueryOptions) =>
    (await post('{ storeConfig { store_code } }', options)).headers.get('X-Magento-Cache-Id');
  expect(await idOf({ token })).not.toBe(await idOf({}));
});
