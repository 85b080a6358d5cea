import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { addToCart, main } from './main-content.ts';
import { countReadResponses, menuLink, recordReadResponses } from './navigation.ts';
import { createTwoBuilds, type TwoBuilds } from './two-builds.ts';

const NOTICE = /Deze site is vernieuwd/;
const build = (page: Page) => page.locator('html').getAttribute('data-build');
const notice = (page: Page) => page.getByRole('group', { name: NOTICE });
const reload = (page: Page) => notice(page).getByRole('button', { name: 'Laad opnieuw' }).click();

const findCarousel = (page: Page) => page.locator('[data-section=interactive-carousel]').first();
const findNextButton = (page: Page) => findCarousel(page).getByRole('button', { name: 'Volgende' });

/** Shows the next slide of the carousel, whose script loads when the visitor points at its buttons. */
async function showNextSlide(page: Page) {
  await findNextButton(page).click();
  await expect(findCarousel(page).locator('[aria-live]')).toHaveText(/^[2-9] van \d/);
}

/** Lets the page check for a new build, as when the visitor returns to its tab. */
async function returnToTab(page: Page) {
  const checks = () => countReadResponses(page, /\/builds\/latest\.json$/);
  const before = await checks();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(checks).toBeGreaterThan(before);
}

test.describe('Two builds served in turn:', () => {
  test.describe.configure({ mode: 'serial' });
  let builds: TwoBuilds;
  test.beforeAll(async () => {
    // The build takes 15 seconds on an idle core.
    test.setTimeout(300_000);
    builds = await createTwoBuilds();
  });
  test.afterAll(() => builds.remove());

  test('open pages keep the first build, and the next navigation loads the second', async ({
    page,
    context,
  }) => {
    const open = async (target: Page, path: string) => {
      await recordReadResponses(target);
      await target.goto(builds.url + path);
      await expect(target.locator('html[data-enhanced]')).toBeAttached();
      expect(await build(target)).toBe(builds.ids.first);
      return target;
    };
    expect(builds.ids.first).not.toBe(builds.ids.second);
    await builds.serve('first');
    await open(page, '/nl');
    const late = await open(await context.newPage(), '/nl');
    const contact = await open(await context.newPage(), '/nl/contact');
    const message = main(contact).locator('[name=message]');
    await message.fill('Noor');
    const checkout = await context.newPage();
    await addToCart(checkout, `${builds.url}/nl/lantaarn-hoeve-31.html`);
    await open(checkout, '/nl/bestellen');
    await expect(main(checkout).locator('[id=email]')).toBeVisible();
    const cart = await open(await context.newPage(), '/nl/winkelwagen');
    const coupon = cart.getByRole('textbox', { name: 'Kortingscode' });
    await coupon.fill('AVOND10');
    const cartWithoutInput = await open(await context.newPage(), '/nl/winkelwagen');
    await builds.serve('second');

    // A chunk of the first build loads from the server of the second.
    const chunk = page.waitForResponse(/_build\/interactive-carousel-[^/]+\.js$/);
    await showNextSlide(page);
    expect((await chunk).status()).toBe(200);
    const name = (await chunk).url().split('/').at(-1) ?? '';
    expect((await builds.assetsOf('first')).has(name)).toBe(true);
    expect((await builds.assetsOf('second')).has(name)).toBe(false);
    expect(await build(page)).toBe(builds.ids.first);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated-by');

    await returnToTab(page);
    expect(await build(page)).toBe(builds.ids.first);
    await menuLink(page, 'Over ons').click();
    await expect(page).toHaveURL(/over-ons$/);
    await expect(page.locator('html')).toHaveAttribute('data-build', builds.ids.second);
    // This page has not checked for a new build. The response with the linked page names the new build.
    await menuLink(late, 'Over ons').click();
    await expect(late.locator('html')).toHaveAttribute('data-build', builds.ids.second);

    // A change of a line loads the cart again. The first build cannot show the response of the second build, and the coupon has not been sent.
    await main(cart).getByRole('button', { name: 'Aantal verhogen', exact: true }).click();
    await expect(notice(cart)).toBeVisible();
    expect(await build(cart)).toBe(builds.ids.first);
    await expect(coupon).toHaveValue('AVOND10');
    await reload(cart);
    await expect(cart.locator('html')).toHaveAttribute('data-build', builds.ids.second);
    await expect(coupon).toHaveValue('AVOND10');
    await expect(main(cart).getByRole('spinbutton')).toHaveValue('2');
    // Without unsent input, the response of another build loads the document.
    await main(cartWithoutInput).getByRole('button', { name: 'Aantal verhogen', exact: true }).click();
    await expect(cartWithoutInput.locator('html')).toHaveAttribute('data-build', builds.ids.second);

    await returnToTab(contact);
    await expect(notice(contact)).toBeVisible();
    expect(await build(contact)).toBe(builds.ids.first);
    await expect(message).toHaveValue('Noor');
    await reload(contact);
    await expect(contact.locator('html')).toHaveAttribute('data-build', builds.ids.second);
    await expect(message).toHaveValue('Noor');

    await returnToTab(checkout);
    await expect(notice(checkout)).toBeVisible();
    expect(await build(checkout)).toBe(builds.ids.first);
    await reload(checkout);
    await expect(checkout.locator('html')).toHaveAttribute('data-build', builds.ids.second);
    await expect(main(checkout).locator('[id=email]')).toBeVisible();
  });

  test.describe('a missing chunk', () => {
    test.use({ expectedConsoleErrors: [/Failed to load resource|Error while mounting app/] });

    test('reloads the page once, and not again within ten seconds', async ({ page }) => {
      const documents: string[] = [];
      page.on('load', () => void build(page).then((id) => documents.push(id ?? '')));
      await builds.serve('first');
      // The clock of the page is fixed, so all of this happens within ten seconds. Timers still run.
      await page.clock.setFixedTime(new Date());
      await page.goto(`${builds.url}/nl/secties`);
      await expect(page.locator('html[data-enhanced]')).toBeAttached();
      const secondAssets = await builds.assetsOf('second');
      const isMissing = (name: string) => !secondAssets.has(name) || name.startsWith('gallery-');
      expect(await builds.deleteAssets(isMissing)).not.toEqual([]);
      await builds.serve('second');

      await findNextButton(page).hover();
      await expect.poll(() => documents).toEqual([builds.ids.first, builds.ids.second]);
      await showNextSlide(page);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated-by', 'second');

      const gallery = page.locator('[data-section=gallery]').first();
      await gallery.getByRole('link').first().hover();
      await expect(gallery).toHaveAttribute('data-hydrated', 'failed');
      expect(documents).toHaveLength(2);
      // A link of the gallery works as without a script.
      await gallery.getByRole('link').first().click();
      await expect(page).not.toHaveURL(/secties$/);
    });
  });
});
