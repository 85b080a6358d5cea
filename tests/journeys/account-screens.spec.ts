import type { Page } from '@playwright/test';
import type { LocaleCode } from '#site/i18n/locale';
import { type RouteName, routePath } from '#site/protocol/route-table';
import {
  formOf,
  newEmail,
  PASSWORD,
  register,
  sendForm,
  signIn,
  signInNewCustomer,
} from './account-forms.ts';
import { expect, test } from './console.ts';
import { byKeyboard, byTouch, type InputMethod } from './input-method.ts';
import { expectToFit, field, main } from './main-content.ts';
import { acceptAndOrder, DE, NL, openStep, type Website } from './order-steps.ts';
import { PHONE } from './phone-menu.ts';

const NEW_PASSWORD = 'Kwarts-16-lamp';
const ADDRESS = {
  address_firstName: 'Mira',
  address_lastName: 'Veldman',
  address_street1: 'Kade 12',
  address_city: 'Utrecht',
  address_telephone: '030 1234567',
};

/** A locale with its messages, in the order in which the journey sees them. */
type Account = {
  readonly code: LocaleCode;
  readonly website: Website;
  readonly postcode: string;
  readonly registered: string;
  readonly saved: string;
  readonly addressDeleted: string;
  readonly named: string;
  readonly chosen: string;
  readonly passwordChanged: string;
  readonly reordered: string;
  /** A reason for which an order is cancelled. */
  readonly reason: string;
  readonly cancelled: string;
  readonly signedOutEverywhere: string;
  readonly wrong: string;
  readonly signedOut: string;
  readonly unconfirmed: string;
  readonly deleted: string;
};

const DUTCH: Account = {
  code: 'nl',
  website: NL,
  postcode: '1234 AB',
  registered: 'Kijk in je mailbox',
  saved: 'Het adres is opgeslagen.',
  addressDeleted: 'Het adres is verwijderd.',
  named: 'Je naam is opgeslagen.',
  chosen: 'Je keuze is opgeslagen.',
  passwordChanged: 'Je wachtwoord is gewijzigd.',
  reordered: 'De producten liggen in je winkelwagen.',
  reason: 'Duurt te lang',
  cancelled: 'Je bestelling is geannuleerd.',
  signedOutEverywhere: 'Je bent op alle apparaten uitgelogd.',
  wrong: 'is onjuist',
  signedOut: 'Je bent uitgelogd.',
  unconfirmed: 'Vink het vakje aan als je het zeker weet.',
  deleted: 'Je account is verwijderd.',
};
const GERMAN: Account = {
  code: 'de',
  website: { ...DE, payment: 'banktransfer' },
  postcode: '10115',
  registered: 'Prüfen Sie Ihr Postfach',
  saved: 'Die Adresse ist gespeichert.',
  addressDeleted: 'Die Adresse ist gelöscht.',
  named: 'Ihr Name ist gespeichert.',
  chosen: 'Ihre Auswahl ist gespeichert.',
  passwordChanged: 'Ihr Passwort ist geändert.',
  reordered: 'Die Produkte liegen in Ihrem Warenkorb.',
  reason: 'Dauert zu lange',
  cancelled: 'Ihre Bestellung ist storniert.',
  signedOutEverywhere: 'Sie sind auf allen Geräten abgemeldet.',
  wrong: 'ist falsch',
  signedOut: 'Sie sind abgemeldet.',
  unconfirmed: 'Setzen Sie das Häkchen, wenn Sie sicher sind.',
  deleted: 'Ihr Konto ist gelöscht.',
};

