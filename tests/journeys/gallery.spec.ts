import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const EVERY_TYPE = '/nl/secties';
const LIGHTBOX = '**/_build/lightbox-*.js';

const galleryOf = (page: Page) => page.locator('[data-section=gallery]').first();
const linksOf = (page: Page) => galleryOf(page).getByRole('link');
const lightboxOf = (page: Page) => page.getByRole('dialog');

/** The first gallery in view and awake. */
async function reachGallery(page: Page) {
  await linksOf(page).first().scrollIntoViewIfNeeded();
  await expect(galleryOf(page)).toHaveAttribute('data-awake');
}

async function openFirst(page: Page) {
  await page.goto(EVERY_TYPE);
  await reachGallery(page);
  await linksOf(page).first().click();
  await expect(lightboxOf(page)).toBeVisible();
}

test('by keyboard: Enter opens a picture, arrows go on, Escape returns to the picture shown last', async ({
  page,
}) => {
  await page.goto(EVERY_TYPE);
  await reachGallery(page);
  const count = await linksOf(page).count();
  await linksOf(page).first().focus();
  await page.keyboard.press('Enter');
  const lightbox = lightboxOf(page);
  await expect(lightbox.getByRole('button', { name: 'Sluiten' })).toBeFocused();
  await expect(lightbox.getByText(`1 / ${count}`)).toBeVisible();
  await expect(lightbox).toHaveAccessibleDescription(new RegExp(`^1 van ${count}: .{10}`));

  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }
  await page.keyboard.press('End');
  await expect(lightbox.getByText(`${count} / ${count}`)).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(lightbox).toBeHidden();
  await expect(linksOf(page).last()).toBeFocused();
  await expect(linksOf(page).last()).toBeInViewport({ ratio: 0.5 });
});

test('the page stays where it is behind an open picture', async ({ page }) => {
  await openFirst(page);
  const place = () => page.evaluate(() => window.scrollY);
  const width = () => page.evaluate(() => document.querySelector('main')?.clientWidth);
  const [before, wide] = [await place(), await width()];
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 800);
  await page.keyboard.press('PageDown');
  await lightboxOf(page).getByRole('button', { name: 'Volgende' }).click();
  await expect(lightboxOf(page).getByText('2 /')).toBeVisible();
  expect(await place()).toBe(before);
  expect(await width()).toBe(wide);
});

test('the lightbox is fetched when a picture is pointed at, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.url().includes('/lightbox-') && fetched.push(request.url()));
  await page.goto(EVERY_TYPE);
  await reachGallery(page);
  expect(fetched).toEqual([]);
  await linksOf(page).first().hover();
  await expect.poll(() => fetched.length).toBe(1);
  await linksOf(page).first().click();
  await expect(lightboxOf(page)).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test.describe('when the lightbox cannot be fetched', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] });
  test('pointing at a picture leaves the page alone, and a press leads to the picture', async ({ page }) => {
    await page.goto(EVERY_TYPE);
    await reachGallery(page);
    await page.route(LIGHTBOX, (route) => route.abort());
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    const refused = page.waitForEvent('requestfailed');
    await linksOf(page).first().hover();
    await refused;
    await expect(page.locator('html')).toHaveAttribute('data-same-page');
    await linksOf(page).first().click();
    await expect(page).toHaveURL(/\/_image\/w_\d+,f_jpeg\/assets\/.+\.jpg$/);
  });
});

test.describe('when the gallery itself cannot be fetched', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource|Error while mounting app/] });
  test('the page reloads once, and then stays as it is', async ({ page }) => {
    let documents = 0;
    const givenUpIn: number[] = [];
    page.on('framenavigated', () => {
      documents += 1;
    });
    page.on('console', (message) => /mounting app/.test(message.text()) && givenUpIn.push(documents));
    await page.route('**/_build/gallery-*.js', (route) => route.abort());
    await page.goto(EVERY_TYPE);
    await linksOf(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => documents).toBe(2);
    await linksOf(page).first().scrollIntoViewIfNeeded();
    await expect.poll(() => givenUpIn).toContain(2);
    expect(documents).toBe(2);
  });
});

test('a press that asks for a tab gets one, with the picture', async ({ page, context }) => {
  await page.goto(EVERY_TYPE);
  await reachGallery(page);
  const opened = context.waitForEvent('page');
  await linksOf(page)
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/_image\/w_\d+,f_jpeg\//);
  await expect(lightboxOf(page)).toBeHidden();
});

test('by keyboard a row shows each of its pictures whole', async ({ page }) => {
  await page.goto(EVERY_TYPE);
  const row = page.locator('[data-section=gallery]').nth(1);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toHaveAttribute('data-awake');
  const links = row.getByRole('link');
  await links.first().focus();
  for (let at = 1; at < (await links.count()); at += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(at)).toBeFocused();
    await expect(links.nth(at)).toBeInViewport({ ratio: 0.95 });
  }
});

