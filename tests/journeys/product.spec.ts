import type { Locator, Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { waitForPicture } from './gallery.ts';
import { followLinkTo, isSameDocument, openPage } from './navigation.ts';

const PRODUCTS = [
  {
    path: '/nl/lantaarn-hoeve-31.html',
    clay: 'Klei',
    announced: /^Klei gekozen\. €\s189\. Op voorraad\.$/,
    more: 'Aantal verhogen',
    add: 'In winkelwagen',
    cart: { path: '/nl/winkelwagen', title: 'Je winkelwagen' },
    bar: 'Snel bestellen',
    sizes: ['31 cm', '3,4 kg', '40 uur'],
    other: '/nl/tafellamp-maan-15.html',
    remove: 'Lantaarn Hoeve 31 verwijderen',
  },
  {
    path: '/en-US/hoeve-31-lantern.html',
    clay: 'Clay',
    announced: /^Clay selected\. \$215\. In stock\.$/,
    more: 'Increase quantity',
    add: 'Add to cart',
    cart: { path: '/en-US/cart', title: 'Your cart' },
    bar: 'Quick order',
    sizes: ['12.2 in', '7.5 lb', '40 hours'],
    other: '/en-US/maan-15-table-lamp.html',
    remove: 'Remove Hoeve 31 lantern',
  },
] as const;

/** Maximum number of tab stops between the start of the page and the footer. A product page has fewer. */
const MAX_TAB_STOPS = 120;

/** Runs in the page. Returns the focused element if the buy bar covers it, or if it is outside the window. */
function findHiddenFocus(): string {
  const focused = document.activeElement;
  const bar = document.querySelector('[data-buy-bar]');
  if (!focused || focused === document.body || bar?.contains(focused)) return '';
  const { top, bottom } = focused.getBoundingClientRect();
  const lowest = bar?.checkVisibility() ? bar.getBoundingClientRect().top : innerHeight;
  // A picture that is higher than the window cannot be visible as a whole.
  const isVisible = Math.min(bottom, lowest) - Math.max(top, 0) >= Math.min(bottom - top, lowest) - 1;
  return isVisible ? '' : focused.outerHTML.slice(0, 200);
}

const head = (page: Page) => page.locator('[data-section=product]');

/** Follows the link of the mini cart to the cart page. The mini cart opens after a product was added. */
async function followMiniCart(page: Page, { path, title }: (typeof PRODUCTS)[number]['cart']) {
  await page.getByRole('dialog', { name: title }).locator(`a[href="${path}"]`).click();
  await expect(page).toHaveURL(path);
}

async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(head(page)).toHaveAttribute('data-hydrated', '');
}

for (const { path, clay, announced, more, add, cart, sizes, other, remove } of PRODUCTS) {
  test.describe(`Product page at ${path}`, () => {
    test('changes the variant in place by the keyboard, and the form posts it', async ({ page }) => {
      await open(page, path);
      const before = await page.evaluate(() => performance.timeOrigin);
      const swatch = head(page).getByRole('link', { name: clay, exact: true });
      await swatch.focus();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(`${path}?variant=VV-HOEVE-31-CLAY`);
      await expect(swatch).toBeFocused();
      await expect(swatch).toHaveAttribute('aria-current', 'true');
      await expect(head(page).locator('[aria-live]').filter({ hasText: announced })).toBeAttached();
      await expect(head(page).getByText('VV-HOEVE-31-CLAY')).toBeVisible();
      await expect(head(page).locator('img').first()).toHaveAttribute('src', /hoeve-clay\.jpg$/);

      await head(page).getByRole('button', { name: more }).click();
      await head(page).locator('#buy').getByRole('button', { name: add }).click();
      await followMiniCart(page, cart);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
      await expect(page.getByRole('spinbutton')).toHaveValue('2');
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);

      await page.goBack();
      await expect(swatch).toHaveAttribute('aria-current', 'true');
    });

    test('has the units of the locale, and is in the list of viewed products', async ({ page }) => {
      await open(page, path);
      for (const size of sizes)
        await expect(page.locator('[data-section=product-details] dd').getByText(size)).toBeVisible();
      await open(page, other);
      const viewed = page.locator('[data-section=recently-viewed]');
      await expect(viewed.locator(`a[href="${path}"]`)).toBeVisible();
      await viewed.getByRole('button', { name: remove }).click();
      await expect(viewed.locator('a')).toHaveCount(0);
    });
  });
}

