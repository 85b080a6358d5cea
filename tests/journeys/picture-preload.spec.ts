import { expect, test } from './console.ts';
import { serveInstantPictures } from './instant-pictures.ts';

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const path of ['/nl/lampen.html', '/de/laterne-hoeve-31.html?variant=VV-HOEVE-31-CLAY']) {
  for (const deviceScaleFactor of [1, 2]) {
    test.describe(`LCP picture of ${path} at ${deviceScaleFactor} device pixels per CSS pixel`, () => {
      test.use({ deviceScaleFactor });

      test('is preloaded as the rendition that the browser shows', async ({ page }) => {
        await serveInstantPictures(page);
        for (const viewport of WINDOWS) {
          await page.setViewportSize(viewport);
          await page.goto(path);
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
        }
      });
    });
  }
}
