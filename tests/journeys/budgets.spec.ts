import { brotliCompressSync } from 'node:zlib';
import { BUDGETS } from '../../.tools/bench/budgets.ts';
import { findOrInstallBrowser } from '../../.tools/find-browser.ts';
import { expect, test } from './console.ts';

// These journeys need the full browser. The headless shell moves a pointer while it scrolls, which loads the scripts of the header.
test.use({ launchOptions: { executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] } });

// Bytes are equal on every machine, unlike times. `npm run bench -- --check` measures these and all other budgets.
for (const { path, hasManyTypes } of [
  { path: '/nl', hasManyTypes: false },
  { path: '/en-US', hasManyTypes: false },
  { path: '/nl/secties', hasManyTypes: true },
]) {
  test(`${path} stays within its byte budgets`, async ({ page }) => {
    const scripts = new Map<string, Promise<number>>();
    const stylesheets: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
      if (request.resourceType() !== 'script') return;
      scripts.set(
        request.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
    });
    await page.goto(path);
    const inline = await page
      .locator('script:not([type])')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    const css = await page
      .locator('head style')
      .evaluateAll((all) => all.map(({ textContent }) => textContent).join(''));
    expect(inline.join('').length, 'script before the largest paint').toBeLessThanOrEqual(
      BUDGETS.inlinedScripts.atMost,
    );
    if (!hasManyTypes)
      expect(brotliCompressSync(css).byteLength, 'inlined CSS, brotli').toBeLessThanOrEqual(
        BUDGETS.inlinedCss.atMost,
      );

    for (const section of await page.locator('[data-section]').all()) await section.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
    const sizes = await Promise.all(scripts.values());
    const total = sizes.reduce((sum, bytes) => sum + bytes, 0);
    expect(total, 'scripts after scrolling through everything').toBeGreaterThan(0);
    expect(total, 'scripts after scrolling through everything').toBeLessThanOrEqual(BUDGETS.scripts.atMost);
    expect(stylesheets, 'style sheets besides the inlined one').toEqual([]);
  });
}