/** Uses all forms of an account, from the registration to its end. */
async function useAccount(page: Page, account: Account, inputMethod: InputMethod) {
  const { code, postcode, website } = account;
  const email = newEmail();
  const open = (route: RouteName) => page.goto(routePath(route, code));
  const send = (intent: string, values: Readonly<Record<string, string>> = {}) =>
    sendForm(page, intent, values, inputMethod);
  const expectText = async (text: string | RegExp) => {
    await expect(main(page)).toContainText(text);
    await expectToFit(page);
  };

  await register(page, code, { email }, inputMethod);
  const registered = main(page).getByRole('heading', { level: 1, name: account.registered });
  await expect(registered).toBeInViewport();
  // The customer returns to the screen that needed the account.
  await open('accountAddress');
  await signIn(page, email, inputMethod);
  await expect(page).toHaveURL(new RegExp(`${routePath('accountAddress', code)}$`));

  const { address_postcode, ...incomplete } = { ...ADDRESS, address_postcode: postcode };
  await send('save', incomplete);
  await expect(field(page, 'address_postcode-error')).toBeVisible();
  await expect(field(page, 'address_city')).toHaveValue('Utrecht');
  await send('save', { address_postcode });
  await expectText(account.saved);
  await open('accountAddress');
  await send('save', { ...ADDRESS, address_postcode, address_city: 'Delft' });
  await expectText(account.saved);
  // The first address is the default one, so only the second one can be deleted.
  await inputMethod.press(main(page).locator('li', { hasText: 'Delft' }).locator('a[href*="id="]'));
  await expect(field(page, 'address_city')).toHaveValue('Delft');
  await send('save', { address_city: 'Leiden' });
  await expectText(account.saved);
  await expectText(/Leiden/);
  await send('delete');
  await expectText(account.addressDeleted);
  await expect(main(page)).not.toContainText('Leiden');

  await open('accountDetails');
  await send('name', { 'name-firstName': 'Miriam' });
  await expectText(account.named);
  await inputMethod.press(field(page, 'newsletter-isSubscribed'));
  await send('newsletter');
  await expectText(account.chosen);
  await expect(field(page, 'newsletter-isSubscribed')).toBeChecked();
  await send('password', {
    'password-currentPassword': PASSWORD,
    'password-newPassword': NEW_PASSWORD,
  });
  await expectText(account.passwordChanged);

  await openStep(page, 'review', { website, isSignedIn: true });
  await acceptAndOrder(page, inputMethod, website);
  await expectToFit(page);

  await open('accountOrders');
  await expectToFit(page);
  await inputMethod.press(main(page).locator('a[href*="number="]'));
  await expectText('Utrecht');
  await expectPrintedOrder(page);
  await send('reorder');
  await expectText(account.reordered);
  await inputMethod.choose(field(page, 'cancel-reason'), account.reason);
  await send('cancel');
  await expectText(account.cancelled);
  await expect(formOf(page, 'cancel')).toHaveCount(0);
  await page.goto(website.cart);
  await expect(page.getByRole('spinbutton')).toHaveValue('1');

  await open('account');
  await expectText(`Miriam Veldman, ${email}`);
  await send('sign-out-everywhere');
  await expectText(account.signedOutEverywhere);
  await signIn(page, email, inputMethod);
  await expect(main(page).getByRole('alert')).toContainText(account.wrong);
  await expect(field(page, 'sign-in-email')).toHaveValue(email);
  await signIn(page, email, inputMethod, NEW_PASSWORD);
  await expectText('Miriam Veldman');
  await send('sign-out');
  await expectText(account.signedOut);
  await signIn(page, email, inputMethod, NEW_PASSWORD);
  await expectText('Miriam Veldman');

  await open('accountDelete');
  await send('delete');
  await expectText(account.unconfirmed);
  await inputMethod.press(field(page, 'delete-isConfirmed'));
  await send('delete');
  await expectText(account.deleted);
}

/** Paper has the order without the menu and the forms. */
async function expectPrintedOrder(page: Page) {
  await page.emulateMedia({ media: 'print' });
  await expect(main(page).locator('address').first()).toBeVisible();
  await expect(main(page).locator('nav')).toBeHidden();
  await expect(formOf(page, 'reorder')).toBeHidden();
  await expect(page.locator('header nav').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
}

// `tests/site/pages/account` sends the forms without a script.
test.describe('All forms of an account', () => {
  // Each journey opens about twenty-five pages.
  test.describe.configure({ timeout: 600_000 });
  // The response to a form with an error has this status.
  test.use({ expectedConsoleErrors: [/status of 422/] });

  test('work by keyboard, in Dutch', ({ page }) => useAccount(page, DUTCH, byKeyboard));

  test.describe('by touch', () => {
    test.use({ ...PHONE, viewport: { width: 320, height: 640 } });
    // German has the longest texts.
    test('work at 320 px, in German', ({ page }) => useAccount(page, GERMAN, byTouch));
  });
});

test('An account screen has the width of the page in print', async ({ page }) => {
  await signInNewCustomer(page, 'de');
  await page.goto(routePath('account', 'de'));
  const menu = main(page).getByRole('navigation', { includeHidden: true });
  await expect(menu).toBeVisible();
  // A4 in landscape orientation with margins of 12 mm.
  await page.setViewportSize({ width: 1032, height: 703 });
  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
  const screen = await menu.locator('..').boundingBox();
  const content = await menu.locator('+ div').boundingBox();
  expect(screen?.width).toBeGreaterThan(900);
  expect(content?.width).toBe(screen?.width);
});
