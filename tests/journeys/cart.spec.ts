import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { addToCart } from './main-content.ts';
import { PHONE } from './phone-menu.ts';
import { tap } from './tap.ts';

const WEBSITES = [
  {
    product: '/nl/lantaarn-hoeve-31.html',
    path: '/nl/winkelwagen',
    add: 'In winkelwagen',
    more: 'Aantal verhogen',
    remove: /^Lantaarn Hoeve 31, .+ verwijderen$/,
    undo: 'Zet terug',
    coupon: 'Kortingscode',
    apply: 'Toepassen',
    applied: 'Code AVOND10 is toegepast.',
    totals: [/€\s189(?:,00)?$/, /€\s378(?:,00)?$/],
  },
  {
    product: '/en-US/hoeve-31-lantern.html',
    path: '/en-US/cart',
    add: 'Add to cart',
    more: 'Increase quantity',
    remove: 'Remove Hoeve 31 lantern',
    undo: 'Put it back',
    coupon: 'Discount code',
    apply: 'Apply',
    applied: 'Code AVOND10 is applied.',
    totals: [/\$215(?:\.00)?$/, /\$430(?:\.00)?$/],
  },
] as const;

const cart = (page: Page) => page.locator('[data-section=cart]');
const lines = (page: Page) => cart(page).locator('li[data-line]:not([inert])');
const lineTotal = (page: Page) => lines(page).locator('> p').last();

/** Adds a lantern without a script of the page, and opens the hydrated cart page. */
async function openCartWithLantern(page: Page, { product, path }: { product: string; path: string }) {
  await addToCart(page, product);
  await expect(page).toHaveURL(path);
  await expect(cart(page)).toHaveAttribute('data-hydrated', '');
}

const [DUTCH, AMERICAN] = WEBSITES;

for (const website of WEBSITES) {
  const { path, remove, undo, coupon, applied, totals } = website;
  test.describe(`Cart page at ${path}`, () => {
    test('changes the quantity, removes a line, puts it back and takes a coupon by the keyboard', async ({
      page,
    }) => {
      await openCartWithLantern(page, website);
      await expect(lineTotal(page)).toHaveText(totals[0]);
      await page.getByRole('spinbutton').focus();
      await page.keyboard.press('ArrowUp');
      await expect(lineTotal(page)).toHaveText(totals[1]);
      await expect(page.getByRole('spinbutton')).toBeFocused();
      await expect(page.locator('header a[data-slot=cart]')).toHaveText('2');

      await page.getByRole('button', { name: remove }).focus();
      await page.keyboard.press('Enter');
      await expect(lines(page)).toHaveCount(0);
      await expect(page.locator('header a[data-slot=cart]')).toHaveText('');
      // The focused button is removed, so the message gets the focus.
      await expect(page.locator('form:focus')).toContainText(undo);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: undo })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
      // The button has disappeared, so the list of lines gets the focus.
      await expect(page.locator('ul:focus')).toContainText('Hoeve 31');

      await page.getByRole('textbox', { name: coupon }).fill('avond10');
      await page.keyboard.press('Enter');
      // The field has disappeared, so the message gets the focus.
      await expect(page.getByText(applied, { exact: true })).toBeFocused();
    });
  });
}

test.describe('Cart page', () => {
  test.describe('by touch', () => {
    test.use(PHONE);

    test('changes the quantity, takes a coupon, removes a line and puts it back', async ({ page }) => {
      const { more, remove, undo, coupon, apply, applied, totals } = AMERICAN;
      await openCartWithLantern(page, AMERICAN);
      await tap(page.getByRole('button', { name: more }));
      await expect(lineTotal(page)).toHaveText(totals[1]);
      await page.getByRole('textbox', { name: coupon }).fill('AVOND10');
      await tap(page.getByRole('button', { name: apply }));
      await expect(page.getByText(applied, { exact: true })).toBeVisible();
      await tap(page.getByRole('button', { name: remove }));
      await expect(lines(page)).toHaveCount(0);
      await tap(page.getByRole('button', { name: undo }));
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
    });
  });
});

