import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './console.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type TextRun = {
  readonly text: string;
  readonly color: string;
  readonly isLarge: boolean;
  /** Relative to the hero. */
  readonly lines: readonly Box[];
};
type Background = { readonly pixels: Uint8Array; readonly width: number; readonly height: number };

/** Distance between two sampled points in CSS pixels. */
const STEP_PX = 3;
const WIDTHS = [390, 834, 1024, 1440, 1920, 2560];
const HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;
/** Pages with a hero, and the widths to sample. With `translations`, the page is sampled in every locale. */
const CASES = [
  { path: '/nl/lantaarns', widths: WIDTHS, translations: true },
  { path: '/nl', widths: [390, 834, 1024, 1440, 1920], translations: false },
  { path: '/nl/contact', widths: [390, 1024, 1440], translations: false },
  { path: '/nl/verkooppunten', widths: [390, 1024, 1440], translations: false },
  { path: '/nl/over-ons', widths: [390, 1024, 1440], translations: false },
];

// Axe cannot compute the contrast of text on an image. These journeys hide the text, take a screenshot and compute the contrast with
// the background at sampled points of each line. The point with the lowest contrast counts. Each locale is loaded once and resized.
// Locales whose hero has the same background share one screenshot.
for (const { path, widths, translations } of CASES) {
  test(`Hero text of ${path}${translations ? ' and its translations' : ''} has enough contrast with its image`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: WIDTHS[0] ?? 390, height: HEIGHT });
    await page.goto(path);
    const addresses = translations ? await findTranslations(page, path) : [path];
    expect(addresses).toHaveLength(translations ? 8 : 1);
    const backgrounds = new Map<string, Background>();
    for (const address of addresses) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const hero = page.locator('[data-section=hero]').first();
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          const { texts, key } = await readTexts(hero);
          expect(texts.length).toBeGreaterThan(0);
          const id = `${key} ${width} ${colorScheme}`;
          const background = backgrounds.get(id) ?? (await captureBackground(hero));
          backgrounds.set(id, background);
          for (const { text, color, isLarge, lines } of texts) {
            const lowest = Math.min(...computeContrasts(background, color, lines));
            expect
              .soft(lowest, `${address} ${width} px ${colorScheme}: ${text}`)
              .toBeGreaterThanOrEqual(isLarge ? 3 : 4.5);
          }
        }
      }
    }
  });
}

/** Returns the address of a page in every locale. */
async function findTranslations(page: Page, path: string): Promise<string[]> {
  const links = await page
    .locator('footer a[data-locale]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set([path, ...links])];
}

/**
 * Returns every text of the hero without its own background, with the boxes of its lines, and a key of its background: the pictures,
 * the size of the hero, and the positions of texts with a background.
 */
function readTexts(hero: Locator): Promise<{ texts: TextRun[]; key: string }> {
  return hero.evaluate((section) => {
    const frame = section.getBoundingClientRect();
    const toBox = ({ x, y, width, height }: DOMRect) => ({
      x: x - frame.x,
      y: y - frame.y,
      width,
      height,
    });
    const texts: TextRun[] = [];
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
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
        lines: [...range.getClientRects()].map(toBox),
      });
    }
    const pictures = [...section.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    // The sunset and the buttons paint a background of their own.
    const painted = [...section.querySelectorAll('a, p:has(time)')].map((element) =>
      toBox(element.getBoundingClientRect()),
    );
    return { texts, key: JSON.stringify([pictures, frame.width, frame.height, painted]) };

    function hasOwnBackground(element: Element) {
      const link = element.closest('a');
      return link !== null && getComputedStyle(link).backgroundColor !== 'rgba(0, 0, 0, 0)';
    }
  });
}

async function captureBackground(hero: Locator): Promise<Background> {
  // A constructed style sheet, because the security policy blocks style elements.
  await hero.evaluate(async (section) => {
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(
      '[data-section=hero] * { color: transparent !important; transition: none !important } header { visibility: hidden }',
    );
    document.adoptedStyleSheets = [hidden];
    const images = [...section.querySelectorAll('img')].filter((image) => image.checkVisibility());
    // A change of the width selects another rendition, which aborts the decoding of the previous one.
    await Promise.all(images.map((image) => image.decode().catch(() => image.decode())));
  });
  const screenshot = await hero.screenshot({ scale: 'css' });
  await hero.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

function computeContrasts(background: Background, color: string, lines: readonly Box[]): number[] {
  const text = luminance((color.match(/[\d.]+/g) ?? []).map(Number));
  return lines.flatMap(({ x, y, width, height }) => {
    const contrasts: number[] = [];
    for (let row = Math.ceil(y); row < Math.min(y + height, background.height); row += STEP_PX) {
      for (let column = Math.ceil(x); column < Math.min(x + width, background.width); column += STEP_PX) {
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
