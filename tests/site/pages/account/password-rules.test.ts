import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseHtml } from '../../../parse-html.ts';
import { runSite } from '../../running-site.ts';
import { createVisitor } from '../../visitor.ts';
import { linkOfMail } from './link-of-mail.ts';
import { registerAtShop } from './shop-calls.ts';

// The shop of this file has other rules for passwords than the defaults of Magento.
let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({
    variables: { PASSWORD_RESETS: '100' },
    shopOptions: { passwordRules: { minLength: 12, minCharacterClasses: 4 } },
  });
});
afterAll(() => site.stop());

const PASSWORD = 'Basalt-15-lamp';
const TOO_SHORT = 'Het wachtwoord moet minstens 12 tekens hebben.';
const TOO_SIMPLE = 'Gebruik 4 van deze soorten';
const HINT = 'Minstens 12 tekens, met 4 van deze soorten: kleine letters, hoofdletters, cijfers, symbolen.';

type Visitor = ReturnType<typeof createVisitor>;

/** Checks a form with a new password: its rules, a password that is too short, one with too few kinds of characters, and a valid one. */
async function expectRules(visitor: Visitor, path: string, intent: string, others: Record<string, string>) {
  const page = await visitor.open(path);
  expect(page.text).toContain(HINT);
  expect(parseHtml(page.html).querySelector('[name=newPassword]')?.getAttribute('minlength')).toBe('12');
  const post = (newPassword: string) => visitor.openAndSubmit(path, intent, { ...others, newPassword });
  expect((await post('Basalt-15')).text).toContain(TOO_SHORT);
  expect((await post('basalt-15-lamp')).text).toContain(TOO_SIMPLE);
  const accepted = await post('Schemer-22-lamp');
  expect(accepted.text).not.toContain(TOO_SHORT);
  expect(accepted.text).not.toContain(TOO_SIMPLE);
  expect(accepted.path).toContain('done=');
}

test('Registration shows and validates the password rules of the shop', async () => {
  await expectRules(createVisitor(site), '/nl/mijn-account/registreren', 'register', {
    firstName: 'Mira',
    lastName: 'Veldman',
    email: 'new@example.test',
  });
});

test('A reset shows and validates the password rules of the shop', async () => {
  const email = 'reset@example.test';
  await registerAtShop(site, { email, password: PASSWORD });
  const visitor = createVisitor(site);
  await visitor.openAndSubmit('/nl/mijn-account/wachtwoord-vergeten', 'send', { email });
  await expectRules(visitor, await linkOfMail(site, email, 2), 'set', {});
});

test('A change of the password shows and validates the rules of the shop', async () => {
  const email = 'change@example.test';
  await registerAtShop(site, { email, password: PASSWORD });
  const visitor = createVisitor(site);
  await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  await expectRules(visitor, '/nl/mijn-account/gegevens', 'password', { currentPassword: PASSWORD });
});

test.each([
  ['/en/my-account/register', 'At least 12 characters, with 4 of these'],
  ['/de/mein-konto/registrieren', 'Mindestens 12 Zeichen aus mindestens 4 dieser Arten'],
  ['/fr-ca/mon-compte/inscription', 'Au moins 12 caractères, avec au moins 4 de ces types'],
])('The registration at %s has the numbers of the shop', async (path, hint) => {
  expect((await createVisitor(site).open(path)).text).toContain(hint);
});