test.describe('A post without a connection', () => {
  test.use({ expectedConsoleErrors: [/net::ERR_/], viewport: { width: 390, height: 500 } });
  test('shows its message in the window each time', async ({ page }) => {
    await openCartWithLantern(page, DUTCH);
    // A smooth scroll to the field could continue after the message has appeared.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(
      (url) => url.pathname === DUTCH.path,
      (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()),
    );
    const code = page.getByRole('textbox', { name: DUTCH.coupon });
    const message = cart(page).getByRole('status').first().getByText(/\S/).first();
    for (const attempt of ['AVOND10', 'avond10']) {
      await code.fill(attempt);
      await expect(code).toBeInViewport();
      await code.press('Enter');
      await expect(message).toBeInViewport();
    }
  });
});

test('A typed quantity is in the checkout when the visitor follows its link at once', async ({ page }) => {
  await openCartWithLantern(page, DUTCH);
  await page.getByRole('spinbutton').fill('3');
  await cart(page).getByRole('link', { name: 'Verder naar bestellen' }).click();
  await expect(page).toHaveURL(/\/nl\/bestellen/);
  await page.goto(DUTCH.path);
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
});

test.describe('A cart page that is older than the cookie of its forms', () => {
  // The browser logs the refused form before the page sends it again.
  test.use({ expectedConsoleErrors: [/status of 422/] });
  test('still changes the cart', async ({ page, context }) => {
    await openCartWithLantern(page, AMERICAN);
    await context.clearCookies({ name: 'form_token' });
    await page.getByRole('spinbutton').focus();
    await page.keyboard.press('ArrowUp');
    await expect(lineTotal(page)).toHaveText(AMERICAN.totals[1]);
    await context.clearCookies({ name: 'form_token' });
    await page.getByRole('button', { name: AMERICAN.remove }).click();
    await expect(page.getByRole('button', { name: AMERICAN.undo })).toBeVisible();
    await expect(lines(page)).toHaveCount(0);
  });
});

test('A quantity that is posted slowly is in the cart of the language that is chosen meanwhile', async ({
  page,
}) => {
  const { product, path } = DUTCH;
  await openCartWithLantern(page, { product, path });
  const release = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() === 'POST') await release.promise;
    await route.continue();
  });
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('spinbutton').fill('3');
  await page.getByRole('button', { name: /^Land en taal/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'France, Français' }).click();
  await posted;
  await expect(page).toHaveURL(path);
  release.resolve();
  await expect(page).toHaveURL('/fr/panier');
  await expect(page.getByRole('spinbutton')).toHaveValue('3');
});

/** Adds a lantern in Dutch, sees it in French, and finds the British cart empty. `press` activates the button that adds. */
async function useWebsites(page: Page, press: (button: Locator) => Promise<void>) {
  const { product, add } = DUTCH;
  await page.goto(product);
  await press(page.locator('#buy').getByRole('button', { name: add, exact: true }));
  // With a script the cart opens in a drawer, otherwise as a page.
  await expect(page.getByRole('dialog').or(cart(page))).toBeVisible();
  await page.goto('/fr/panier');
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
  await page.goto('/en-UK/basket');
  await expect(page.getByText('There is nothing in your basket yet.')).toBeVisible();
}

test.describe('The languages of a website share the cart, and another website has its own', () => {
  test('by keyboard', async ({ page }) => {
    await useWebsites(page, (button) => button.press('Enter'));
    await expect(page.locator('header a[data-slot=cart]')).toHaveText('');
    await page.goto('/fr/panier');
    await expect(page.locator('header a[data-slot=cart]')).toHaveText('1');
  });

  test.describe('by touch', () => {
    test.use(PHONE);
    test('on a phone', ({ page }) => useWebsites(page, tap));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('by forms and links', ({ page }) => useWebsites(page, (button) => button.click()));
  });
});
