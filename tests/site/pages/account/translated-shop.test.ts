import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitUntil } from '../../../wait.ts';
import { runSite } from '../../running-site.ts';
import { sessionCookie } from '../../shop-visitor.ts';
import { createVisitor } from '../../visitor.ts';
import { registerAtShop } from './shop-calls.ts';

// The shop of this file has translated messages, as Magento with a language pack.
let site: Awaited<ReturnType<typeof runSite>>;
beforeAll(async () => {
  site = await runSite({ shopOptions: { translatesMessages: true } });
});
afterAll(() => site.stop());

const PASSWORD = 'Basalt-15-lamp';
const DETAILS = '/nl/mijn-account/gegevens';
let count = 0;
const newEmail = () => `mira-${++count}@example.test`;

async function signedIn(email = newEmail()) {
  await registerAtShop(site, { email, password: PASSWORD });
  const visitor = createVisitor(site);
  await visitor.openAndSubmit('/nl/mijn-account/inloggen', 'sign-in', { email, password: PASSWORD });
  return { visitor, email };
}

async function visitorWith(session: Parameters<typeof sessionCookie>[0]) {
  const visitor = createVisitor(site);
  const [name = '', value = ''] = (await sessionCookie(session, 'EU')).split('=');
  visitor.cookies.set(name, value);
  return visitor;
}

test('An expired token leads to the sign-in screen, in the account and in the cart', async () => {
  const visitor = await visitorWith({ token: 'expired' });
  const page = await visitor.open(DETAILS);
  expect(page.path).toContain('/nl/mijn-account/inloggen');
  expect(page.text).toContain('Je bent uitgelogd');
  const cart = await (await visitorWith({ token: 'expired', cartId: 'unknown' })).open('/nl/winkelwagen');
  expect(cart.text).toContain('Je bent uitgelogd');
});

test('A cart that is gone is removed from the session', async () => {
  const visitor = await visitorWith({ cartId: 'kR3vX0cH1bT7mQ9sL2dE5gW8yZ4aN6pJ' });
  const cart = await visitor.open('/nl/winkelwagen');
  expect(cart.status).toBe(200);
  expect((await visitor.open('/api/session?locale=nl')).status).toBe(200);
});

test('A wrong current password keeps the customer signed in', async () => {
  const { visitor } = await signedIn();
  const wrong = await visitor.openAndSubmit(DETAILS, 'password', {
    currentPassword: 'nee',
    newPassword: 'Schemer-2-lamp',
  });
  expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('niet je huidige wachtwoord')]);
  expect((await visitor.open(DETAILS)).path).toBe(DETAILS);
});

test('Registering with a known address has the response of an unknown one, and its owner gets a mail', async () => {
  const { email } = await signedIn();
  const register = (address: string) =>
    createVisitor(site).openAndSubmit('/nl/mijn-account/registreren', 'register', {
      firstName: 'Mira',
      lastName: 'Veldman',
      email: address,
      newPassword: PASSWORD,
    });
  const mails = () => readdirSync(site.mailFolder).filter((name) => name.endsWith('.eml')).length;
  await waitUntil(() => mails() >= count);
  const before = mails();
  const known = await register(email);
  await waitUntil(() => mails() === before + 1);
  const unknown = await register(newEmail());
  expect(known.text).toContain('Kijk in je mailbox');
  expect([known.status, known.path, known.text]).toEqual([unknown.status, unknown.path, unknown.text]);
});
