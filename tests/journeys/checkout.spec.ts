import type { Locator, Page } from '@playwright/test';
import { findAxeViolations, injectAxe } from './axe.ts';
import { expect, test } from './console.ts';
import { PHONE } from './phone-menu.ts';
import { tap } from './tap.ts';

const NL = {
  product: '/nl/lantaarn-hoeve-31.html',
  cart: '/nl/winkelwagen',
  checkout: '/nl/bestellen',
  payment: 'banktransfer',
  number: /Je bestelnummer is \d{9}/,
  empty: 'Er zit nog niets in je winkelwagen.',
} as const;
const DE = {
  product: NL.product,
  cart: '/de/warenkorb',
  checkout: '/de/kasse',
  number: /Ihre Bestellnummer ist \d{9}/,
  empty: 'In Ihrem Warenkorb liegt noch nichts.',
  payment: 'purchaseorder',
} as const;
const US = {
  product: '/en-US/hoeve-31-lantern.html',
  cart: '/en-US/cart',
  checkout: '/en-US/checkout',
  number: /Your order number is \d{9}/,
  empty: 'There is nothing in your cart yet.',
  payment: 'checkmo',
} as const;
type Website = typeof NL | typeof DE | typeof US;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, id: string) => main(page).locator(`[id="${id}"]`);
const newEmail = () => `noor-${crypto.randomUUID().slice(0, 13)}@example.test`;

const DUTCH_ADDRESS = {
  shipping_firstName: 'Noor',
  shipping_lastName: 'Veld',
  shipping_street1: 'Kade 12',
  shipping_postcode: '1234 AB',
  shipping_city: 'Utrecht',
  shipping_telephone: '030 1234567',
};

/** Activates a button, summary, radio button or checkbox. */
type Press = (element: Locator) => Promise<void>;
const byKeyboard: Press = async (element) => {
  await element.focus();
  const isChoice = await element.evaluate((node) => node instanceof HTMLInputElement);
  await element.page().keyboard.press(isChoice ? 'Space' : 'Enter');
};
const byTouch: Press = (element) => tap(element);
const byClick: Press = (element) => element.click();

async function fill(page: Page, values: Readonly<Record<string, string>>) {
  for (const [id, value] of Object.entries(values)) await field(page, id).fill(value);
}

/** Adds a lantern and opens the checkout. */
async function openCheckout(page: Page, { product, checkout }: Website) {
  await page.goto(product);
  await page.locator('#buy').evaluate((form) => form instanceof HTMLFormElement && form.submit());
  await expect(page).toHaveURL(/winkelwagen|cart/);
  await page.goto(checkout);
  await expect(field(page, 'email')).toBeVisible();
}

/** Sends the form of the step, and waits for a field of the next one. */
async function sendStep(page: Page, press: Press, next: Locator) {
  await press(main(page).locator('form').last().getByRole('button').last());
  await expect(next.first()).toBeAttached();
}

const methods = (page: Page) => main(page).locator('input[name=method]');

/** Chooses delivery and payment, and orders. */
async function finish(page: Page, press: Press, { payment, number, empty, cart }: Website) {
  await press(main(page).locator('input[value="tablerate/bestway"]'));
  await sendStep(page, press, main(page).locator(`input[value=${payment}]`));
  await press(main(page).locator(`input[value=${payment}]`));
  if (payment === 'purchaseorder') await field(page, 'reference').fill('PO-77');
  await sendStep(page, press, field(page, 'terms_1'));
  await press(field(page, 'terms_1'));
  await press(main(page).locator('form').last().getByRole('button').last());
  await expect(main(page)).toContainText(number);
  const ordered = number.exec((await main(page).textContent()) ?? '')?.[0] ?? '';

  await page.goto(cart);
  await expect(main(page)).toContainText(empty);
  await page.goBack();
  await expect(main(page)).toContainText(ordered);
  // Back to the review, which leads to the same order.
  await page.goBack();
  await expect(main(page)).toContainText(ordered);
}

async function orderAsGuest(page: Page, press: Press) {
  await openCheckout(page, NL);
  await field(page, 'email').fill(newEmail());
  await sendStep(page, press, field(page, 'shipping_city'));
  await fill(page, DUTCH_ADDRESS);
  await sendStep(page, press, methods(page));
  await finish(page, press, NL);
}

