import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { locales } from '#site/i18n/locale';
import { expect, test } from './console.ts';
import { PAGES_WITH_HERO } from './pages-with-hero.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type TextRun = {
  readonly text: string;
  readonly isLarge: boolean;
  readonly color: string;
  /** Relative to the hero. */
  readonly lines: readonly Box[];
};
/** A part of a hero without its texts. */
type Background = { readonly pixels: Uint8Array; readonly box: Box };

/** From wide to narrow, so that a page loads one rendition of each picture. */
const WIDTHS = [2560, 1920, 1440, 1024, 834, 390];
const HEIGHT = 900;
const THEMES = ['light', 'dark'] as const;
/** Distance between two sampled points in CSS pixels. */
const STEP_PX = 3;

const PICTURES = /\/_image\//;

test.use({
  // The heroes need no scripts.
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  // The pictures of the page around the heroes are blocked.
  expectedConsoleErrors: [/ERR_FAILED/],
});

// Axe cannot compute the contrast of text on an image. These journeys hide the text, take a screenshot of the area behind it and compute
// the contrast with the background at sampled points of each line. The point with the lowest contrast counts. One page shows the heroes of
// all locales. Heroes with the same pictures and size share one screenshot.
for (const path of PAGES_WITH_HERO) {
  test(`Hero text of ${path} and its translations has enough contrast with its image`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
    await page.route(PICTURES, (route) => route.abort());
    await page.goto(path);
    const addresses = await findTranslations(page);
    expect(addresses).toHaveLength(locales.length);
    // The fonts are then in the cache, so that the page shows them at once.
    await page.reload();
    await page.unroute(PICTURES);
    await showTranslations(page, await Promise.all(addresses.map((address) => readHtml(page, address))));
    const session = await page.context().newCDPSession(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme });
        const heroes = await page.evaluate(readHeroes);
        expect(new Set(heroes.map(({ address }) => address))).toEqual(new Set(addresses));
        for (const alike of Map.groupBy(heroes, ({ key }) => key).values()) {
          const box = enclose(alike.flatMap(({ texts }) => texts.flatMap(({ lines }) => lines)));
          const background = await captureBackground(session, page, alike[0]?.index ?? -1, box);
          for (const { address, texts } of alike) {
            expect(texts.length).toBeGreaterThan(0);
            for (const { text, isLarge, color, lines } of texts)
              expect
                .soft(
                  lowestContrast(background, color, lines),
                  `${address} ${width} px ${colorScheme}: ${text}`,
                )
                .toBeGreaterThanOrEqual(isLarge ? 3 : 4.5);
          }
        }
      }
    }
  });
}

/** Returns the path of the current page in every locale. */
async function findTranslations(page: Page): Promise<string[]> {
  const links = await page
    .locator('footer a[data-locale]')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(links)];
}

async function readHtml(page: Page, address: string) {
  const html = await (await page.request.get(address)).text();
  // Without the style elements, which the security policy of the current page blocks.
  return { address, html: html.replaceAll(/<style[^]*?<\/style>/g, '') };
}

/** Replaces the content of the page by the heroes of its translations. Each is in the `main` of its page, and has no visible text. */
async function showTranslations(page: Page, translations: readonly { address: string; html: string }[]) {
  await page.evaluate(async (all) => {
    // A constructed style sheet, because the security policy blocks style elements.
    const hidden = new CSSStyleSheet();
    hidden.replaceSync(
      'section:not([data-section=hero]) { display: none } [data-section=hero] :is(h1, h2, p, a, span:not(:has(img))) { visibility: hidden }',
    );
    document.adoptedStyleSheets = [hidden];
    const mains = all.flatMap(({ address, html }) => {
      const translation = new DOMParser().parseFromString(html, 'text/html');
      const main = translation.querySelector('main') ?? translation.body;
      main.lang = translation.documentElement.lang;
      main.dataset['address'] = address;
      return main;
    });
    document.body.replaceChildren(...mains);
    await document.fonts.ready;
  }, translations);
}

/**
 * Runs in the page. Returns every text of each hero without its own background, with the boxes of its lines. Also returns a key of the
 * background: the pictures, their box, the colour behind them and the size of the hero.
 */
function readHeroes() {
  for (const main of document.querySelectorAll('main')) main.hidden = false;
  return [...document.querySelectorAll('[data-section=hero]')].map((section, index) => {
    const frame = section.getBoundingClientRect();
    const toBox = ({ x, y, width, height }: DOMRect): Box => ({
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
    const pictures = section.innerHTML.match(/assets[^ ]+\.jpg/g);
    const image = [...section.querySelectorAll('img')].find((each) => each.checkVisibility());
    const box = toBox((image ?? section).getBoundingClientRect());
    const { backgroundColor } = getComputedStyle(section.querySelector('div') ?? section);
    return {
      index,
      address: section.closest('main')?.dataset['address'] ?? '',
      texts,
      key: JSON.stringify([pictures, box, backgroundColor, frame.width, frame.height]),
    };
  });

  function hasOwnBackground(element: Element) {
    const inline = element.closest('a, span');
    return inline !== null && getComputedStyle(inline).backgroundColor !== 'rgba(0, 0, 0, 0)';
  }
}

/** Returns the smallest box with whole pixels that contains all boxes. */
function enclose(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/** Takes a screenshot of a part of a hero. Hides the other pages, so that the hero begins at a whole pixel. */
async function captureBackground(
  session: CDPSession,
  page: Page,
  index: number,
  box: Box,
): Promise<Background> {
  const origin = await page
    .locator('[data-section=hero]')
    .nth(index)
    .evaluate(async (section) => {
      for (const main of document.querySelectorAll('main')) main.hidden = !main.contains(section);
      section.scrollIntoView();
      const images = [...section.querySelectorAll('img')].filter((image) => image.checkVisibility());
      // A change of the width selects another rendition, which aborts the decoding of the previous one.
      await Promise.all(images.map((image) => image.decode().catch(() => image.decode())));
      const { x, y } = section.getBoundingClientRect();
      return { x: x + scrollX, y: y + scrollY, windowBottom: scrollY + innerHeight };
    });
  const clip = { ...box, x: Math.round(origin.x) + box.x, y: Math.round(origin.y) + box.y, scale: 1 };
  // Unlike a screenshot by Playwright, this one is compressed with little effort.
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip,
    captureBeyondViewport: clip.y + clip.height > origin.windowBottom,
  });
  const image = sharp(Buffer.from(data, 'base64')).removeAlpha().raw();
  const { data: pixels, info } = await image.toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: box.width, height: box.height });
  return { pixels, box };
}

/** Returns the lowest contrast of a text colour with the background at the sampled points of its lines. */
function lowestContrast({ pixels, box }: Background, color: string, lines: readonly Box[]): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const text = luminance(red, green, blue);
  let lowest = Infinity;
  for (const { x, y, width, height } of lines) {
    for (let row = Math.ceil(y); row < y + height; row += STEP_PX) {
      for (let column = Math.ceil(x); column < x + width; column += STEP_PX) {
        const start = ((row - box.y) * box.width + column - box.x) * 3;
        const behind = luminance(pixels[start] ?? 0, pixels[start + 1] ?? 0, pixels[start + 2] ?? 0);
        const contrast = (Math.max(text, behind) + 0.05) / (Math.min(text, behind) + 0.05);
        lowest = Math.min(lowest, contrast);
      }
    }
  }
  return lowest;
}

/** Relative luminance of red, green and blue from 0 to 255 (WCAG 2). */
function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The share of linear light of each value from 0 to 255. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function linear(value: number): number {
  return LINEAR[Math.round(value)] ?? 0;
}
