import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium, type Page } from '@playwright/test';
import { findOrInstallBrowser } from '../find-browser.ts';
import { CPU_SLOWDOWN } from './slow-phone.ts';

const PORT = 4396;
const STORY = `http://localhost:${PORT}/?story=design-system--repeater--twenty-rows&mode=preview`;
const REORDERS = 10;

/** Frames of a list of twenty lines while all lines move. */
export type ListFrames = {
  readonly reorders: number;
  readonly frames: number;
  /** Frames that took longer than 50 ms, including those of the click and of rendering. */
  readonly longFrames: number;
  /** Duration of the longest frame in milliseconds. */
  readonly longest: number;
};

/**
 * Reverses a list of twenty lines several times, with a quarter of the CPU speed. Requires built stories. The figures with reduced motion
 * are those of rendering and layout alone.
 */
export async function measureListFrames(): Promise<
  Readonly<Record<'motion' | 'reduced motion', ListFrames>>
> {
  const server = spawn(process.execPath, ['.tools/visual/serve-stories.ts', String(PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser(), args: ['--no-sandbox'] });
  try {
    const measure = async (reducedMotion: 'no-preference' | 'reduce') => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion });
      await openStory(page);
      const frames = await page.evaluate(reorder, REORDERS);
      await page.close();
      return frames;
    };
    return { motion: await measure('no-preference'), 'reduced motion': await measure('reduce') };
  } finally {
    await browser.close();
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

async function openStory(page: Page) {
  while (
    !(await fetch(STORY).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await page.waitForTimeout(100);
  await page.goto(STORY);
  await page.locator('html[data-story-shown]').waitFor({ state: 'attached' });
  const loaded = page.waitForResponse(/list-motion/);
  await page.getByRole('textbox').first().hover();
  await (await loaded).finished();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Runs in the page. Each reorder starts in the middle of the motion before. */
async function reorder(reorders: number) {
  const durations: number[] = [];
  const frames = new PerformanceObserver((list) => {
    durations.push(...list.getEntries().map(({ duration }) => duration));
  });
  const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Reverse the order',
  );
  // The first one compiles the code.
  button?.click();
  for (let frame = 0; frame < 30; frame += 1) await nextFrame();
  frames.observe({ type: 'long-animation-frame' });
  let count = 0;
  for (let at = 0; at < reorders; at += 1) {
    button?.click();
    for (let frame = 0; frame < 10; frame += 1) {
      await nextFrame();
      count += 1;
    }
  }
  for (let frame = 0; frame < 30; frame += 1) await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    reorders,
    frames: count,
    longFrames: durations.length,
    longest: Math.round(Math.max(0, ...durations)),
  };
}
