import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './console.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type TextRun = {
  readonly text: string;
  readonly color: string;
  readonly isLarge: boolean;
  readonly lines: readonly Box[];
};

/** Distance between two sampled points in CSS pixels. */
const STEP_PX = 3;

// Axe cannot compute the contrast of text on an image. These journeys hide the text, take a screenshot and compute the contrast with
// the background at sampled points of each line.
for (const path of ['/nl', '/nl/contact', '/nl/verkooppunten', '/nl/over-ons']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 1024, 1440]) {
      test(`Hero text of ${path} has enough contrast with its image (${colorScheme}, ${width} px)`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await page.evaluate(async () => {
          await document.fonts.ready;
          const images = [...document.querySelectorAll<HTMLImageElement>('[data-section=hero] img')];
          await Promise.all(images.filter((image) => image.checkVisibility()).map((image) => image.decode()));
        });
        const texts = await hideTextOnImage(page);
        expect(texts.length).toBeGreaterThan(1);
        const background = await captureBackground(page);
        for (const { text, color, isLarge, lines } of texts) {
          const lowest = Math.min(...computeContrasts(background, color, lines));
          expect.soft(lowest, text).toBeGreaterThanOrEqual(isLarge ? 3 : 4.5);
        }
      });
    }
  }
}

/** Returns every text of the hero without its own background, with the boxes of its lines. Then makes the texts transparent. */
async function hideTextOnImage(page: Page): Promise<TextRun[]> {
  return page
    .locator('[data-section=hero]')
    .first()
    .evaluate((hero) => {
      const texts: TextRun[] = [];
      const walker = document.createTreeWalker(hero, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim() ?? '';
        if (!element || text === '' || hasOwnBackground(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const pixels = Number.parseFloat(fontSize);
        texts.push({
          text,
          color,
          // Large text in WCAG: 24 px, or 18.66 px in bold.
          isLarge: pixels >= 24 || (pixels >= 18.66 && Number(fontWeight) >= 700),
          lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })),
        });
      }
      for (const child of hero.querySelectorAll<HTMLElement>('h1, p, a')) child.style.color = 'transparent';
      return texts;

      function hasOwnBackground(element: Element) {
        const link = element.closest('a');
        return link !== null && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)';
      }
    });
}

type Background = { readonly pixels: Uint8Array; readonly width: number };

async function captureBackground(page: Page): Promise<Background> {
  const screenshot = sharp(await page.screenshot({ fullPage: true, scale: 'css' }))
    .removeAlpha()
    .raw();
  const { data, info } = await screenshot.toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width };
}

function computeContrasts(background: Background, color: string, lines: readonly Box[]): number[] {
  const text = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  return lines.flatMap(({ x, y, width, height }) => {
    const contrasts: number[] = [];
    for (let row = Math.ceil(y); row < y + height; row += STEP_PX) {
      for (let column = Math.ceil(x); column < x + width; column += STEP_PX) {
        const start = (row * background.width + column) * 3;
        const behind = luminance([...background.pixels.subarray(start, start + 3)]);
        contrasts.push((Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05));
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
