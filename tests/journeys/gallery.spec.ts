import { findAxeViolations, injectAxe } from './axe.ts';
import { expect, test } from './console.ts';
import {
  EVERY_TYPE,
  findGallery,
  findLightbox,
  findLinks,
  openFirstImage,
  scrollToGallery,
  waitForPicture,
} from './gallery.ts';
import { isSameDocument, markDocument } from './navigation.ts';

const LIGHTBOX_SCRIPT = '**/_build/lightbox-*.js';

for (const { path, close, of } of [
  { path: EVERY_TYPE, close: 'Sluiten', of: 'van' },
  { path: '/en-UK/sections', close: 'Close', of: 'of' },
]) {
  test(`Lightbox of ${path} opens, changes the image and closes by keyboard, and restores focus to the last image`, async ({
    page,
  }) => {
    await page.goto(path);
    await scrollToGallery(page);
    const count = await findLinks(page).count();
    await findLinks(page).first().focus();
    await page.keyboard.press('Enter');
    const lightbox = findLightbox(page);
    await expect(lightbox.getByRole('button', { name: close })).toBeFocused();
    await expect(lightbox.getByText(`1 / ${count}`)).toBeVisible();
    await expect(lightbox).toHaveAccessibleDescription(new RegExp(`^1 ${of} ${count}: .{10}`));

    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
    }
    await page.keyboard.press('End');
    await expect(lightbox.getByText(`${count} / ${count}`)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');

    await expect(lightbox).toBeHidden();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await expect(findLinks(page).last()).toBeFocused();
    await expect(findLinks(page).last()).toBeInViewport({ ratio: 0.5 });
  });
}

test('Lightbox script is fetched when the pointer enters an image, and a click with a modifier key opens the image in a new tab', async ({
  page,
  context,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/lightbox-') && fetched.push(request.url()));
  await page.goto(EVERY_TYPE);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  await findLinks(page).first().scrollIntoViewIfNeeded();
  await expect(findGallery(page)).not.toHaveAttribute('data-hydrated');
  expect(fetched).toEqual([]);
  await scrollToGallery(page);
  await expect.poll(() => fetched.length).toBe(1);
  const opened = context.waitForEvent('page');
  await findLinks(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/_image\/w_\d+,f_jpeg\//);
  await expect(findLightbox(page)).toBeHidden();
  await page.bringToFront();
  await findLinks(page).first().click();
  await expect(findLightbox(page)).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test.describe('Gallery whose lightbox script fails to load', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });
  test('does not reload, and a click opens the image file', async ({ page }) => {
    await page.route(LIGHTBOX_SCRIPT, (route) => route.abort());
    await page.goto(EVERY_TYPE);
    await markDocument(page);
    const failed = page.waitForEvent('requestfailed');
    await scrollToGallery(page);
    await failed;
    expect(await isSameDocument(page)).toBe(true);
    await findLinks(page).first().click();
    await expect(page).toHaveURL(/\/_image\/w_\d+,f_jpeg\/assets\/.+\.jpg$/);
  });
});

test.describe('Gallery whose own script fails to load', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|Error while mounting app/] });
  test('reloads the page once', async ({ page }) => {
    let documentCount = 0;
    const failedInDocument: number[] = [];
    page.on('framenavigated', () => {
      documentCount += 1;
    });
    page.on(
      'console',
      (message) => /mounting app/.test(message.text()) && failedInDocument.push(documentCount),
    );
    await page.route('**/_build/gallery-*.js', (route) => route.abort());
    await page.goto(EVERY_TYPE);
    await findLinks(page).first().hover();
    await expect.poll(() => documentCount).toBe(2);
    await findLinks(page).first().hover();
    await expect.poll(() => failedInDocument).toContain(2);
    expect(documentCount).toBe(2);
  });
});

