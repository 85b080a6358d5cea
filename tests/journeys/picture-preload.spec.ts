import { expect, test } from './console.ts';
import { serveInstantPictures } from './instant-pictures.ts';

test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

// `product-page.test.ts` and `category-page.test.ts` compare the attributes of the preload with those of the picture.
test('The LCP picture is preloaded as the rendition that the browser shows', async ({ page }) => {
  await serveInstantPictures(page);
  await page.goto('/nl/lampen.html');
  const preloaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === 'link')
      .map(({ name }) => name)
      .filter((name) => name.includes('/_image/')),
  );
  const shown = await page
    .locator('main img[loading=eager]')
    .evaluateAll((pictures) =>
      pictures.map((picture) => (picture instanceof HTMLImageElement ? picture.currentSrc : '')),
    );
  expect(shown).toHaveLength(1);
  expect(preloaded).toEqual(shown);
});
