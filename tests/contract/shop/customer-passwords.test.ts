import { expect, test } from 'vitest';
import {
  CHANGE_PASSWORD,
  CREATE,
  CUSTOMER,
  linkParameter,
  mailsTo,
  newEmail,
  PASSWORD,
  register,
  registerAndSignIn,
  SIGN_IN,
  SIGN_IN_REFUSED,
  signIn,
} from './customer-steps.ts';
import { advanceClock, embeddedTest, post, refusal, useShop } from './shop-system.ts';

useShop();

const REQUEST_RESET = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }';
const RESET = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`;

test('A customer changes the password with the old one', async () => {
  const { email, token } = await registerAndSignIn();
  const other = await signIn(email);
  const change = (currentPassword: string, newPassword: string) => ({
    token,
    variables: { currentPassword, newPassword },
  });
  for (const [current, next, message] of [
    ['', 'Basalt-16', 'Specify the "currentPassword" value.'],
    [PASSWORD, '', 'Specify the "newPassword" value.'],
    ['Basalt-99', 'Basalt-16', 'Invalid login or password.'],
  ] as const)
    expect((await refusal(CHANGE_PASSWORD, change(current, next))).message).toBe(message);
  expect((await refusal(CHANGE_PASSWORD, change(PASSWORD, 'short-1'))).message).toMatch(
    /^The password needs at least 8 characters/,
  );
  expect((await post(CHANGE_PASSWORD, change(PASSWORD, 'Basalt-16'))).errors).toEqual([]);
  expect(await refusal(SIGN_IN, { variables: { email, password: PASSWORD } })).toEqual(SIGN_IN_REFUSED);
  await signIn(email, 'Basalt-16');
  // As in Magento, a new password revokes no token.
  expect((await post(CUSTOMER, { token: other })).errors).toEqual([]);
});

test('A password that is the email address is refused, in any letter case', async () => {
  const email = newEmail('Maan-1');
  const sameAsEmail = {
    message: "The password can't be the same as the email address. Create a new password and try again.",
    category: 'graphql-input',
  };
  const input = { firstname: 'Mira', lastname: 'Veldman', email, password: email.replace('Maan', 'maaN') };
  expect(await refusal(CREATE, { variables: { input } })).toEqual(sameAsEmail);
  const { token } = await registerAndSignIn(email);
  const change = { currentPassword: PASSWORD, newPassword: email };
  expect(await refusal(CHANGE_PASSWORD, { token, variables: change })).toEqual(sameAsEmail);
});

test.each([
  ['', 'You must specify an email address.'],
  ['nobody', 'The email address has an invalid format.'],
  ['unknown@example.test', "Cannot reset the customer's password"],
])('A new password for %j cannot be requested', async (email, message) => {
  expect(await refusal(REQUEST_RESET, { variables: { email } })).toEqual({
    message,
    category: 'graphql-input',
  });
});

test.each([
  ['', 'made-up', 'Basalt-16', 'You must specify an email address.'],
  ['nobody', 'made-up', 'Basalt-16', 'The email address has an invalid format.'],
  ['a@example.test', '', 'Basalt-16', 'resetPasswordToken must be specified'],
  ['a@example.test', 'made-up', '', 'newPassword must be specified'],
  ['a@example.test', 'made-up', 'Basalt-16', "Cannot set the customer's password"],
])(
  'A reset of %j with the token %j and the password %j is refused',
  async (email, token, password, message) => {
    expect(await refusal(RESET, { variables: { email, token, password } })).toEqual({
      message,
      category: 'graphql-input',
    });
  },
);

embeddedTest('The link of a mail sets a new password once', 'reads the mails', async () => {
  const { email, token } = await registerAndSignIn();
  expect((await post(REQUEST_RESET, { variables: { email } })).data).toEqual({
    requestPasswordResetEmail: true,
  });
  const [, mail] = await mailsTo(email, 2);
  expect(mail?.subject).toBe('Kies een nieuw wachtwoord');
  const secret = linkParameter(mail, 'token');
  expect(linkParameter(mail, 'email')).toBe(email);
  const reset = (password: string) => ({ variables: { email, token: secret, password } });
  expect((await refusal(RESET, reset('weak'))).message).toMatch(/^The password needs at least 8/);
  expect((await refusal(RESET, reset(email.replace('maan', 'Maan')))).message).toMatch(
    /^The password can't be the same as the email address/,
  );
  expect((await post(RESET, reset('Basalt-16'))).data).toEqual({ resetPassword: true });
  // As in Magento, a new password revokes no token.
  expect((await post(CUSTOMER, { token })).errors).toEqual([]);
  await signIn(email, 'Basalt-16');
  expect((await refusal(RESET, reset('Basalt-17'))).message).toBe("Cannot set the customer's password");
});

embeddedTest(
  'The link of a mail is valid for two hours, or until the next mail',
  'reads the mails',
  async () => {
    const { email } = await registerAndSignIn();
    const ask = () => post(REQUEST_RESET, { variables: { email } });
    const reset = (secret: string) =>
      refusal(RESET, { variables: { email, token: secret, password: 'Basalt-16' } });
    await ask();
    await ask();
    const [, first, second] = await mailsTo(email, 3);
    expect((await reset(linkParameter(first, 'token'))).message).toBe("Cannot set the customer's password");
    advanceClock(2 * 60 * 60_000);
    expect((await reset(linkParameter(second, 'token'))).message).toBe("Cannot set the customer's password");
  },
);

embeddedTest(
  'A customer without a password sets one with the link of a mail',
  'reads the mails',
  async () => {
    const email = newEmail();
    expect((await register({ email })).errors).toEqual([]);
    expect(await refusal(SIGN_IN, { variables: { email, password: PASSWORD } })).toEqual(SIGN_IN_REFUSED);
    const [mail] = await mailsTo(email, 1);
    expect(mail?.subject).toBe('Kies een wachtwoord voor je account');
    const variables = { email, token: linkParameter(mail, 'token'), password: PASSWORD };
    expect((await post(RESET, { variables })).errors).toEqual([]);
    await signIn(email);
  },
);

embeddedTest('Ten wrong passwords lock the account for ten minutes', 'needs the clock', async () => {
  const { email } = await registerAndSignIn();
  const wrong = { variables: { email, password: 'Basalt-99' } };
  const right = { variables: { email, password: PASSWORD } };
  // Simultaneous attempts count too, so they are sent in parallel.
  const refusals = await Promise.all(Array.from({ length: 10 }, () => refusal(SIGN_IN, wrong)));
  expect(refusals).toEqual(Array.from({ length: 10 }, () => SIGN_IN_REFUSED));
  expect(await refusal(SIGN_IN, right)).toEqual(SIGN_IN_REFUSED);
  expect(await refusal(REQUEST_RESET, { variables: { email } })).toEqual({
    message: 'The account is locked',
    category: 'graphql-input',
  });
  advanceClock(10 * 60_000);
  await signIn(email);
});

test('A successful sign-in resets the number of wrong passwords', async () => {
  const { email } = await registerAndSignIn();
  const wrong = { variables: { email, password: 'Basalt-99' } };
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(Array.from({ length: 8 }, () => refusal(SIGN_IN, wrong)));
    await signIn(email);
  }
});

embeddedTest(
  'A response about an unknown address takes as long as one about a known address',
  'needs a quiet server',
  async () => {
    const { email } = await registerAndSignIn();
    const measure = async (query: string, variables: Readonly<Record<string, string>>) => {
      const start = performance.now();
      await refusal(query, { variables });
      return performance.now() - start;
    };
    // Hashing the password takes most of the time. A response without it takes less than a quarter. Other work on the machine only adds
    // time, so the test compares the fastest responses, and measures more of them while they differ.
    for (const [query, fields] of [
      [SIGN_IN, { password: 'Basalt-99' }],
      [RESET, { token: 'made-up', password: 'Basalt-16' }],
    ] as const) {
      let known = Infinity;
      let unknown = Infinity;
      const areEqual = () => unknown > known * 0.5 && unknown < known * 2;
      for (let round = 0; round < 40 && !(round >= 6 && areEqual()); round += 1) {
        known = Math.min(known, await measure(query, { ...fields, email }));
        unknown = Math.min(unknown, await measure(query, { ...fields, email: newEmail() }));
      }
      expect({ known, unknown, areEqual: areEqual() }).toMatchObject({ areEqual: true });
    }
  },
);
