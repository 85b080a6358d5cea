import type { Page } from '@playwright/test';
import { routePath } from '#site/protocol/route-table';
import { sendForm, signInNewCustomer } from './account-forms.ts';
import { expect, test } from './console.ts';
import { byClick } from './input-method.ts';
import { field, main } from './main-content.ts';
import { stepButton } from './order-steps.ts';
import { addProduct, byRequests } from './visitor-requests.ts';

const PRODUCT = '/nl/lantaarn-hoeve-31.html';
const DELETED = 'Dit adres bestaat niet meer. Kies een ander adres.';

const addressFields = (city: string) => ({
  address_firstName: 'Mira',
  address_lastName: 'Veldman',
  address_street1: 'Kade 12',
  address_postcode: '1234 AB',
  address_city: city,
  address_telephone: '030 1234567',
});

async function openProduct(page: Page, variant: string) {
  await page.goto(`${PRODUCT}?variant=${variant}`);
  await expect(page.locator('[data-section=product]')).toHaveAttribute('data-hydrated', '');
  return page.locator('#buy');
}

test.describe('Two tabs', () => {
  test('of a visitor without a cart add to one cart at the same moment', async ({ page, context }) => {
    const otherPage = await context.newPage();
    const form = await openProduct(page, 'VV-HOEVE-31-CLAY');
    const otherForm = await openProduct(otherPage, 'VV-HOEVE-31-MOSS');
    // The server receives the first post when the second one has begun.
    await page.route(/variant=/, async (route) => {
      if (route.request().method() === 'POST') await expect(otherForm).toHaveAttribute('aria-busy', 'true');
      await route.continue();
    });
    await form.getByRole('button', { name: 'In winkelwagen', exact: true }).click();
    await otherForm.getByRole('button', { name: 'In winkelwagen', exact: true }).click();
    for (const tab of [page, otherPage]) await expect(tab.getByRole('dialog')).toBeVisible();
    await page.goto('/nl/winkelwagen');
    await expect(main(page).locator('li[data-line]')).toHaveCount(2);
    await otherPage.close();
  });

  test.describe('of a customer', () => {
    // The response to a deleted address has this status.
    test.use({ expectedConsoleErrors: [/status of 422/] });

    test('show the same addresses after one was deleted', async ({ page, context }) => {
      await signInNewCustomer(page, 'nl');
      await byRequests(page, async (visitor) => {
        for (const city of ['Utrecht', 'Delft']) {
          const path = routePath('accountAddress', 'nl');
          const saved = await visitor.openAndSubmit(path, 'save', addressFields(city));
          expect(saved.text).toContain('Het adres is opgeslagen.');
        }
        await addProduct(visitor, PRODUCT);
      });
      await page.goto(routePath('checkoutAddresses', 'nl'));
      await expect(main(page).locator('[data-island][data-hydrated]')).toBeAttached();
      const addresses = main(page).locator('[name=shipping_saved]');
      await expect(addresses).toHaveCount(3);
      await field(page, 'shipping_saved-options').getByText('Delft').click();

      const otherPage = await context.newPage();
      await otherPage.goto(routePath('accountAddresses', 'nl'));
      await sendForm(otherPage, 'delete', {}, byClick);
      await expect(main(otherPage)).toContainText('Het adres is verwijderd.');
      await otherPage.close();

      await stepButton(page).click();
      await expect(main(page)).toContainText(DELETED);
      await expect(addresses).toHaveCount(2);
      await expect(addresses.first()).toBeChecked();
      await stepButton(page).click();
      await expect(page).toHaveURL(routePath('checkoutShipping', 'nl'));
    });
  });
});
