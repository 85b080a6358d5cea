import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { PHONE, swipe } from './phone-menu.ts';
import { tap } from './tap.ts';

const WEBSITES = [
  {
    path: '/nl/lantaarn-hoeve-31.html',
    add: 'In winkelwagen',
    title: 'Je winkelwagen',
    added: 'Toegevoegd aan je winkelwagen.',
    line: 'Lantaarn Hoeve 31',
    link: 'Winkelwagen',
    view: 'Bekijk je winkelwagen',
    cart: '/nl/winkelwagen',
    empty: 'Er zit nog niets in je winkelwagen.',
    less: 'Aantal verlagen',
    remove: /^Lantaarn Hoeve 31, .+ verwijderen$/,
    undo: 'Zet terug',
    two: 'Aantal: 2',
  },
  {
    path: '/en-US/hoeve-31-lantern.html',
    add: 'Add to cart',
    title: 'Your cart',
    added: 'Added to your cart.',
    line: 'Hoeve 31 lantern',
    link: 'Cart',
    view: 'View your cart',
    cart: '/en-US/cart',
    empty: 'There is nothing in your cart yet.',
    less: 'Decrease quantity',
    remove: 'Remove Hoeve 31 lantern',
    undo: 'Put it back',
    two: 'Quantity: 2',
  },
] as const;

const product = (page: Page) => page.locator('[data-section=product]');
const buyButton = (page: Page, name: string) => product(page).locator('#buy').getByRole('button', { name });
const cartLink = (page: Page) => page.locator('header a[data-slot=cart]');

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(product(page)).toHaveAttribute('data-hydrated', '');
}

/** Resolves when the script of the mini cart is loaded, which a focus in the buy form starts. */
async function focusBuyForm(page: Page) {
  const loaded = page.waitForResponse(/\/mount-mini-cart-[^/]+\.js$/);
  await product(page).locator('#quantity').focus();
  await (await loaded).finished();
}

const [DUTCH, AMERICAN] = WEBSITES;

for (const website of WEBSITES) {
  const { path, add, title, added, line, view, cart, less, remove, undo, two } = website;
  test.describe(`Mini cart at ${path}`, () => {
    test('opens after adding by the keyboard, traps and returns the focus, and changes its lines', async ({
      page,
    }) => {
      await open(page, path);
      await focusBuyForm(page);
      const drawer = page.getByRole('dialog', { name: title });
      await buyButton(page, add).focus();
      await page.keyboard.press('Enter');

      await expect(drawer).toBeVisible();
      await expect(drawer.getByRole('status')).toHaveText(added);
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      await expect(drawer.getByRole('link', { name: line })).toBeVisible();
      await expect(drawer.locator(':focus')).toHaveCount(1);
      await expect(page).toHaveURL(path);
      await expect(cartLink(page)).toHaveText('1');
      for (let press = 0; press < 6; press++) {
        await page.keyboard.press('Tab');
        await expect(drawer.locator(':focus')).toHaveCount(1);
      }
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(buyButton(page, add)).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(drawer).toBeVisible();
      await expect(cartLink(page)).toHaveText('2');
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      await expect(drawer.getByText(two)).toBeAttached();

      await drawer.getByRole('button', { name: less }).focus();
      await page.keyboard.press('Enter');
      // The line is removed although the last form has no response yet.
      await drawer.getByRole('button', { name: remove }).focus();
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('link', { name: line })).toHaveCount(0);
      await expect(drawer.getByRole('button', { name: undo })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(drawer.getByRole('link', { name: line })).toBeVisible();

      await drawer.getByRole('link', { name: view }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(cart);
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('spinbutton')).toHaveValue('1');
    });
  });
}

test.describe('Mini cart', () => {
  test('opens from the header, also without a line, and returns the focus', async ({ page }) => {
    const { path, title, link, empty } = DUTCH;
    await open(page, path);
    const loaded = page.waitForResponse(/\/mount-mini-cart-[^/]+\.js$/);
    await cartLink(page).focus();
    await (await loaded).finished();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: title });
    await expect(drawer.getByText(empty)).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: link, exact: true })).toBeFocused();
  });

  test.describe('by touch', () => {
    test.use(PHONE);

    test('opens after adding and closes on a swipe to its edge', async ({ page }) => {
      const { path, add, title } = AMERICAN;
      await open(page, path);
      await focusBuyForm(page);
      await tap(buyButton(page, add));
      const drawer = page.getByRole('dialog', { name: title });
      await expect(drawer.getByRole('listitem')).toHaveCount(1);
      await drawer.evaluate((modal) => Promise.all(modal.getAnimations().map(({ finished }) => finished)));
      await swipe(page, 120, [150, 500], [180, 500], [300, 504]);
      await expect(drawer).toBeHidden();
      await expect(buyButton(page, add)).toBeFocused();
      await expect(cartLink(page)).toHaveText('1');
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a link to the cart page', async ({ page }) => {
      const { path, cart } = DUTCH;
      await page.goto(path);
      await cartLink(page).click();
      await expect(page).toHaveURL(cart);
    });
  });
});

// A window of 1280 × 720 at 200 % zoom, which is lower than a phone in landscape orientation.
test.describe('In a window of 640 × 360', () => {
  test.use({ viewport: { width: 640, height: 360 } });

  test('the mini cart scrolls as a whole, so that its foot does not cover the lines', async ({ page }) => {
    const [{ path, add, title, view }] = WEBSITES;
    await open(page, path);
    await focusBuyForm(page);
    await buyButton(page, add).press('Enter');
    const drawer = page.getByRole('dialog', { name: title });
    const line = drawer.getByRole('listitem');
    await expect(line).toHaveCount(1);
    const lineBox = await line.boundingBox();
    const footBox = await drawer.getByRole('link', { name: view }).locator('..').boundingBox();
    expect(lineBox && footBox && lineBox.y + lineBox.height).toBeLessThanOrEqual(footBox?.y ?? 0);
    await drawer.getByRole('link', { name: view }).press('Enter');
    await expect(page.getByRole('spinbutton')).toHaveValue('1');
  });
});
