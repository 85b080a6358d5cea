import type { Page } from '@playwright/test';
import { expect, test } from './console.ts';
import { PHONE } from './phone-menu.ts';
import { tap } from './tap.ts';

const SECTION = '[data-section=full-width-media]:has(video)';
const VIDEO_FILES = /\.(?:mp4|vtt)(?:\?|$)/;
const BRITISH = { path: '/en-UK/sections', pause: 'Pause', play: 'Play', captions: 'en-GB' } as const;

/** Locators and actions for the first video of a page. */
function findVideo(page: Page) {
  const section = page.locator(SECTION).first();
  const video = section.locator('video');
  return {
    section,
    video,
    button: (name: string) => section.getByRole('button', { name }),
    /** Scrolls the video into the middle of the viewport. */
    scrollIntoView: () => video.evaluate((element) => element.scrollIntoView({ block: 'center' })),
    scrollOutOfView: () => page.evaluate(() => window.scrollTo(0, 0)),
    isPaused: () => video.evaluate((element: HTMLVideoElement) => element.paused),
    seconds: () => video.evaluate((element: HTMLVideoElement) => element.currentTime),
  };
}

function collectRequests(page: Page, pattern: RegExp) {
  const requested: string[] = [];
  page.on('request', (request) => pattern.test(request.url()) && requested.push(request.url()));
  return requested;
}

test('Video plays in the viewport only, stays paused when a key paused it, and prints its poster', async ({
  page,
}) => {
  const { path, pause, play, captions } = BRITISH;
  const requested = collectRequests(page, VIDEO_FILES);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-enhanced');
  const player = findVideo(page);
  expect(requested).toEqual([]);

  await test.step('plays muted with captions in the viewport', async () => {
    await player.scrollIntoView();
    await expect(player.button(pause)).toBeVisible();
    await expect.poll(player.seconds).toBeGreaterThan(0);
    await expect(player.video).toHaveJSProperty('muted', true);
    await expect(player.video).toHaveJSProperty('controls', false);
    const track = () =>
      player.video.evaluate(({ textTracks: [first] }: HTMLVideoElement) => [first?.mode, first?.language]);
    await expect.poll(track).toEqual(['showing', captions]);
    expect(requested.filter((url) => url.endsWith('.vtt'))).toHaveLength(1);
  });

  await test.step('pauses outside the viewport', async () => {
    await player.scrollOutOfView();
    await expect.poll(player.isPaused).toBe(true);
    await player.scrollIntoView();
    await expect.poll(player.isPaused).toBe(false);
  });

  await test.step('stays paused when a key paused it', async () => {
    await player.button(pause).focus();
    await page.keyboard.press('Enter');
    await expect(player.button(play)).toBeFocused();
    await player.scrollOutOfView();
    await expect(player.video).not.toBeInViewport();
    await player.scrollIntoView();
    await expect(player.video).toBeInViewport({ ratio: 0.5 });
    await expect(player.button(play)).toBeVisible();
    expect(await player.isPaused()).toBe(true);

    await player.button(play).focus();
    await page.keyboard.press('Space');
    await expect(player.button(pause)).toBeFocused();
    await expect.poll(player.isPaused).toBe(false);
  });

  await test.step('prints its poster', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(player.video).toBeHidden();
    await expect(player.section.getByRole('button')).toBeHidden();
    await expect(player.section.locator('img')).toBeVisible();
  });
});

test.describe('Video on a phone', () => {
  test.use(PHONE);
  test('pauses and plays by touch', async ({ page }) => {
    await page.goto('/nl/secties');
    const player = findVideo(page);
    await player.scrollIntoView();
    await tap(player.button('Pauzeren'));
    await expect.poll(player.isPaused).toBe(true);
    await tap(player.button('Afspelen'));
    await expect.poll(player.isPaused).toBe(false);
  });
});

test.describe('Video with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('plays only after a click', async ({ page }) => {
    const requested = collectRequests(page, VIDEO_FILES);
    await page.goto('/nl/secties');
    const player = findVideo(page);
    await player.scrollIntoView();
    await expect(player.button('Afspelen')).toBeVisible();
    await expect(player.section.locator('img')).toBeInViewport({ ratio: 0.5 });
    expect(await player.isPaused()).toBe(true);
    expect(requested).toEqual([]);

    await player.button('Afspelen').click();
    await expect.poll(player.isPaused).toBe(false);
  });
});

test.describe('Video without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('shows native controls over its poster', async ({ page }) => {
    const requested = collectRequests(page, VIDEO_FILES);
    await page.goto('/nl/secties');
    const { section } = findVideo(page);
    await section.locator('video').scrollIntoViewIfNeeded();
    await expect(section.locator('video')).toHaveAttribute('controls');
    await expect(section.locator('img')).toBeVisible();
    await expect(section.getByRole('button')).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});
