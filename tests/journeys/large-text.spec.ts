import type { Page } from '@playwright/test';
import { routePath } from '#site/protocol/route-table';
import { findHeadlessShell } from '../../.tools/find-browser.ts';
import { newEmail, PASSWORD } from './account-forms.ts';
import { expect, test } from './console.ts';
import { main } from './main-content.ts';
import { addProduct, byRequests } from './visitor-requests.ts';

// The browser setting for the font size also changes the `rem` of media queries, unlike a style of the page.
test.use({
  viewport: { width: 320, height: 640 },
  launchOptions: {
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  },
});

const ADDRESS = {
  shipping_country: 'CA',
  shipping_firstName: 'Noor',
  shipping_lastName: 'Veld',
  shipping_street1: '12, rue du Quai',
  shipping_city: 'Montréal',
  shipping_region: 'QC',
  shipping_postcode: 'H2X 1Y4',
  shipping_telephone: '514 123 4567',
};

/** Opens a page, and expects that its main content has no horizontal scrolling, with the web fonts or the wider fallback fonts. */
async function expectToFitOnPage(page: Page, path: string) {
  await page.goto(path);
  await expect(main(page).getByRole('heading').first()).toBeVisible();
  const overflow = () => main(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect.soft(await overflow(), path).toBe(0);
}

test('Cart, checkout and account of fr-CA fit a 320 px viewport with a font size of 200%', async ({
  page,
}) => {
  const email = newEmail();
  const { path: start } = await byRequests(page, async (visitor) => {
    const customer = { firstName: 'Noor', lastName: 'Veld', email, newPassword: PASSWORD };
    await visitor.openAndSubmit(routePath('accountRegister', 'fr-CA'), 'register', customer);
    await visitor.openAndSubmit(routePath('accountSignIn', 'fr-CA'), 'sign-in', {
      email,
      password: PASSWORD,
    });
    await addProduct(visitor, '/fr-CA/lanterne-hoeve-31.html');
    return visitor.open(routePath('checkout', 'fr-CA'));
  });
  await expectToFitOnPage(page, routePath('cart', 'fr-CA'));

  let step = start;
  const answers = [ADDRESS, { method: 'tablerate/bestway' }, { method: 'checkmo' }, { terms_1: '1' }];
  for (const answer of answers) {
    await expectToFitOnPage(page, step);
    ({ path: step } = await byRequests(page, async (visitor) =>
      visitor.submit(await visitor.open(step), answer),
    ));
  }
  expect(step).toBe(routePath('checkoutConfirmation', 'fr-CA'));
  await expectToFitOnPage(page, step);

  await expectToFitOnPage(page, routePath('account', 'fr-CA'));
  await expectToFitOnPage(page, routePath('accountOrders', 'fr-CA'));
  await expectToFitOnPage(page, routePath('accountAddress', 'fr-CA'));
});
