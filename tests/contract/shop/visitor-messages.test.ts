import * as v from 'valibot';
import { expect, test } from 'vitest';
import { waitUntil } from '../../wait.ts';
import { mailsTo, newEmail, registerAndSignIn } from './customer-steps.ts';
import { ask, embeddedTest, post, refusal, useShop } from './shop-system.ts';

useShop();

const OFFICE = 'service@veldenvonk.example';
const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }';
const CONTACT = 'mutation ($input: ContactUsInput!) { contactUs(input: $input) { status } }';
const message = { name: 'Mira Veldman', email: 'mira@example.test', comment: 'Do you repair lamps?' };

test('A visitor subscribes to the newsletter once', async () => {
  const email = newEmail();
  expect((await post(SUBSCRIBE, { variables: { email } })).data).toEqual({
    subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
  });
  expect((await refusal(SUBSCRIBE, { variables: { email: email.toUpperCase() } })).message).toBe(
    'This email address is already subscribed.',
  );
  expect(await refusal(SUBSCRIBE, { variables: { email: 'nobody' } })).toEqual({
    message: 'Enter a valid email address.',
    category: 'graphql-input',
  });
});

test('A customer who subscribed as a visitor is subscribed, and can end it', async () => {
  const email = newEmail();
  await post(SUBSCRIBE, { variables: { email } });
  const visitor = await registerAndSignIn(email);
  const query = '{ customer { is_subscribed } }';
  expect((await post(query, visitor)).data).toEqual({ customer: { is_subscribed: true } });
  const end = 'mutation { updateCustomerV2(input: { is_subscribed: false }) { customer { is_subscribed } } }';
  expect((await post(end, visitor)).data).toEqual({
    updateCustomerV2: { customer: { is_subscribed: false } },
  });
});

embeddedTest('A subscription is confirmed in the language of the visitor', 'reads the mails', async () => {
  const email = newEmail();
  await post(SUBSCRIBE, { store: 'na_fr', variables: { email } });
  const [mail] = await mailsTo(email, 1);
  expect(mail?.subject).toBe('Vous recevez notre infolettre');
  expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe('fr-CA');
});

test('A message of the contact form is accepted', async () => {
  expect((await post(CONTACT, { variables: { input: message } })).data).toEqual({
    contactUs: { status: true },
  });
});

test.each([
  [{ name: ' ' }],
  [{ comment: '\n' }],
  [{ email: 'nobody' }],
  [{ email: 'a@b.nl, c@d.nl' }],
  [{ name: 'Mira\r\nBcc: a@b.nl' }],
])('A message with %j is refused', async (fields) => {
  const variables = { input: { ...message, ...fields } };
  expect((await refusal(CONTACT, { variables })).category).toBe('graphql-input');
});

embeddedTest('A message reaches the office, and a reply the visitor', 'reads the mails', async () => {
  const name = `"<script>" \\ ${newEmail('mira')} 🌙`;
  const comment = 'Lamp\r\n.\r\nBcc: a@b.nl\r\n<img src=x onerror=alert(1)>';
  await post(CONTACT, { variables: { input: { ...message, name, comment, telephone: '020 1234567' } } });
  const mail = await waitUntil(async () => {
    const mails = await mailsTo(OFFICE, 1);
    return mails.find(({ replyTo }) => replyTo?.[0]?.name === name);
  });
  expect(mail.replyTo).toEqual([{ name, address: 'mira@example.test' }]);
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(mail.to).toEqual([{ name: 'Veld & Vonk', address: OFFICE }]);
  expect(mail.text).toContain('> Bcc: a@b.nl\n> <img src=x onerror=alert(1)>');
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.html).not.toContain('<img');
});

test.each([
  ['eu_nl', 'voorbeeld'],
  ['uk_en', 'example'],
  ['eu_de', 'Beispiel'],
  ['na_fr', 'exemple'],
])('The terms of %s say that they are an example', async (store, word) => {
  const text = v.pipe(v.string(), v.nonEmpty());
  const { checkoutAgreements, storeConfig } = await ask(
    v.object({
      checkoutAgreements: v.array(
        v.object({
          agreement_id: v.number(),
          name: text,
          checkbox_text: text,
          content: v.pipe(v.string(), v.includes(word)),
          is_html: v.boolean(),
          mode: v.picklist(['MANUAL', 'AUTO']),
        }),
      ),
      storeConfig: v.object({ is_checkout_agreements_enabled: v.boolean() }),
    }),
    `{ checkoutAgreements { agreement_id name checkbox_text content is_html mode }
       storeConfig { is_checkout_agreements_enabled } }`,
    { store },
  );
  expect(storeConfig.is_checkout_agreements_enabled).toBe(true);
  expect(checkoutAgreements).toHaveLength(1);
});