test('Gallery row scrolls each focused image into view', async ({ page }) => {
  await page.goto(EVERY_TYPE);
  const row = page.locator('[data-section=gallery]').nth(1);
  const links = row.getByRole('link');
  await links.first().focus();
  await expect(row).toHaveAttribute('data-hydrated');
  for (let at = 1; at < (await links.count()); at += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(at)).toBeFocused();
    await expect(links.nth(at)).toBeInViewport({ ratio: 0.95 });
  }
});

test('Page does not scroll behind an open lightbox, and a drag of a zoomed picture by mouse moves the picture and leaves the lightbox open', async ({
  page,
}) => {
  await openFirstImage(page);
  await test.step('The page does not scroll', async () => {
    const readPage = () =>
      page.evaluate(() => ({ top: scrollY, width: document.querySelector('main')?.clientWidth }));
    const before = await readPage();
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 800);
    await page.keyboard.press('PageDown');
    await findLightbox(page).getByRole('button', { name: 'Volgende' }).click();
    await expect(findLightbox(page).getByText('2 /')).toBeVisible();
    expect(await readPage()).toEqual(before);
    await page.keyboard.press('Home');
    await expect(findLightbox(page).getByText('1 /')).toBeVisible();
  });
  await waitForPicture(page);
  const picture = findLightbox(page).getByRole('img').first();
  await picture.click();
  await expect(findLightbox(page).locator('[data-zoomed]')).toBeVisible();
  const before = await picture.boundingBox();
  if (!before) throw new Error('Expected a visible picture.');

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.down();
  await page.mouse.move(width / 2 + 90, height / 2 + 60, { steps: 5 });
  await page.mouse.up();

  await expect.poll(async () => (await picture.boundingBox())?.x).toBeGreaterThan(before.x + 40);
  await expect(findLightbox(page).locator('[data-zoomed]')).toBeVisible();
  // A click, without a drag, still removes the zoom.
  await page.mouse.click(width / 2, height / 2);
  await expect(findLightbox(page).locator('[data-zoomed]')).toHaveCount(0);
  await expect(findLightbox(page)).toBeVisible();
});

test('Gallery without JavaScript links to image files and scrolls by keyboard', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Without JavaScript Chromium fetches lazy images at once, so the load event is late.
  await page.goto(EVERY_TYPE, { waitUntil: 'domcontentloaded' });
  const row = page.locator('[data-section=gallery]').nth(1).getByRole('listitem');
  await row.first().getByRole('link').focus();
  for (let step = 1; step < (await row.count()); step += 1) await page.keyboard.press('Tab');
  await expect(row.last()).toBeInViewport({ ratio: 0.4 });

  const response = page.waitForResponse(/\/_image\/w_\d+,f_jpeg\//);
  await findLinks(page).first().click();
  expect((await response).headers()['content-type']).toBe('image/jpeg');
  await expect(page).toHaveURL(/\/_image\/w_\d+,f_jpeg\//);
  await context.close();
});

test('Lightbox works after client navigation and adds no history entry', async ({ page }) => {
  await page.goto('/nl/contact');
  await openFirstImage(page);
  await page.keyboard.press('Escape');
  await expect(findLightbox(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page).toHaveURL(/\/nl\/over-ons$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/secties$/);
  await scrollToGallery(page);
  await findLinks(page).first().click();
  await expect(findLightbox(page)).toHaveCSS('position', 'fixed');
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/contact$/);
  await expect(findLightbox(page)).toBeHidden();
});

test('Open lightbox passes axe in both themes and has large targets at two widths', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await injectAxe(page);
  await openFirstImage(page);
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await findAxeViolations(page)).toEqual([]);
    for (const button of await findLightbox(page).getByRole('button').all()) {
      const { width: buttonWidth = 0, height: buttonHeight = 0 } = (await button.boundingBox()) ?? {};
      expect(Math.min(buttonWidth, buttonHeight)).toBeGreaterThanOrEqual(44);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
  }
});