/** Orders on account, for a company in Germany. */
async function orderForCompany(page: Page, press: Press) {
  await openCheckout(page, DE);
  await field(page, 'email').fill(newEmail());
  await sendStep(page, press, field(page, 'shipping_city'));
  await field(page, 'shipping_country').selectOption('DE');
  await press(field(page, 'shipping_business'));
  await fill(page, {
    ...DUTCH_ADDRESS,
    shipping_company: 'Mond & Licht GmbH',
    shipping_vatId: 'DE123456789',
    shipping_postcode: '10115',
    shipping_city: 'Berlin',
  });
  await sendStep(page, press, methods(page));
  await finish(page, press, DE);
}

/** Registers, fills a cart as a guest, signs in at the contact step, and orders in dollars. */
async function orderAsCustomer(page: Page, press: Press) {
  const email = newEmail();
  const password = 'Basalt-15-lamp';
  await page.goto('/en-US/my-account/register');
  await main(page).getByLabel('First name', { exact: true }).fill('Mira');
  await main(page).getByLabel('Last name', { exact: true }).fill('Veldman');
  await main(page).getByLabel('Email address', { exact: true }).fill(email);
  await main(page).getByLabel('New password', { exact: true }).fill(password);
  await press(main(page).getByRole('button', { name: 'Create account' }));
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Check your email');

  await openCheckout(page, US);
  await press(main(page).locator('summary').filter({ hasText: 'Sign in' }));
  await fill(page, { 'sign-in-email': email, 'sign-in-password': password });
  await press(main(page).locator('details').getByRole('button', { name: 'Sign in' }));
  await expect(field(page, 'shipping_region')).toBeVisible();
  await fill(page, { ...DUTCH_ADDRESS, shipping_postcode: '94105', shipping_city: 'San Francisco' });
  await field(page, 'shipping_region').selectOption('CA');
  await sendStep(page, press, methods(page));
  await finish(page, press, US);
}

function testOrders(press: Press) {
  test('orders as a guest', ({ page }) => orderAsGuest(page, press));
  test('orders for a company with a VAT number, in German', ({ page }) => orderForCompany(page, press));
  test('orders as a customer who signs in at the contact step, in dollars', ({ page }) =>
    orderAsCustomer(page, press));
}

test.describe('Checkout', () => {
  test.describe('by keyboard', () => {
    testOrders(byKeyboard);
  });

  test('pays at a provider: declined at first, then with 3-D Secure', async ({ page }) => {
    await injectAxe(page);
    await openCheckout(page, NL);
    await field(page, 'email').fill(newEmail());
    await sendStep(page, byClick, field(page, 'shipping_city'));
    await fill(page, DUTCH_ADDRESS);
    await sendStep(page, byClick, methods(page));
    await byClick(main(page).locator('input[value="tablerate/bestway"]'));
    await sendStep(page, byClick, main(page).locator('input[value=lantern_test]'));
    await byClick(main(page).locator('input[value=lantern_test]'));
    await sendStep(page, byClick, field(page, 'terms_1'));
    await byClick(field(page, 'terms_1'));
    // A draft needs the script of the step.
    await expect(main(page).locator('[data-island][data-hydrated]')).toBeAttached();
    const toProvider = main(page).getByRole('button', { name: 'Naar de betaalpagina' });

    await byClick(toProvider);
    await byClick(page.getByRole('button', { name: 'Geweigerd worden' }));
    await expect(main(page)).toContainText('Je betaling is geweigerd.');
    expect(await findAxeViolations(page)).toEqual([]);
    // The draft of the step has kept it.
    await expect(field(page, 'terms_1')).toBeChecked();
    await byClick(toProvider);
    await byClick(page.getByRole('link', { name: 'Verder met 3-D Secure' }));
    await byClick(page.getByRole('button', { name: 'Bevestigen' }));
    await expect(main(page)).toContainText('Je betaling is goedgekeurd.');
    expect(await findAxeViolations(page)).toEqual([]);
    await expect(field(page, 'terms_1')).toBeChecked();
    await byClick(main(page).getByRole('button', { name: 'Bestelling plaatsen en betalen' }));

    await expect(main(page)).toContainText(NL.number);
    await page.goto('/nl/bestellen/controle');
    await expect(main(page)).toContainText(NL.number);
  });

  test.describe('by touch', () => {
    test.use(PHONE);
    testOrders(byTouch);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    testOrders(byClick);
  });
});
