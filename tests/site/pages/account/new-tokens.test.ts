import { describe, expect, test } from 'vitest';
import { createVisitor } from '../../visitor.ts';
import { runCheckoutSite } from '../checkout/checkout-visitor.ts';
import { linkOfMail } from './link-of-mail.ts';
import { registerAtShop } from './shop-calls.ts';

const email = 'Mira-1@example.test';
const PASSWORD = 'Basalt-15-lamp';
const NEW_PASSWORD = 'Schemer-2-lamp';
const SIGN_IN = '/nl/mijn-account/inloggen';
const DETAILS = '/nl/mijn-account/gegevens';
const SIGNED_OUT = 'Je bent uitgelogd';

/** Signs a customer in with two browsers. `times` has the time of each call of an operation. */
async function twoBrowsers() {
  const site = await runCheckoutSite();
  await registerAtShop(site, { email, password: PASSWORD });
  const times: { operation: string; at: number }[] = [];
  for (const operation of ['SignIn', 'SignOutEverywhere'])
    site.before(operation, () => times.push({ operation, at: performance.now() }));
  const [visitor, other] = [createVisitor(site), createVisitor(site)];
  for (const browser of [visitor, other])
    await browser.openAndSubmit(SIGN_IN, 'sign-in', { email, password: PASSWORD });
  times.splice(0);
  const changePassword = (newPassword = NEW_PASSWORD) =>
    visitor.openAndSubmit(DETAILS, 'password', { currentPassword: PASSWORD, newPassword });
  return { site, times, visitor, other, changePassword };
}

const signIn = (site: Parameters<typeof createVisitor>[0], password: string, address = email) =>
  createVisitor(site).openAndSubmit(SIGN_IN, 'sign-in', { email: address, password });

describe('A new password', () => {
  test('signs out other browsers, and this one has a token of a later second', async () => {
    const { times, visitor, other, changePassword } = await twoBrowsers();
    const changed = await changePassword();
    expect([changed.status, changed.text]).toEqual([
      200,
      expect.stringContaining('Je wachtwoord is gewijzigd'),
    ]);
    expect(changed.text).not.toContain('Andere apparaten kunnen');
    expect(times.map(({ operation }) => operation)).toEqual(['SignOutEverywhere', 'SignIn']);
    expect((times[1]?.at ?? 0) - (times[0]?.at ?? 0)).toBeGreaterThan(1_000);
    expect((await visitor.open(DETAILS)).path).toBe(DETAILS);
    expect((await other.open(DETAILS)).text).toContain(SIGNED_OUT);
  });

  test('is set if the shop fails to sign out other browsers, and the page says so', async () => {
    const { site, visitor, other, changePassword } = await twoBrowsers();
    site.faults.set('SignOutEverywhere', 'down');
    const changed = await changePassword();
    expect(changed.text).toContain('Je wachtwoord is gewijzigd');
    expect(changed.text).toContain('Andere apparaten kunnen nog een uur ingelogd blijven.');
    expect((await visitor.open(DETAILS)).path).toBe(DETAILS);
    expect((await other.open(DETAILS)).path).toBe(DETAILS);
    expect((await signIn(site, NEW_PASSWORD)).path).toBe('/nl/mijn-account');
  });

  test('is set if the shop fails afterwards, and the visitor signs in again', async () => {
    const { site, visitor, changePassword } = await twoBrowsers();
    site.faults.set('SignIn', 'down');
    const changed = await changePassword();
    expect(changed.path).toBe(`${SIGN_IN}?done=password`);
    expect(changed.text).toContain('Je nieuwe wachtwoord is ingesteld');
    site.faults.clear();
    const again = await visitor.submit(changed, { intent: 'sign-in', email, password: NEW_PASSWORD });
    expect(again.path).toBe('/nl/mijn-account');
  });

  test('of a mail signs out all browsers', async () => {
    const { site, visitor, other } = await twoBrowsers();
    const guest = createVisitor(site);
    await guest.openAndSubmit('/nl/mijn-account/wachtwoord-vergeten', 'send', { email });
    const link = await linkOfMail(site, email, 2);
    const same = await guest.openAndSubmit(link, 'set', { newPassword: email.toUpperCase() });
    expect([same.status, same.text]).toEqual([422, expect.stringContaining('niet je e-mailadres')]);
    const set = await guest.openAndSubmit(link, 'set', { newPassword: NEW_PASSWORD });
    expect(set.path).toBe(`${SIGN_IN}?done=password`);
    for (const browser of [visitor, other]) expect((await browser.open(DETAILS)).text).toContain(SIGNED_OUT);
  });

  test('of a mail is set if the shop fails to sign out all browsers, and the page says so', async () => {
    const { site } = await twoBrowsers();
    const guest = createVisitor(site);
    await guest.openAndSubmit('/nl/mijn-account/wachtwoord-vergeten', 'send', { email });
    const link = await linkOfMail(site, email, 2);
    site.faults.set('SignOutEverywhere', 'down');
    const set = await guest.openAndSubmit(link, 'set', { newPassword: NEW_PASSWORD });
    expect(set.text).toContain('Je nieuwe wachtwoord is ingesteld');
    expect(set.text).toContain('Andere apparaten kunnen nog een uur ingelogd blijven.');
  });

  test('is not the email address, in any letter case', async () => {
    const { site, changePassword } = await twoBrowsers();
    const changed = await changePassword(email.toUpperCase());
    expect([changed.status, changed.text]).toEqual([422, expect.stringContaining('niet je e-mailadres')]);
    const address = 'Noor-1@example.test';
    const registered = await createVisitor(site).openAndSubmit('/nl/mijn-account/registreren', 'register', {
      firstName: 'Noor',
      lastName: 'Vonk',
      email: address,
      newPassword: address.toLowerCase(),
    });
    expect([registered.status, registered.text]).toEqual([
      422,
      expect.stringContaining('niet je e-mailadres'),
    ]);
  });
});

describe('A new email address', () => {
  const NEW_EMAIL = 'noor-2@example.test';

  test('signs out other browsers, and this one has a token of a later second', async () => {
    const { times, visitor, other } = await twoBrowsers();
    const started = performance.now();
    const changed = await visitor.openAndSubmit(DETAILS, 'email', { email: NEW_EMAIL, password: PASSWORD });
    expect(changed.text).toContain('Je e-mailadres is gewijzigd.');
    expect(times.map(({ operation }) => operation)).toEqual(['SignIn']);
    expect((times[0]?.at ?? 0) - started).toBeGreaterThan(1_000);
    expect((await visitor.open('/nl/mijn-account')).text).toContain(NEW_EMAIL);
    expect((await other.open(DETAILS)).text).toContain(SIGNED_OUT);
  });

  test('is set if the shop fails afterwards, and the visitor signs in again', async () => {
    const { site, visitor } = await twoBrowsers();
    site.faults.set('SignIn', 'down');
    const page = await visitor.openAndSubmit(DETAILS, 'email', { email: NEW_EMAIL, password: PASSWORD });
    expect(page.text).toContain(SIGNED_OUT);
    site.faults.clear();
    expect((await signIn(site, PASSWORD, NEW_EMAIL)).path).toBe('/nl/mijn-account');
  });
});
