import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './console.ts';

const KB = 1_000;
const EVERY_TYPE = '/nl/secties';

// Bytes, not time: the same on every machine. What they were last is in `.decisions/0008-figures.md`.
for (const path of ['/nl', '/en-US', EVERY_TYPE]) {
  test(`${path} stays within its bytes`, async ({ page }) => {
    const scripts = new Map<string, number>();
    const sheets: string[] = [];
    page.on('requestfinished', async (request) => {
      if (request.resourceType() === 'stylesheet') sheets.push(request.url());
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
    // A page that shows every section type at once inlines the styles of them all; only real pages have this budget.
    if (path !== EVERY_TYPE) {
      expect(brotliCompressSync(css).byteLength, 'inlined CSS, brotli').toBeLessThanOrEqual(8 * KB);
    }

    for (const section of await page.locator('[data-section]').all()) await section.scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island]:not([data-awake])')).toHaveCount(0);
    // A form brings its engine, its section and one language: 25 KB, on pages that have one.
    const total = [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
    expect(total, 'scripts after scrolling through everything').toBeGreaterThan(0);
    expect(total, 'scripts after scrolling through everything').toBeLessThanOrEqual(
      path === EVERY_TYPE ? 101 * KB : 75 * KB,
    );
    expect(sheets, 'style sheets fetched besides the inlined one').toEqual([]);
  });
}
