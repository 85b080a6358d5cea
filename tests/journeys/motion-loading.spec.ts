import { findOrInstallBrowser } from '../../.tools/find-browser.ts';
import { expect, test } from './console.ts';
import { EVERY_TYPE, findLightbox, findLinks, scrollToGallery } from './gallery.ts';

// These journeys need the full browser. The headless shell moves a pointer while it scrolls, which loads scripts.
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
  // The code that sections share is loaded when a section is near the window.
  await expect.poll(() => scripts.some((url) => url.includes('/hydrate-'))).toBe(true);
  const isOfMotion = (url: string) => /\/(?:[\w-]*motion|drag-row|interactions)-/.test(url);
  expect(scripts.filter(isOfMotion)).toEqual([]);
  await expect(carousel).not.toHaveAttribute('data-hydrated');

  await carousel.getByRole('list').hover();
  await expect.poll(() => scripts.some((url) => url.includes('/drag-row-'))).toBe(true);
});

test.describe('A policy without inline styles', () => {
  test.use({ expectedConsoleErrors: [/Content Security Policy/] });

  test('is not violated by motion', async ({ page }) => {
    // The policy only reports, because the positions and sizes in the server's HTML are style attributes.
    await page.route(`**${EVERY_TYPE}`, async (route) => {
      const response = await route.fetch();
      const policy = "style-src 'self'; style-src-attr 'none'";
      const headers = { ...response.headers(), 'content-security-policy-report-only': policy };
      await route.fulfill({ response, headers });
    });
    await page.goto(EVERY_TYPE);
    await expect(page.locator('html[data-enhanced]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, target }) => {
        const element = target instanceof Element ? target.outerHTML.slice(0, 200) : '';
        document.documentElement.dataset['violation'] = `${violatedDirective} ${element}`;
      });
    });

    const carousel = page.locator('[data-section=interactive-carousel]').first();
    await carousel.getByRole('list').hover();
    await carousel.getByRole('button', { name: 'Volgende' }).click();
    await scrollToGallery(page);
    await findLinks(page).first().click();
    await expect(findLightbox(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(findLightbox(page)).toBeHidden();
    await page.locator('summary').first().click();

    await expect(page.locator('html')).not.toHaveAttribute('data-violation');
    // Proves that the browser reports an inline style.
    await page.evaluate(() => document.body.setAttribute('style', 'opacity: 1'));
    await expect(page.locator('html')).toHaveAttribute('data-violation', /style-src-attr/);
  });
});
