import { expect, type Locator, type Page } from '@playwright/test';
import { newEmail } from './account-forms.ts';
import { enterAll, type InputMethod } from './input-method.ts';
import { field, main } from './main-content.ts';
import { addProduct, byRequests } from './visitor-requests.ts';

type PaymentCode = 'banktransfer' | 'purchaseorder' | 'checkmo' | 'lantern_test';

/** The addresses and texts of a website in one language. */
export type Website = {
  readonly product: string;
  readonly cart: string;
  readonly checkout: string;
  readonly payment: PaymentCode;
  /** The sentence with the number of an order. */
  readonly number: RegExp;
  /** The sentence of the empty cart. */
  readonly empty: string;
};

export const NL = {
  product: '/nl/lantaarn-hoeve-31.html',
  cart: '/nl/winkelwagen',
  checkout: '/nl/bestellen',
  payment: 'banktransfer',
  number: /Je bestelnummer is \d{9}/,
  empty: 'Er zit nog niets in je winkelwagen.',
} as const satisfies Website;
export const DE = {
  product: '/de/laterne-hoeve-31.html',
  cart: '/de/warenkorb',
  checkout: '/de/kasse',
  payment: 'purchaseorder',
  number: /Ihre Bestellnummer ist \d{9}/,
  empty: 'In Ihrem Warenkorb liegt noch nichts.',
} as const satisfies Website;
export const US = {
  product: '/en-US/hoeve-31-lantern.html',
  cart: '/en-US/cart',
  checkout: '/en-US/checkout',
  payment: 'checkmo',
  number: /Your order number is \d{9}/,
  empty: 'There is nothing in your cart yet.',
} as const satisfies Website;

export const DUTCH_ADDRESS = {
  shipping_firstName: 'Noor',
  shipping_lastName: 'Veld',
  shipping_street1: 'Kade 12',
  shipping_postcode: '1234 AB',
  shipping_city: 'Utrecht',
  shipping_telephone: '030 1234567',
};

export const methods = (page: Page) => main(page).locator('input[name=method]');

/** The button of the form of a step. */
export const stepButton = (page: Page) => main(page).locator('form').last().getByRole('button').last();

type CheckoutStep = 'contact' | 'addresses' | 'shipping' | 'payment' | 'review';

/**
 * Adds a lantern and answers the steps before one by requests, with a Dutch address. Then opens the step. A signed-in customer has no
 * contact step.
 */
export async function openStep(
  page: Page,
  step: CheckoutStep,
  {
    website = NL,
    payment = website.payment,
    isSignedIn = false,
    origin,
  }: {
    readonly website?: Website;
    readonly payment?: PaymentCode;
    readonly isSignedIn?: boolean;
    /** Origin of another site than that of the journeys. */
    readonly origin?: string;
  } = {},
): Promise<void> {
  const answers = Object.entries({
    ...(!isSignedIn && { contact: { email: newEmail() } }),
    addresses: { shipping_country: 'NL', ...DUTCH_ADDRESS },
    shipping: { method: 'tablerate/bestway' },
    payment: { method: payment },
    review: {},
  });
  const { path } = await byRequests(
    page,
    async (visitor) => {
      await addProduct(visitor, website.product);
      let shown = await visitor.open(website.checkout);
      for (const [name, values] of answers) {
        if (name === step) break;
        shown = await visitor.submit(shown, values);
      }
      return shown;
    },
    origin,
  );
  await page.goto((origin ?? '') + path);
}

/** Adds a lantern with the button of its page, and continues to the checkout with the link of the cart. */
export async function openCheckout(page: Page, { product, checkout }: Website, { press }: InputMethod) {
  await page.goto(product);
  await press(page.locator('#buy button[type=submit]').first());
  // With a script the cart opens in a drawer, otherwise as a page.
  const drawer = page.getByRole('dialog');
  const link = drawer.or(main(page)).locator(`a[href="${checkout}"]`);
  await expect(link).toBeVisible();
  if (await drawer.isVisible())
    await drawer.evaluate((modal) => Promise.all(modal.getAnimations().map(({ finished }) => finished)));
  await press(link);
}

/** Sends the form of the step, and waits for a field of the next one. */
export async function sendStep(page: Page, { press }: InputMethod, next: Locator) {
  await press(stepButton(page));
  await expect(next.first()).toBeAttached();
}

/** Chooses delivery and payment, and shows the review. */
export async function reachReview(
  page: Page,
  inputMethod: InputMethod,
  { payment }: Pick<Website, 'payment'>,
) {
  await inputMethod.press(main(page).locator('input[value="tablerate/bestway"]'));
  await sendStep(page, inputMethod, main(page).locator('input[value=purchaseorder]'));
  await inputMethod.press(main(page).locator(`input[value=${payment}]`));
  if (payment === 'purchaseorder') await inputMethod.enter(field(page, 'reference'), 'PO-77');
  await sendStep(page, inputMethod, field(page, 'terms_1'));
}

/** Goes from the contact step to the review as a guest in the Netherlands. */
export async function reachReviewAsGuest(page: Page, inputMethod: InputMethod) {
  await inputMethod.enter(field(page, 'email'), newEmail());
  await sendStep(page, inputMethod, field(page, 'shipping_city'));
  await enterAll(main(page), DUTCH_ADDRESS, inputMethod);
  await sendStep(page, inputMethod, methods(page));
  await reachReview(page, inputMethod, NL);
}

/** Accepts the terms, orders, and returns the sentence with the number of the order. */
export async function acceptAndOrder(page: Page, { press }: InputMethod, website: Website): Promise<string> {
  await press(field(page, 'terms_1'));
  await press(stepButton(page));
  return orderedSentence(page, website);
}

/** Returns the sentence with the number of the order that the page shows. */
export async function orderedSentence(page: Page, { number }: Pick<Website, 'number'>): Promise<string> {
  await expect(main(page)).toContainText(number);
  return number.exec((await main(page).textContent()) ?? '')?.[0] ?? '';
}
