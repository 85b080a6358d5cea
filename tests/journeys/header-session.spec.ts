import type { Locator, Page } from '@playwright/test';
import { signInNewCustomer } from './account-forms.ts';
import { expect, test } from './console.ts';
import { expectToFit } from './main-content.ts';

const FIRST_NAME = 'Maximiliane Charlotte Wilhelmina';
const LAST_NAME = 'van den Bergh-Oosterhuis van Dämmerungshausen';

const LOCALES = [
  {
    product: '/nl/lantaarn-hoeve-31.html',
    add: 'In winkelwagen',
    cart: '/nl/winkelwagen',
    cartName: 'Winkelwagen, 12 artikelen',
    code: 'nl',
    account: '/nl/mijn-account',
    accountName: /^Mijn account, Maximiliane .* t\.a\.v\. Veldmans Schemerlichtmakerij$/,
    address: {
      path: '/nl/mijn-account/adres',
      business: 'Dit is het adres van een bedrijf',
      values: {
        company: 'Veldmans Schemerlichtmakerij',
        street1: 'Kade 12',
        postcode: '1234 AB',
        city: 'Utrecht',
        telephone: '030 1234567',
        firstName: FIRST_NAME,
        lastName: LAST_NAME,
      },
      save: 'Adres opslaan',
      saved: /\/mijn-account\/adressen/,
    },
  },
  {
    product: '/en-US/hoeve-31-lantern.html',
    add: 'Add to cart',
    cart: '/en-US/cart',
    cartName: 'Cart, 12 items',
    code: 'en-US',
    account: '/en-US/my-account',
    accountName: /^My account, Maximiliane/,
    address: undefined,
  },
] as const;

const cartLink = (page: Page) => page.locator('header a[data-slot=cart]');
const accountLink = (page: Page) => page.locator('header a[data-slot=account]');

/** Adds an address with a long company name as the default billing address. The first country of the website must be the Netherlands. */
async function addCompany(page: Page, address: NonNullable<(typeof LOCALES)[number]['address']>) {
  const main = page.getByRole('main');
  await page.goto(address.path);
  await main.getByLabel(address.business).check();
  for (const [name, value] of Object.entries(address.values))
    await main.locator(`[name=address_${name}]`).fill(value);
  await main.getByRole('button', { name: address.save, exact: true }).click();
  await expect(page).toHaveURL(address.saved);
}

for (const locale of LOCALES) {
  test(`The header at ${locale.product} shows the number of pieces in the cart`, async ({ page }) => {
    await page.goto(locale.product);
    const product = page.locator('[data-section=product]');
    await expect(product).toHaveAttribute('data-hydrated', '');
    await product.locator('#buy').getByRole('spinbutton').fill('12');
    await product.locator('#buy').getByRole('button', { name: locale.add }).click();
    // The mini cart is a dialog, which hides the header from assistive technology.
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(cartLink(page)).toHaveAccessibleName(locale.cartName);
    const badge = cartLink(page).locator('span');
    await expect(badge).toBeVisible();
    await expect(badge).toHaveText('12');
    await expect(badge).toHaveCSS('position', 'absolute');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => isInside(badge, cartLink(page))).toBe(true);
    }
  });

  test(`The header at ${locale.account} shows a long contact without overflow`, async ({ page }) => {
    await signInNewCustomer(page, locale.code, { firstName: FIRST_NAME, lastName: LAST_NAME });
    if (locale.address) await addCompany(page, locale.address);
    else await page.goto(locale.account);
    await expect(accountLink(page)).toHaveAccessibleName(locale.accountName);
    const contact = accountLink(page).locator('span');

    await page.setViewportSize({ width: 1600, height: 800 });
    await expect(contact).toBeVisible();
    await expect(contact).toHaveCSS('text-overflow', 'ellipsis');
    // The name is on one line, and its end is cut off.
    await expect
      .poll(() => contact.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth))
      .toBe(true);
    await expect.poll(async () => (await contact.boundingBox())?.height).toBeLessThan(30);
    await expect.poll(() => isInside(contact, accountLink(page))).toBe(true);

    await page.setViewportSize({ width: 320, height: 800 });
    await expect(contact).toBeHidden();
    await expectToFit(page);
    const menu = page.locator('header button[popovertarget=menu]').first();
    await expect.poll(async () => endOf(await menu.boundingBox())).toBeLessThanOrEqual(320);
    const home = page.getByRole('banner').getByRole('link', { name: /^Veld & Vonk/ });
    await expect
      .poll(async () => middleOf(await home.boundingBox()))
      .toBe(middleOf(await menu.boundingBox()));
  });
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function endOf(box: Box) {
  return box ? box.x + box.width : Number.NaN;
}

/** The vertical centre. Elements of one row have the same one. */
function middleOf(box: Box) {
  return box ? Math.round(box.y + box.height / 2) : Number.NaN;
}

/** Whether an element is between the start and the end of another one. */
async function isInside(inner: Locator, outer: Locator) {
  const [innerBox, outerBox] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  return (
    innerBox !== null && outerBox !== null && innerBox.x >= outerBox.x && endOf(innerBox) <= endOf(outerBox)
  );
}