test('without any script a press leads to the picture, and a row scrolls by keyboard', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  // Without a script Chromium fetches all pictures at once, also the lazy ones.
  await page.goto(EVERY_TYPE, { waitUntil: 'domcontentloaded' });
  const row = page.locator('[data-section=gallery]').nth(1).getByRole('listitem');
  await row.first().getByRole('link').focus();
  for (let step = 1; step < (await row.count()); step += 1) await page.keyboard.press('Tab');
  await expect(row.last()).toBeInViewport({ ratio: 0.4 });

  const answer = page.waitForResponse(/\/_image\/w_\d+,f_jpeg\//);
  await linksOf(page).first().click();
  expect((await answer).headers()['content-type']).toBe('image/jpeg');
  await expect(page).toHaveURL(/\/_image\/w_\d+,f_jpeg\//);
  await context.close();
});

test('it opens on a page that was navigated to, and leaves the way back alone', async ({ page }) => {
  await page.goto('/nl/contact');
  await openFirst(page);
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Over ons' }).first().click();
  await expect(page).toHaveURL(/\/nl\/over-ons$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/secties$/);
  await reachGallery(page);
  await linksOf(page).first().click();
  await expect(lightboxOf(page)).toHaveCSS('position', 'fixed');
  await page.goBack();
  await expect(page).toHaveURL(/\/nl\/contact$/);
  await expect(lightboxOf(page)).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`open ${colorScheme === 'light' ? 'by day' : 'at dusk'} at ${width} px it passes axe, and its targets are large enough`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 844 });
      await openFirst(page);
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      for (const button of await lightboxOf(page).getByRole('button').all()) {
        const { width: across = 0, height: down = 0 } = (await button.boundingBox()) ?? {};
        expect(Math.min(across, down)).toBeGreaterThanOrEqual(44);
        await expect(button).toBeInViewport({ ratio: 1 });
      }
    });
  }
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger put down, led along, and lifted if it is told to. */
  async function fingerOn(page: Page) {
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at });
    return {
      async lead(...places: (readonly [x: number, y: number])[]) {
        for (const [order, [x, y]] of places.entries()) {
          await touch(order === 0 ? 'touchStart' : 'touchMove', { x, y });
        }
      },
      lift: () => touch('touchEnd'),
    };
  }

  test('a swipe brings the next picture, which follows the finger, and the one before', async ({ page }) => {
    await openFirst(page);
    const lightbox = lightboxOf(page);
    const finger = await fingerOn(page);
    const middleOf = async () => {
      const { x = 0, width = 0 } = (await lightbox.getByRole('img').boundingBox()) ?? {};
      return x + width / 2;
    };
    const rest = await middleOf();
    await finger.lead([300, 400], [280, 400], [180, 404]);
    await expect.poll(middleOf).toBeCloseTo(rest - 120, 0);
    await finger.lift();
    await expect(lightbox.getByText('2 /')).toBeVisible();
    await expect.poll(middleOf).toBeCloseTo(rest, 0);

    await finger.lead([100, 400], [120, 400], [260, 396]);
    await finger.lift();
    await expect(lightbox.getByText('1 /')).toBeVisible();
    await expect.poll(middleOf).toBeCloseTo(rest, 0);
  });

  test('a swipe down closes, unless it comes back', async ({ page }) => {
    await openFirst(page);
    const finger = await fingerOn(page);
    await finger.lead([200, 300], [200, 330], [200, 600], [200, 500]);
    await finger.lift();
    await expect(lightboxOf(page)).toHaveAttribute('data-state', 'open');

    await finger.lead([200, 300], [200, 330], [200, 420], [200, 500]);
    await finger.lift();
    await expect(lightboxOf(page)).toBeHidden();
    await expect(linksOf(page).first()).toBeFocused();
  });

  test('two fingers enlarge the page, and one then moves about in it', async ({ page }) => {
    await openFirst(page);
    const client = await page.context().newCDPSession(page);
    await client.send('Input.synthesizePinchGesture', { x: 195, y: 400, scaleFactor: 2 });
    const scale = () => page.evaluate(() => window.visualViewport?.scale ?? 1);
    await expect.poll(scale).toBeGreaterThan(1.5);
    const finger = await fingerOn(page);
    await finger.lead([300, 400], [280, 400], [100, 400]);
    await finger.lift();
    await expect(lightboxOf(page).getByText('1 /')).toBeAttached();
    await expect(lightboxOf(page)).toHaveAttribute('data-state', 'open');
  });
});
