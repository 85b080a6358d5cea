import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { byClick } from './input-method.ts';
import { field, main } from './main-content.ts';
import { NL, openStep, orderedSentence, stepButton } from './order-steps.ts';

const REVIEW = '/nl/bestellen/controle';

/** Counts the posts of the review. */
function countPosts(page: Page) {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(REVIEW)) posts.push(request.url());
  });
  return () => posts.length;
}

/** Shows the review as a guest, with the accepted terms and the script of the step. */
async function openReview(page: Page) {
  await openStep(page, 'review');
  await expect(main(page).locator('[data-island][data-hydrated]')).toBeAttached();
  await byClick.press(field(page, 'terms_1'));
}

async function expectEmptyCart(page: Page) {
  await page.goto(NL.cart);
  await expect(main(page)).toContainText(NL.empty);
}

test.describe('An order', () => {
  test('is posted once by a double click', async ({ page }) => {
    await openReview(page);
    const posts = countPosts(page);
    await stepButton(page).dblclick();
    await orderedSentence(page, NL);
    expect(posts()).toBe(1);
    await expectEmptyCart(page);
  });

  test('is posted once by Enter pressed twice', async ({ page }) => {
    await openReview(page);
    const posts = countPosts(page);
    await field(page, 'terms_1').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await orderedSentence(page, NL);
    expect(posts()).toBe(1);
    await expectEmptyCart(page);
  });

  test('has a confirmation with the same space above its heading after a reload, also in German', async ({
    page,
  }) => {
    await openReview(page);
    await byClick.press(stepButton(page));
    await orderedSentence(page, NL);
    const padding = () =>
      main(page)
        .locator('[data-section=checkout-confirmation]')
        .evaluate((section) => getComputedStyle(section).paddingBlockStart);
    const first = await padding();
    await page.reload();
    expect(await padding()).toBe(first);
    await page.goto('/de/kasse/danke');
    expect(await padding()).toBe(first);
  });

  test('is the same in a second tab that shows its review', async ({ page, context }) => {
    await openReview(page);
    const second = await context.newPage();
    await second.goto(REVIEW);
    await byClick.press(field(second, 'terms_1'));

    await byClick.press(stepButton(page));
    const ordered = await orderedSentence(page, NL);
    await byClick.press(stepButton(second));

    expect(await orderedSentence(second, NL)).toBe(ordered);
    await expectEmptyCart(second);
  });

  test('is shown instead of the review by Back, and by a reload of the confirmation', async ({ page }) => {
    await openReview(page);
    const posts = countPosts(page);
    await byClick.press(stepButton(page));
    const ordered = await orderedSentence(page, NL);
    await page.reload();
    expect(await orderedSentence(page, NL)).toBe(ordered);
    await page.goBack();
    expect(await orderedSentence(page, NL)).toBe(ordered);
    expect(posts()).toBe(1);
  });

  test.describe('with a lost response', () => {
    test.use({ expectedConsoleErrors: [/ERR_FAILED/] });

    test('is found by the next page, and the cart is empty', async ({ page }) => {
      await openReview(page);
      await page.route(`**${REVIEW}`, async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await route.fetch();
        return route.abort();
      });
      await byClick.press(stepButton(page));
      await expect(main(page)).toContainText('Alles wat je hebt ingevuld is bewaard.');
      await page.unroute(`**${REVIEW}`);

      await page.goto('/nl/bestellen');
      await orderedSentence(page, NL);
      await expectEmptyCart(page);
    });

    test('is no order if the server did not receive it, and the cart is as before', async ({ page }) => {
      await openReview(page);
      await page.route(`**${REVIEW}`, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.continue(),
      );
      await byClick.press(stepButton(page));
      await expect(main(page)).toContainText('Alles wat je hebt ingevuld is bewaard.');
      await expect(field(page, 'terms_1')).toBeChecked();
      await page.unroute(`**${REVIEW}`);

      await page.goto(NL.cart);
      await expect(page.getByRole('spinbutton')).toHaveValue('1');
      await page.goto(REVIEW);
      await expect(field(page, 'terms_1')).toBeChecked();
      await byClick.press(stepButton(page));
      await orderedSentence(page, NL);
    });
  });
});
