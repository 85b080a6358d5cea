import type { Page } from '@playwright/test';
import { PASSWORD, registerNewCustomer } from './account-forms.ts';
import { findAxeViolations, injectAxe } from './axe.ts';
import { expect, test } from './console.ts';
import { byClick, byKeyboard, byTouch, enterAll, type InputMethod } from './input-method.ts';
import { field, main } from './main-content.ts';
import {
  acceptAndOrder,
  DE,
  DUTCH_ADDRESS,
  methods,
  NL,
  openCheckout,
  openStep,
  reachReview,
  reachReviewAsGuest,
  sendStep,
  stepButton,
  US,
  type Website,
} from './order-steps.ts';
import { PHONE } from './phone-menu.ts';

const UTRECHT = 'Veld & Vonk Utrecht, Twijnstraat aan de Werf 9, 3511 ZG Utrecht';

/** The texts of an order that is collected in Utrecht. */
type PickupTexts = {
  /** The message if no store is chosen. */
  readonly missing: string;
  /** The store in the review. */
  readonly store: RegExp;
  /** The method in the confirmation. */
  readonly ordered: string;
};

/** Orders a lantern, from the button of its page to the confirmation. */
async function orderAsGuest(page: Page, inputMethod: InputMethod) {
  await openCheckout(page, NL, inputMethod);
  await reachReviewAsGuest(page, inputMethod);
  const ordered = await acceptAndOrder(page, inputMethod, NL);

  await page.goto(NL.cart);
  await expect(main(page)).toContainText(NL.empty);
  await page.goBack();
  await expect(main(page)).toContainText(ordered);
}

/** Orders on account, for a company in Germany. */
async function orderForCompany(page: Page, inputMethod: InputMethod) {
  await openStep(page, 'addresses', { website: DE });
  await inputMethod.choose(field(page, 'shipping_country'), 'Deutschland');
  await inputMethod.press(field(page, 'shipping_business'));
  await enterAll(
    main(page),
    {
      ...DUTCH_ADDRESS,
      shipping_company: 'Mond & Licht GmbH',
      shipping_vatId: 'DE123456789',
      shipping_postcode: '10115',
      shipping_city: 'Berlin',
    },
    inputMethod,
  );
  await sendStep(page, inputMethod, methods(page));
  await reachReview(page, inputMethod, DE);
  await expect(main(page)).toContainText('Noor Veld z. Hd. Mond & Licht GmbH');
  await expect(main(page)).toContainText('DE123456789');
  await acceptAndOrder(page, inputMethod, DE);
}

/** Fills a cart as a guest, signs in at the contact step, and orders in dollars. The state is required. */
async function orderAsCustomer(page: Page, inputMethod: InputMethod) {
  const { press } = inputMethod;
  const email = await registerNewCustomer(page, 'en-US');
  await page.goto(US.product);
  await expect(main(page)).toContainText(/\d\sin(?![a-z])/);
  await openCheckout(page, US, inputMethod);
  await press(main(page).locator('summary').filter({ hasText: 'Sign in' }));
  await enterAll(main(page), { 'sign-in-email': email, 'sign-in-password': PASSWORD }, inputMethod);
  await press(main(page).locator('details').getByRole('button', { name: 'Sign in' }));
  await expect(field(page, 'shipping_region')).toBeVisible();
  await enterAll(
    main(page),
    { ...DUTCH_ADDRESS, shipping_postcode: '94105', shipping_city: 'San Francisco' },
    inputMethod,
  );
  await press(stepButton(page));
  await expect(field(page, 'shipping_region-error')).toHaveText('Choose one from the list.');
  await expect(field(page, 'shipping_city')).toHaveValue('San Francisco');
  await inputMethod.choose(field(page, 'shipping_region'), 'California');
  await sendStep(page, inputMethod, methods(page));
  await reachReview(page, inputMethod, US);
  await expect(main(page)).toContainText('San Francisco, California 94105');
  await expect(main(page)).toContainText(/\$\d/);
  await expect(main(page)).not.toContainText('€');
  await acceptAndOrder(page, inputMethod, US);
}

/** Chooses a store to collect the order in. The order has the address of the store. */
async function collect(page: Page, inputMethod: InputMethod, website: Website, texts: PickupTexts) {
  await openStep(page, 'shipping', { website });
  const location = field(page, 'location');
  const payInStore = main(page).locator('input[value=cashondelivery]');
  await inputMethod.press(main(page).locator('input[value="instore/pickup"]'));
  await expect(location).toBeVisible();
  await inputMethod.press(stepButton(page));
  await expect(field(page, 'location-error')).toHaveText(texts.missing);
  await expect(location).toBeFocused();
  expect(await findAxeViolations(page)).toEqual([]);
  await inputMethod.choose(location, UTRECHT);
  await sendStep(page, inputMethod, payInStore);
  await inputMethod.press(payInStore);
  await sendStep(page, inputMethod, field(page, 'terms_1'));
  await expect(main(page)).toContainText(texts.store);
  expect(await findAxeViolations(page)).toEqual([]);
  await acceptAndOrder(page, inputMethod, website);
  await expect(main(page)).toContainText(texts.ordered);
}

