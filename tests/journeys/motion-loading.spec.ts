import { findOrInstallBrowser } from '../../.tools/find-browser.ts';
import { expect, test } from './console.ts';

// Chromium without windows moves a pointer while it scrolls, which loads scripts.
test.use({
  viewport: { width: 1440, height: 900 },
  launchOptions: { executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] },
});

test('Motion loads no script before the visitor points at something', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const response = await page.goto('/nl');
  expect(response?.headers()['content-security-policy']).not.toMatch(
    /(?:script|style)-src [^;]*'unsafe-inline'/,
  );
  const carousel = page.locator('[data-section=interactive-carousel]').first();
  await carousel.evaluate((section) => section.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The code that sections share is loaded when one is near.
  await expect.poll(() => scripts.some((url) => url.includes('/hydrate-'))).toBe(true);
  const isOfMotion = (url: string) => /\/(?:[\w-]*motion|drag-row|interactions)-/.test(url);
  expect(scripts.filter(isOfMotion)).toEqual([]);
  await expect(carousel).not.toHaveAttribute('data-hydrated');

  await carousel.getByRole('list').hover();
  await expect.poll(() => scripts.some((url) => url.includes('/drag-row-'))).toBe(true);
});
