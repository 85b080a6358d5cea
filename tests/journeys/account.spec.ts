import type { Page } from '@playwright/test';
import { newEmail, PASSWORD } from './account-forms.ts';
import { expect, test } from './console.ts';
import { expectToFit, main } from './main-content.ts';

// The response to a refused form has this status.
test.use({ expectedConsoleErrors: [/status of 422/] });

const LOCALES = [
  {
    account: '/nl/mijn-account',
    register: 'registreren',
    signIn: 'inloggen',
    labels: { firstName: 'Voornaam', lastName: 'Achternaam', email: 'E-mailadres', password: 'Wachtwoord' },
    newPassword: 'Nieuw wachtwoord',
    submit: 'Account aanmaken',
    enter: 'Inloggen',
    sent: 'Kijk in je mailbox',
    wrong: /is onjuist/,
    leave: 'Uitloggen',
    left: 'Je bent uitgelogd.',
  },
  {
    account: '/en-US/my-account',
    register: 'register',
    signIn: 'sign-in',
    labels: { firstName: 'First name', lastName: 'Last name', email: 'Email address', password: 'Password' },
    newPassword: 'New password',
    submit: 'Create account',
    enter: 'Sign in',
    sent: 'Check your email',
    wrong: /is wrong/,
    leave: 'Sign out',
    left: 'You are signed out.',
  },
] as const;

for (const locale of LOCALES) {
  const { account, labels } = locale;

  /** Registers, fails to sign in once, signs in and signs out. `press` activates a button. */
  async function useAccount(page: Page, press: (name: string) => Promise<void>) {
    const field = (label: string) => main(page).getByLabel(label, { exact: true });
    const email = newEmail();
    await page.goto(`${account}/${locale.register}`);
    await field(labels.firstName).fill('Mira');
    await field(labels.lastName).fill('Veldman');
    await field(labels.email).fill(email);
    await field(locale.newPassword).fill(PASSWORD);
    await press(locale.submit);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(locale.sent);

    await page.goto(account);
    await expect(page).toHaveURL(new RegExp(`${account}/${locale.signIn}\\?next=`));
    await field(labels.email).fill(email);
    await field(labels.password).fill('Wrong-99-word');
    await press(locale.enter);
    await expect(main(page).getByRole('alert')).toContainText(locale.wrong);
    await expect(field(labels.email)).toHaveValue(email);

    await field(labels.password).fill(PASSWORD);
    await press(locale.enter);
    await expect(page).toHaveURL(new RegExp(`${account}$`));
    await expect(main(page)).toContainText(`Mira Veldman, ${email}`);

    await press(locale.leave);
    await expect(main(page)).toContainText(locale.left);
  }

  test.describe(`Account at ${account}`, () => {
    test('is created and used by keyboard', async ({ page }) => {
      await useAccount(page, async (name) => {
        await main(page).getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('is created and used', async ({ page }) => {
        await useAccount(page, (name) => main(page).getByRole('button', { name, exact: true }).click());
      });
    });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
      test('is created and used by touch', async ({ page }) => {
        await useAccount(page, (name) => main(page).getByRole('button', { name, exact: true }).tap());
        await expectToFit(page);
      });
    });
  });
}
