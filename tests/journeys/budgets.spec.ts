import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './console.ts';

const KB = 1_000;
const EVERY_TYPE = '/nl/secties';

// Budgets in bytes are equal on every machine. `.decisions/0008-figures.md` lists the latest figures.
for (const path of ['/nl', '/en-US', EVERY_TYPE]) {
  test(`${path} stays within its byte budgets`, async ({ page }) => {
    const scripts = new Map<string, number>();
    const stylesheets: string[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() === 'stylesheet') stylesheets.push(request.url());
      if (request.resourceType() !== 'script') return;
      scripts.set(request.url(), (await request.sizes()).responseBodySize);
    });
    await page.goto(path);
    const inline = await page
      .locator('script:not([type])')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    const css = await page
      .locator('head style')
      .evaluateAll((all) => all.map(({ textContent }) => textContent).join(''));
    expect(inline.join('').length, 'script before the largest paint').toBeLessThanOrEqual(1 * KB);
    // The page with every section type inlines all section styles, so the CSS budget applies to other pages only.
    if (path !== EVERY_TYPE) {
      expect(brotliCompressSync(css).byteLength, 'inlined CSS, brotli').toBeLessThanOrEqual(8 * KB);
    }

    for (const section of await page.locator('[data-section]').all()) await section.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island]:not([data-hydrated])')).toHaveCount(0);
    // A form adds 25 KB: form engine, section and messages of one language.
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, 'scripts after scrolling through everything').toBeGreaterThan(0);
    expect(total, 'scripts after scrolling through everything').toBeLessThanOrEqual(
      path === EVERY_TYPE ? 101 * KB : 75 * KB,
    );
    expect(stylesheets, 'style sheets besides the inlined one').toEqual([]);
  });
}
