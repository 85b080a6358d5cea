import type { Page } from '@playwright/test';

/** Widths of a phone and a desktop screen in CSS pixels, and how many times slower the CPU is. */
export const SHIFT_WIDTHS = [390, 1440] as const;
export const CPU_SLOWDOWNS = [1, 6] as const;

export type LayoutShift = {
  /** Sum of all shifts without recent input. The CLS of Web Vitals is not larger, because it counts only the worst five seconds. */
  readonly score: number;
  /** The moved elements with their old and new positions, for reports. */
  readonly moved: readonly string[];
};

declare global {
  interface Window {
    layoutShifts?: { readonly value: number; readonly moved: readonly string[] }[];
  }
}

/** Switches the slow CPU of an observed page on or off. */
type SwitchSlowCpu = (isSlow: boolean) => Promise<unknown>;
const switches = new WeakMap<Page, SwitchSlowCpu>();

/**
 * Prepares a page for `measureLayoutShift`. Every load is a first visit, because the cache is off.
 *
 * @param cpuSlowdown 6 makes scripts six times slower
 */
export async function observeLayoutShifts(page: Page, cpuSlowdown: number): Promise<void> {
  await page.addInitScript(recordShifts);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const switchSlowCpu: SwitchSlowCpu = (isSlow) =>
    session.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? cpuSlowdown : 1 });
  await switchSlowCpu(true);
  switches.set(page, switchSlowCpu);
}

/** Loads a page, scrolls to its end and returns the layout shift until all sections are hydrated. */
export async function measureLayoutShift(page: Page, url: string): Promise<LayoutShift> {
  await page.goto(url);
  await page.locator('html[data-enhanced]').waitFor({ state: 'attached' });
  await page.evaluate(scrollToEnd);
  await page.locator('[data-island]:not([data-hydrated])').first().waitFor({ state: 'detached' });
  await waitForIdleNetwork(page);
  return await readLayoutShift(page);
}

/** Returns the layout shift of the current page until now. */
export async function readLayoutShift(page: Page): Promise<LayoutShift> {
  await waitForFrames(page);
  const shifts = await page.evaluate(() => window.layoutShifts ?? []);
  return {
    score: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}

/** Waits without the slow CPU, because Chromium emulates it by busy waiting. That would occupy a core while the page is idle. */
async function waitForIdleNetwork(page: Page) {
  const switchSlowCpu = switches.get(page);
  await switchSlowCpu?.(false);
  await page.waitForLoadState('networkidle');
  await switchSlowCpu?.(true);
}

/** Waits until the browser has painted the current state. */
async function waitForFrames(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Runs in the page. Scrolls by the height of the window. At each stop it waits until the sections and pictures in the window are
 * ready, because only elements inside the window count as moved. A separate call for each stop would take longer than the stop.
 */
async function scrollToEnd() {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isInWindow = (element: Element) => {
    const { top, right, bottom, left } = element.getBoundingClientRect();
    return top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const findPending = () =>
    [...document.querySelectorAll('[data-island]:not([data-hydrated])')].find(isInWindow) ??
    [...document.images].find((image) => !image.complete && image.checkVisibility() && isInWindow(image));
  for (;;) {
    await nextFrame();
    // Ends a measurement that hangs. It is shorter than the limit of a test, so that the error names the element.
    const end = performance.now() + 60_000;
    for (let pending = findPending(); pending; pending = findPending()) {
      await nextFrame();
      if (performance.now() > end) throw new Error(`Not ready: ${pending.outerHTML.slice(0, 200)}`);
    }
    await nextFrame();
    const before = scrollY;
    scrollBy({ top: innerHeight, behavior: 'instant' });
    if (scrollY === before) return;
  }
}

/** Runs in the page before its scripts. */
function recordShifts() {
  const shifts: NonNullable<Window['layoutShifts']> = [];
  window.layoutShifts = shifts;
  const describe = ({ node, previousRect, currentRect }: LayoutShiftSource) => {
    const text = (node?.textContent ?? '').trim().slice(0, 30);
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    return `${node?.nodeName ?? 'removed node'} "${text}": ${place(previousRect)} → ${place(currentRect)}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isLayoutShift(entry) && !entry.hadRecentInput)
        shifts.push({ value: entry.value, moved: entry.sources.map(describe) });
  }).observe({ type: 'layout-shift', buffered: true });

  function isLayoutShift(entry: PerformanceEntry): entry is LayoutShiftEntry {
    return entry.entryType === 'layout-shift';
  }
}

// The Layout Instability API. The types of the DOM do not contain it, because only Chromium implements it.
type LayoutShiftSource = {
  readonly node: Node | null;
  readonly previousRect: DOMRectReadOnly;
  readonly currentRect: DOMRectReadOnly;
};
type LayoutShiftEntry = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly LayoutShiftSource[];
};
