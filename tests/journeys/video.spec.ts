import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';

const SECTION = '[data-section=full-width-media]:has(video)';
const FILM = /\.(?:mp4|vtt)(?:\?|$)/;

/** What a journey sees of the page's film. */
function filmOf(page: Page) {
  const section = page.locator(SECTION).first();
  const video = section.locator('video');
  return {
    section,
    video,
    button: (name: string) => section.getByRole('button', { name }),
    /** Into the middle of the window, as a visitor scrolls. */
    intoView: () => video.evaluate((element) => element.scrollIntoView({ block: 'center' })),
    outOfView: () => page.evaluate(() => window.scrollTo(0, 0)),
    isPaused: () => video.evaluate((element: HTMLVideoElement) => element.paused),
    seconds: () => video.evaluate((element: HTMLVideoElement) => element.currentTime),
  };
}

function requestsFor(page: Page, kind: RegExp) {
  const asked: string[] = [];
  page.on('request', (request) => kind.test(request.url()) && asked.push(request.url()));
  return asked;
}

test('a film costs nothing before it is in view; then it plays without sound, with its captions', async ({
  page,
}) => {
  const asked = requestsFor(page, FILM);
  await page.goto('/nl/secties');
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  const film = filmOf(page);
  expect(asked).toEqual([]);

  await film.intoView();
  await expect(film.button('Pauzeren')).toBeVisible();
  // On a new machine the pictures around it are being made, and a browser asks for six things at a time.
  await expect.poll(film.seconds, { timeout: 20_000 }).toBeGreaterThan(0);
  await expect(film.video).toHaveJSProperty('muted', true);
  await expect(film.video).toHaveJSProperty('controls', false);
  const captions = film.video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => track?.mode);
  expect(await captions).toBe('showing');
  expect(asked.filter((url) => url.endsWith('.vtt'))).toHaveLength(1);
});

test('it rests while it is out of view', async ({ page }) => {
  await page.goto('/nl/secties');
  const film = filmOf(page);
  await film.intoView();
  await expect.poll(film.isPaused).toBe(false);
  await film.outOfView();
  await expect.poll(film.isPaused).toBe(true);
  await film.intoView();
  await expect.poll(film.isPaused).toBe(false);
});

test('it is paused by keyboard, and stays paused', async ({ page }) => {
  await page.goto('/nl/secties');
  const film = filmOf(page);
  await film.intoView();
  await film.button('Pauzeren').focus();
  await page.keyboard.press('Enter');
  await expect(film.button('Afspelen')).toBeFocused();
  await film.outOfView();
  await expect(film.video).not.toBeInViewport();
  await film.intoView();
  await expect(film.video).toBeInViewport({ ratio: 0.5 });
  await expect(film.button('Afspelen')).toBeVisible();
  expect(await film.isPaused()).toBe(true);

  await film.button('Afspelen').focus();
  await page.keyboard.press('Space');
  await expect(film.button('Pauzeren')).toBeFocused();
  await expect.poll(film.isPaused).toBe(false);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('it is paused and played by touch', async ({ page }) => {
    await page.goto('/nl/secties');
    const film = filmOf(page);
    await film.intoView();
    await film.button('Pauzeren').tap();
    await expect.poll(film.isPaused).toBe(true);
    await film.button('Afspelen').tap();
    await expect.poll(film.isPaused).toBe(false);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('it plays only when it is asked to', async ({ page }) => {
    const asked = requestsFor(page, FILM);
    await page.goto('/nl/secties');
    const film = filmOf(page);
    await film.intoView();
    await expect(film.button('Afspelen')).toBeVisible();
    await expect(film.section.locator('img')).toBeInViewport({ ratio: 0.5 });
    expect(await film.isPaused()).toBe(true);
    expect(asked).toEqual([]);

    await film.button('Afspelen').click();
    await expect.poll(film.isPaused).toBe(false);
  });
});

test('on paper its poster is printed', async ({ page }) => {
  await page.goto('/nl/secties');
  const film = filmOf(page);
  await film.intoView();
  await expect(film.button('Pauzeren')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(film.video).toBeHidden();
  await expect(film.section.getByRole('button')).toBeHidden();
  await expect(film.section.locator('img')).toBeVisible();
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });
  test('it has the browser’s own controls over its poster', async ({ page }) => {
    const asked = requestsFor(page, FILM);
    await page.goto('/nl/secties');
    const { section } = filmOf(page);
    await section.locator('video').scrollIntoViewIfNeeded();
    await expect(section.locator('video')).toHaveAttribute('controls');
    await expect(section.locator('img')).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
