import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './console.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Words = {
  readonly text: string;
  readonly ink: string;
  readonly large: boolean;
  readonly lines: readonly Box[];
};

/** CSS pixels between two looks at the picture. */
const STEP = 3;

// Words on a picture: axe cannot say what stands behind them. So each journey hides the words, takes a picture of what is left
// and looks behind every line, point by point.
for (const path of ['/nl', '/nl/contact', '/nl/verkooppunten', '/nl/over-ons']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1024, 1440]) {
      test(`${path} ${colorScheme} ${width}: the words on the hero's picture can be read`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.evaluate(async () => {
          await document.fonts.ready;
          const shown = [...document.querySelectorAll<HTMLImageElement>('[data-section=hero] img')];
          await Promise.all(shown.filter((image) => image.checkVisibility()).map((image) => image.decode()));
        });
        const words = await wordsOnPicture(page);
        expect(words.length).toBeGreaterThan(1);
        const ground = await groundOf(page);
        for (const { text, ink, large, lines } of words) {
          const least = Math.min(...contrastsBehind(ground, ink, lines));
          expect.soft(least, text).toBeGreaterThanOrEqual(large ? 3 : 4.5);
        }
      });
    }
  }
}

/** Every run of text in the hero that has no ground of its own, with the boxes of its lines; then hides them all. */
async function wordsOnPicture(page: Page): Promise<Words[]> {
  return page
    .locator('[data-section=hero]')
    .first()
    .evaluate((hero) => {
      const found: Words[] = [];
      const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (!element || text === '' || hasOwnGround(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const pixels = Number.parseFloat(fontSize);
        found.push({
          text,
          ink: color,
          // WCAG's large text: 24 px, or 18.66 px in bold.
          large: pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700),
          lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
        });
      }
      for (const child of hero.querySelectorAll<HTMLElement>('h1, p, a')) child.style.color = 'transparent';
      return found;

      function hasOwnGround(element: Element) {
        const call = element.closest('a');
        return call !== null && getComputedStyle(call).backgroundColor !== 'rgba(0, 0, 0, 0)';
      }
    });
}

type Ground = { readonly pixels: Uint8Array; readonly width: number };

async function groundOf(page: Page): Promise<Ground> {
  const shot = sharp(await page.screenshot({ fullPage: true, scale: 'css' }))
    .removeAlpha()
    .raw();
  const { data, info } = await shot.toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width };
}

function contrastsBehind(ground: Ground, ink: string, lines: readonly Box[]): number[] {
  const words = luminance((ink.match(/[\d.]+/g) ?? []).map(Number));
  return lines.flatMap(({ x, y, width, height }) => {
    const contrasts: number[] = [];
    for (let row = Math.ceil(y); row < y + height; row += STEP) {
      for (let column = Math.ceil(x); column < x + width; column += STEP) {
        const start = (row * ground.width + column) * 3;
        const behind = luminance([...ground.pixels.subarray(start, start + 3)]);
        contrasts.push((Math.max(words, behind) + 0.05) / (Math.min(words, behind) + 0.05));
      }
    }
    return contrasts;
  });
}

/** Relative luminance of red, green and blue from 0 to 255 (WCAG 2). */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
