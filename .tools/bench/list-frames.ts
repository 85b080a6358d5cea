import type { Page } from '@playwright/test';
import { launchBrowser } from './launch-browser.ts';
import { startServerProcess } from './server-process.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';

const SERVE_SCRIPT = '.tools/visual/serve-stories.ts';
const STORY_PATH = '/?story=design-system--repeater--twenty-rows&mode=preview';
const REORDERS = 10;

/** Frames of a list of twenty lines while all lines move. */
export type ListFrames = {
  readonly reorders: number;
  /** Frames that took longer than 50 ms, including those of the click and of rendering. */
  readonly longFrames: number;
  /** Duration of the longest frame in milliseconds. */
  readonly longest: number;
};

/**
 * Reverses a list of twenty lines several times, with a quarter of the CPU speed. Requires built stories. The figures with reduced motion
 * show the cost of rendering and layout alone. The figures without a change show the delays of the machine.
 */
export async function measureListFrames(): Promise<
  Readonly<Record<'motion' | 'reduced motion' | 'no change', ListFrames>>
> {
  const server = await startServerProcess([SERVE_SCRIPT, '0'], { urlLabel: 'stories: ' });
  try {
    return await measureFrames(server.url + STORY_PATH);
  } finally {
    await server.stop();
  }
}

async function measureFrames(story: string) {
  const browser = await launchBrowser();
  try {
    const measure = async (reducedMotion: 'no-preference' | 'reduce', reorders: number) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion });
      await openStory(page, story);
      const frames = await page.evaluate(reorder, { reorders, rounds: REORDERS });
      await page.close();
      return frames;
    };
    return {
      motion: await measure('no-preference', REORDERS),
      'reduced motion': await measure('reduce', REORDERS),
      'no change': await measure('no-preference', 0),
    };
  } finally {
    await browser.close();
  }
}

async function openStory(page: Page, url: string) {
  await page.goto(url);
  await page.locator('html[data-story-shown]').waitFor({ state: 'attached' });
  const loaded = page.waitForResponse(/list-motion/);
  await page.getByRole('textbox').first().hover();
  await (await loaded).finished();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Runs in the page. Each reorder starts in the middle of the previous motion. It starts in a separate task, like the click of a visitor.
 * In an animation frame, the browser would count the wait since the previous frame as part of the frame.
 */
async function reorder({ reorders, rounds }: { reorders: number; rounds: number }) {
  const durations: number[] = [];
  const frames = new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  });
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Reverse the order',
  );
  if (!button) throw new Error('The story of the repeater has no button "Reverse the order".');
  // The first reorder is not measured, because it compiles the code.
  button.click();
  await wait(500);
  frames.observe({ type: 'long-animation-frame' });
  for (let round = 0; round < rounds; round += 1) {
    if (round < reorders) button.click();
    await wait(160);
  }
  await wait(700);
  return { reorders, longFrames: durations.length, longest: Math.round(Math.max(0, ...durations)) };
}