// The other cases have no texts of their own, or texts that component tests compare.
test.describe('Product page', () => {
  const [{ path, clay, more, add, cart, bar }] = PRODUCTS;

  test('keeps a chosen variant and quantity when a fragment link is followed', async ({ page }) => {
    await open(page, path);
    const quantity = head(page).getByRole('spinbutton');
    const chooseAndSkip = async () => {
      await head(page).getByRole('link', { name: clay, exact: true }).click();
      await expect(page).toHaveURL(`${path}?variant=VV-HOEVE-31-CLAY`);
      await head(page).getByRole('button', { name: more }).click();
      await page.locator('a[href="#main"]').first().press('Enter');
      await expect(page).toHaveURL(`${path}?variant=VV-HOEVE-31-CLAY#main`);
    };
    const before = await page.evaluate(() => performance.timeOrigin);
    await chooseAndSkip();
    await page.goBack();
    await expect(page).toHaveURL(`${path}?variant=VV-HOEVE-31-CLAY`);
    await expect(quantity).toHaveValue('2');

    // The same with the router, which the first client navigation loads.
    await page
      .getByRole('navigation')
      .filter({ has: page.locator('[aria-current=page]') })
      .getByRole('link')
      .last()
      .click();
    await expect(page).not.toHaveURL(/VV-HOEVE/);
    await page.goBack();
    await expect(head(page)).toHaveAttribute('data-hydrated', '');
    // Changes the URL without the router, as a screen does.
    await page.evaluate(() => history.replaceState(history.state, '', location.pathname));
    await page.locator('a[href="#main"]').first().press('Enter');
    await expect(head(page).getByText('VV-HOEVE-31-CLAY')).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(before);
  });

  test('shows the variant of a link after another variant was chosen in place', async ({ page }) => {
    await openPage(page, '/nl/lampen.html');
    await followLinkTo(page, path);
    const swatch = head(page).getByRole('link', { name: clay, exact: true });
    await expect(head(page)).toHaveAttribute('data-hydrated', '');
    await swatch.click();
    await expect(page).toHaveURL(`${path}?variant=VV-HOEVE-31-CLAY`);
    await expect(swatch).toHaveAttribute('aria-current', 'true');

    await followLinkTo(page, path);
    await expect(page).toHaveURL(path);
    await expect(swatch).not.toHaveAttribute('aria-current');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('shows its pictures in a lightbox that zooms', async ({ page }) => {
    await open(page, path);
    await head(page).locator('ul a[href*="_image"]').first().click();
    const lightbox = page.getByRole('dialog');
    await expect(lightbox.getByText('1 / 2')).toBeVisible();
    const picture = lightbox.locator('[data-position=current] img');
    const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
    await waitForPicture(page);
    await expect.poll(widthOf).toBeGreaterThan(100);
    const width = await widthOf();
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(widthOf).toBeGreaterThan(width * 1.3);
    await page.keyboard.press('0');
    await expect.poll(widthOf).toBeLessThan(width * 1.05);
    await lightbox.getByRole('button', { name: 'Inzoomen' }).click();
    await expect.poll(widthOf).toBeGreaterThan(width * 1.3);
    await page.keyboard.press('0');
    await page.keyboard.press('ArrowRight');
    await expect(lightbox.getByText('2 / 2')).toBeVisible();
    await lightbox.getByRole('button', { name: 'Sluiten' }).click();
    await expect(lightbox).toBeHidden();
  });

  test('on a phone shows the picture of a thumbnail, and has a buy bar that covers neither the focus nor the end of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await test.step('A thumbnail shows its picture by the keyboard, and the row scrolls by swiping', async () => {
      const [first, second] = [1, 2].map((position) => head(page).locator(`a[href="#picture-${position}"]`));
      if (!first || !second) throw new Error('Expected two thumbnails.');
      const row = head(page).locator('ul').first();
      const shownPicture = () => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth);
      await second.focus();
      await page.keyboard.press('Enter');
      await expect.poll(shownPicture).toBe(1);
      await expect(second).toHaveAttribute('aria-current', 'true');
      await expect(second).toBeFocused();
      await expect(page).toHaveURL(path);

      // A swipe scrolls the row natively.
      await row.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }));
      await expect(first).toHaveAttribute('aria-current', 'true');
      await expect(second).not.toHaveAttribute('aria-current');
    });
    await test.step('The bar never hides the focus while a visitor tabs through the page', async () => {
      await page.evaluate(() => document.querySelector('main')?.focus());
      let stops = 0;
      for (; stops < MAX_TAB_STOPS; stops += 1) {
        await page.keyboard.press('Tab');
        // Smooth scrolling may still move the focused element.
        await expect.poll(() => page.evaluate(findHiddenFocus)).toBe('');
        if (await page.evaluate(() => document.activeElement?.closest('footer') !== null)) break;
      }
      expect(stops).toBeGreaterThan(15);
      expect(stops).toBeLessThan(MAX_TAB_STOPS);
    });
    await test.step('The bar covers neither a focused part nor the end of the page', async () => {
      const buyBar = page.getByRole('region', { name: bar });
      const button = head(page).locator('#buy').getByRole('button', { name: add });
      await button.scrollIntoViewIfNeeded();
      await expect(buyBar).toBeHidden();
      await page.locator('footer').scrollIntoViewIfNeeded();
      await expect(buyBar).toBeVisible();
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const bottomOf = async (element: Locator) => {
        const { y = NaN, height = NaN } = (await element.boundingBox()) ?? {};
        return y + height;
      };
      /** How far an element is below the upper edge of the bar, or of the window without the bar. */
      const coveredPart = async (element: Locator) =>
        (await bottomOf(element)) - ((await buyBar.boundingBox())?.y ?? 844);
      await expect.poll(() => coveredPart(page.locator('footer').last())).toBeLessThanOrEqual(1);

      // A part that is below the window is focused.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const parts = page.locator('[data-section=product-details] li a');
      for (const part of await parts.all()) {
        await part.focus();
        await expect.poll(() => coveredPart(part)).toBeLessThanOrEqual(0);
      }
      await buyBar.getByRole('button').click();
      await followMiniCart(page, cart);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('selects variants by links, and adds one to the cart', async ({ page }) => {
      await page.goto(path);
      await head(page).getByRole('link', { name: clay, exact: true }).click();
      await expect(page).toHaveURL(`${path}?variant=VV-HOEVE-31-CLAY`);
      await expect(head(page).getByText('VV-HOEVE-31-CLAY')).toBeVisible();
      await head(page).locator('a[href="#picture-2"]').click();
      await expect(head(page).locator('#picture-2 img')).toBeInViewport();
      await page.locator('#quantity').fill('3');
      await head(page).locator('#buy').getByRole('button', { name: add }).click();
      // The redirect keeps the fragment of the picture.
      await expect(page).toHaveURL(new RegExp(`${cart.path}(?:#picture-2)?$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(cart.title);
      await expect(page.getByRole('spinbutton')).toHaveValue('3');
    });
  });
});
