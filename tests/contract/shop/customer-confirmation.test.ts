import { expect, test } from 'vitest';
import { linkParameter, mailsTo, newEmail, PASSWORD, register, SIGN_IN, signIn } from './customer-steps.ts';
import { embeddedTest, post, refusal, useShop } from './shop-system.ts';

useShop({ requiresConfirmation: true });

const REASON = 'confirmation is a setting of the shop';
const CONFIRM = `mutation ($email: String!, $key: String!) {
  confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email confirmation_status } } }`;
const RESEND = 'mutation ($email: String!) { resendConfirmationEmail(email: $email) }';

embeddedTest('A new customer confirms the address before signing in', REASON, async () => {
  const email = newEmail();
  expect((await register({ email, password: PASSWORD }, { store: 'eu_de' })).errors).toEqual([]);
  const credentials = { variables: { email, password: PASSWORD } };
  expect(await refusal(SIGN_IN, credentials)).toEqual({
    message: "This account isn't confirmed. Verify and try again.",
    category: 'graphql-authentication',
  });
  const [mail] = await mailsTo(email, 1);
  expect(mail?.subject).toBe('Bestätigen Sie Ihr Konto');
  expect(mail?.text).toContain('http://localhost:3000/de/mein-konto/bestaetigen?');
  const key = linkParameter(mail, 'key');
  expect((await post(CONFIRM, { variables: { email, key } })).data).toEqual({
    confirmEmail: { customer: { email, confirmation_status: 'ACCOUNT_CONFIRMED' } },
  });
  await signIn(email);
  expect(await refusal(CONFIRM, { variables: { email, key } })).toEqual({
    message: 'The account is already active.',
    category: 'graphql-input',
  });
});

embeddedTest('A wrong password of an unconfirmed account is refused as usual', REASON, async () => {
  const email = newEmail();
  await register({ email, password: PASSWORD });
  expect((await refusal(SIGN_IN, { variables: { email, password: 'Basalt-99' } })).message).toMatch(
    /^The account sign-in was incorrect/,
  );
});

embeddedTest('The mail is sent again with a new key', REASON, async () => {
  const email = newEmail();
  await register({ email, password: PASSWORD });
  expect((await post(RESEND, { variables: { email } })).data).toEqual({ resendConfirmationEmail: true });
  const [first, second] = await mailsTo(email, 2);
  const confirm = (key: string) => post(CONFIRM, { variables: { email, key } });
  expect((await confirm(linkParameter(first, 'key'))).errors[0]?.message).toBe(
    'The confirmation token is invalid. Verify the token and try again.',
  );
  expect((await confirm(linkParameter(second, 'key'))).errors).toEqual([]);
  expect((await refusal(RESEND, { variables: { email } })).message).toBe("Confirmation isn't needed.");
});

test.each([
  ['', 'Email must be specified'],
  ['nobody', 'Email is invalid'],
  ['unknown@example.test', 'The confirmation token is invalid. Verify the token and try again.'],
])('A confirmation of %j is refused', async (email, message) => {
  expect(await refusal(CONFIRM, { variables: { email, key: 'made-up' } })).toEqual({
    message,
    category: 'graphql-input',
  });
});
