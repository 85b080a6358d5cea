import type { Page } from '@playwright/test';
import type { LocaleCode } from '#site/i18n/locale';
import { registerNewCustomer, signIn } from './account-forms.ts';
import { expect, test } from './console.ts';
import { byClick, byKeyboard, byTouch, type InputMethod } from './input-method.ts';
import { expectToFit, findSmallTargets, main } from './main-content.ts';
import { PHONE } from './phone-menu.ts';

type WishlistTexts = {
  readonly locale: LocaleCode;
  readonly product: string;
  readonly list: string;
  readonly cart: string;
  readonly save: string;
  readonly signIn: string;
  readonly move: string;
  readonly moved: string;
  readonly toWishlist: string;
  readonly saved: string;
  readonly empty: string;
  readonly remove: string;
  readonly undo: string;
};

const DUTCH: WishlistTexts = {
  locale: 'nl',
  product: '/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-CHALK',
  list: '/nl/verlanglijst',
  cart: '/nl/winkelwagen',
  save: 'Bewaar op verlanglijst',
  signIn: 'Inloggen',
  move: 'In winkelwagen: Lantaarn Hoeve 31',
  moved: '1 product ligt nu in je winkelwagen.',
  toWishlist: 'Naar verlanglijst: Lantaarn Hoeve 31, Krijt',
  saved: 'Verplaatst naar je verlanglijst.',
  empty: 'Er staat nog niets op je verlanglijst.',
  remove: 'Lantaarn Hoeve 31 verwijderen',
  undo: 'Zet terug',
};
const AMERICAN: WishlistTexts = {
  locale: 'en-US',
  product: '/en-US/hoeve-31-lantern.html?variant=VV-HOEVE-31-CHALK',
  list: '/en-US/wishlist',
  cart: '/en-US/cart',
  save: 'Save to wishlist',
  signIn: 'Sign in',
  move: 'Move to cart: Hoeve 31 lantern',
  moved: '1 product is now in your cart.',
  toWishlist: 'Move to wishlist: Hoeve 31 lantern, Chalk',
  saved: 'Moved to your wishlist.',
  empty: 'There is nothing on your wishlist yet.',
  remove: 'Remove Hoeve 31 lantern',
  undo: 'Put it back',
};

const items = (page: Page) => main(page).locator('li[data-item]:not([inert])');

/** Saves a lantern as a guest, signs in from the list, moves the lantern to the cart and back, removes it and puts it back. */
async function useWishlist(page: Page, texts: WishlistTexts, inputMethod: InputMethod) {
  const activate = (role: 'button' | 'link', name: string) =>
    inputMethod.press(main(page).getByRole(role, { name, exact: true }));
  const email = await registerNewCustomer(page, texts.locale);
  await page.goto(texts.list);
  await expect(main(page)).toContainText(texts.empty);
  await expectAccessibleSize(page);
  await page.goto(texts.product);
  await activate('button', texts.save);
  // With a script, the page of the product shows a link to the list. Without a script, the response is the list.
  const link = main(page).locator(`a[href="${texts.list}"]`);
  await expect(link.or(items(page)).first()).toBeVisible();
  await page.goto(texts.list);
  await expect(items(page)).toHaveCount(1);
  await expectAccessibleSize(page);

  await activate('link', texts.signIn);
  await signIn(page, email, inputMethod);
  await expect(page).toHaveURL(new RegExp(`${texts.list}$`));
  await expect(items(page)).toHaveCount(1);
  await expect(main(page).getByRole('link', { name: texts.signIn, exact: true })).toHaveCount(0);

  await activate('button', texts.move);
  await expect(main(page).getByText(texts.moved)).toBeVisible();
  await expect(items(page)).toHaveCount(0);
  await expectAccessibleSize(page);
  await page.goto(texts.cart);
  await activate('button', texts.toWishlist);
  await expect(main(page).getByText(texts.saved)).toBeVisible();
  await page.goto(texts.list);
  await expect(items(page)).toHaveCount(1);

  await activate('button', texts.remove);
  await expect(items(page)).toHaveCount(0);
  await activate('button', texts.undo);
  await expect(items(page)).toHaveCount(1);
  await expectAccessibleSize(page);
}

/** The page has no horizontal scrolling, and its buttons and links outside running text are at least 44 px high. */
async function expectAccessibleSize(page: Page) {
  await expectToFit(page);
  expect(await findSmallTargets(main(page).locator('a[href], button, summary, input'))).toEqual([]);
}

const TITLE = 'The list of a guest is still there after signing in, and its product moves to the cart';

test(`${TITLE}, by keyboard`, ({ page }) => useWishlist(page, DUTCH, byKeyboard));

test.describe('By touch', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 640 } });
  test(`${TITLE}, at 320 px`, ({ page }) => useWishlist(page, AMERICAN, byTouch));
});

test.describe('Without JavaScript and with a zoom of 200 %', () => {
  // A window of 1280 × 800 px has half as many CSS pixels.
  test.use({ javaScriptEnabled: false, viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 });
  test(TITLE, ({ page }) => useWishlist(page, DUTCH, byClick));
});