function testOrders(inputMethod: InputMethod) {
  test('orders as a guest', ({ page }) => orderAsGuest(page, inputMethod));
  test.describe('in the United States', () => {
    // The response to an address without a state has this status.
    test.use({ expectedConsoleErrors: [/status of 422/] });
    test('orders as a customer who signs in at the contact step, in dollars', ({ page }) =>
      orderAsCustomer(page, inputMethod));
  });
}

test.describe('Checkout', () => {
  // The longest journey opens about ten pages.
  test.describe.configure({ timeout: 300_000 });
  test.describe('by keyboard', () => {
    testOrders(byKeyboard);
  });

  test.describe('collects an order in a store', () => {
    // The response to a pickup without a store has this status.
    test.use({ expectedConsoleErrors: [/status of 422/] });
    test('by keyboard', async ({ page }) => {
      await injectAxe(page);
      await collect(page, byKeyboard, NL, {
        missing: 'Kies de winkel waar je je bestelling wilt afhalen.',
        store: /Afhalen bij\s*Veld & Vonk Utrecht\s*Twijnstraat aan de Werf 9/,
        ordered: 'Afhalen – Veld & Vonk Utrecht',
      });
    });
    test('in German', async ({ page }) => {
      await injectAxe(page);
      await collect(page, byClick, DE, {
        missing: 'Bitte wählen Sie das Geschäft, in dem Sie Ihre Bestellung abholen möchten.',
        store: /Abholung bei\s*Veld & Vonk Utrecht\s*Twijnstraat aan de Werf 9/,
        ordered: 'Abholung – Veld & Vonk Utrecht',
      });
    });
  });

  test('The blocks of the checkout and of the order end at the same edge', async ({ page }) => {
    const rightEdges = (selectors: readonly string[]) =>
      Promise.all(
        selectors.map(async (selector) => {
          const box = await main(page).locator(selector).first().boundingBox();
          return Math.round((box?.x ?? 0) + (box?.width ?? 0));
        }),
      );
    await page.setViewportSize({ width: 834, height: 900 });
    await openStep(page, 'review');
    const [summary, review] = await rightEdges(['aside', 'aside + div']);
    expect(review).toBe(summary);
    await acceptAndOrder(page, byClick, NL);
    for (const width of [834, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [next, lines] = await rightEdges(['[aria-labelledby=next]', 'li:has(img)']);
      expect(next).toBe(lines);
    }
  });

  test('pays at a provider: declined at first, then with 3-D Secure', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await injectAxe(page);
    await openStep(page, 'review', { payment: 'lantern_test' });
    await byClick.press(field(page, 'terms_1'));
    // A draft needs the script of the step.
    await expect(main(page).locator('[data-island][data-hydrated]')).toBeAttached();
    const toProvider = main(page).getByRole('button', { name: 'Naar de betaalpagina' });

    await byClick.press(toProvider);
    await byClick.press(page.getByRole('button', { name: 'Geweigerd worden' }));
    await expect(main(page).getByText('Je betaling is geweigerd.')).toBeInViewport();
    await expect(page.locator('[data-navigation] [aria-live]')).toHaveText(
      /^Je betaling is geweigerd\. [^.]+\.$/,
    );
    expect(await findAxeViolations(page)).toEqual([]);
    // The draft of the step has kept it.
    await expect(field(page, 'terms_1')).toBeChecked();
    await byClick.press(toProvider);
    await byClick.press(page.getByRole('link', { name: 'Verder met 3-D Secure' }));
    await byClick.press(page.getByRole('button', { name: 'Bevestigen' }));
    await expect(main(page)).toContainText('Je betaling is goedgekeurd.');
    expect(await findAxeViolations(page)).toEqual([]);
    await expect(field(page, 'terms_1')).toBeChecked();
    await byClick.press(main(page).getByRole('button', { name: 'Bestelling plaatsen en betalen' }));

    await expect(main(page)).toContainText(NL.number);
    await page.goto('/nl/bestellen/controle');
    await expect(main(page)).toContainText(NL.number);
  });

  test.describe('by touch', () => {
    test.use(PHONE);
    testOrders(byTouch);
    // The other orders use all kinds of fields of this one by keyboard.
    test('orders for a company with a VAT number, in German', ({ page }) => orderForCompany(page, byTouch));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    testOrders(byClick);
    test('orders for a company with a VAT number, in German', ({ page }) => orderForCompany(page, byClick));
  });
});
