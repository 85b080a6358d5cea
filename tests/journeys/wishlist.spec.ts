import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const PASSWORD = 'Basalt-15-lamp';

const DUTCH = {
  product: '/nl/lantaarn-hoeve-31.html?variant=VV-HOEVE-31-CHALK',
  list: '/nl/verlanglijst',
  cart: '/nl/winkelwagen',
  register: '/nl/mijn-account/registreren',
  labels: { firstName: 'Voornaam', lastName: 'Achternaam', email: 'E-mailadres', password: 'Wachtwoord' },
  newPassword: 'Nieuw wachtwoord',
  submit: 'Account aanmaken',
  registered: 'Kijk in je e-mail',
  save: 'Bewaar op verlanglijst',
  signIn: 'Inloggen',
  move: 'In winkelwagen: Lantaarn Hoeve 31',
  moved: '1 product ligt nu in je winkelwagen.',
  toWishlist: 'Naar verlanglijst: Lantaarn Hoeve 31',
  saved: 'Verplaatst naar je verlanglijst.',
};
const AMERICAN: typeof DUTCH = {
  product: '/en-US/hoeve-31-lantern.html?variant=VV-HOEVE-31-CHALK',
  list: '/en-US/wishlist',
  cart: '/en-US/cart',
  register: '/en-US/my-account/register',
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email address', password: 'Password' },
  newPassword: 'New password',
  submit: 'Create account',
  registered: 'Check your email',
  save: 'Save to wishlist',
  signIn: 'Sign in',
  move: 'Move to cart: Hoeve 31 lantern',
  moved: '1 product is now in your cart.',
  toWishlist: 'Move to wishlist: Hoeve 31 lantern',
  saved: 'Moved to your wishlist.',
};

const main = (page: Page) => page.getByRole('main');
const items = (page: Page) => main(page).locator('li[data-item]:not([inert])');

/**
 * Saves a lantern as a guest, signs in from the list, moves the lantern to the cart and back.
 *
 * @param press activates a button or a link
 */
async function useWishlist(
  page: Page,
  texts: typeof DUTCH,
  press: (role: 'button' | 'link', name: string) => Promise<void>,
) {
  const { labels } = texts;
  const field = (label: string) => main(page).getByLabel(label, { exact: true });
  const email = `mira-${crypto.randomUUID().slice(0, 13)}@example.test`;
  await page.goto(texts.register);
  await field(labels.firstName).fill('Mira');
  await field(labels.lastName).fill('Veldman');
  await field(labels.email).fill(email);
  await field(texts.newPassword).fill(PASSWORD);
  await press('button', texts.submit);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(texts.registered);

  await page.goto(texts.product);
  await press('button', texts.save);
  // A script says it on the page of the product, and without one the list follows.
  const link = main(page).locator(`a[href="${texts.list}"]`);
  await expect(link.or(items(page)).first()).toBeVisible();
  await page.goto(texts.list);
  await expect(items(page)).toHaveCount(1);

  await press('link', texts.signIn);
  await field(labels.email).fill(email);
  await field(labels.password).fill(PASSWORD);
  await press('button', texts.signIn);
  await expect(page).toHaveURL(new RegExp(`${texts.list}$`));
  await expect(items(page)).toHaveCount(1);
  await expect(main(page).getByRole('link', { name: texts.signIn, exact: true })).toHaveCount(0);

  await press('button', texts.move);
  await expect(main(page).getByText(texts.moved)).toBeVisible();
  await expect(items(page)).toHaveCount(0);
  await page.goto(texts.cart);
  await press('button', texts.toWishlist);
  await expect(main(page).getByText(texts.saved)).toBeVisible();
  await page.goto(texts.list);
  await expect(items(page)).toHaveCount(1);
}

test('The list of a guest is still there after signing in, and its product moves to the cart, by keyboard', async ({
  page,
}) => {
  await useWishlist(page, DUTCH, async (role, name) => {
    await main(page).getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the list of a guest is still there after signing in, and its product moves to the cart', async ({
    page,
  }) => {
    await useWishlist(page, AMERICAN, (role, name) =>
      main(page).getByRole(role, { name, exact: true }).click(),
    );
  });
});
