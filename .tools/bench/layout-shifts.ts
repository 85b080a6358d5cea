import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { ArgumentError } from '#embedded/command-arguments';
import { findHeadlessShell } from '../find-browser.ts';
import { BUDGETS, meetsBudget } from './budgets.ts';
import { launchBrowser } from './launch-browser.ts';
import {
  CPU_SLOWDOWNS,
  type LayoutShift,
  measureLayoutShift,
  observeLayoutShifts,
  SHIFT_WIDTHS,
} from './layout-shift.ts';
import { listPages } from './pages.ts';

/** The layout shift of all pages at one width and CPU speed. */
export type LayoutShiftRow = {
  readonly pages: number;
  readonly 'over budget': number;
  readonly worst: number;
  readonly 'worst page': string;
  readonly seconds: number;
};

/** A width in CSS pixels, and how many times slower the CPU is. */
type ShiftSetting = { readonly width: number; readonly slowdown: number };

type PageShift = LayoutShift & { readonly url: string };

/** Browsers that measure at the same time. Chromium emulates a slow CPU by busy waiting, so each browser needs a core. */
const BROWSERS = 2;
/** Ends the measurement of a page that hangs. It is high because other programs use the machine. */
const TIMEOUT_MS = 120_000;

const SETTINGS = new Map<string, ShiftSetting>(
  SHIFT_WIDTHS.flatMap((width) =>
    CPU_SLOWDOWNS.map((slowdown) => [`${width}/${slowdown}`, { width, slowdown }] as const),
  ),
);

/**
 * Returns the settings with these names, such as `390/6`; without names, all.
 *
 * @throws {ArgumentError} for an unknown name
 */
export function selectShiftSettings(names: readonly string[]): readonly ShiftSetting[] {
  if (names.length === 0) return [...SETTINGS.values()];
  return names.map((name) => {
    const setting = SETTINGS.get(name);
    if (!setting)
      throw new ArgumentError(
        `Expected widths and CPU slowdowns of ${[...SETTINGS.keys()].join(', ')}, got "${name}".`,
      );
    return setting;
  });
}

/**
 * Measures the layout shift of every page of every locale. Prints each page that moves more than its budget, with the moved elements.
 * Returns a row for each width and CPU speed.
 */
export async function measureLayoutShifts(
  siteUrl: string,
  settings = selectShiftSettings([]),
): Promise<Readonly<Record<string, LayoutShiftRow>>> {
  const urls = await listPages(siteUrl);
  const rows: Record<string, LayoutShiftRow> = {};
  for (const setting of settings) {
    const name = `${setting.width} px, CPU ${setting.slowdown}× slower`;
    const start = performance.now();
    const report = ({ url, score, moved }: PageShift) =>
      console.log(`${url}, ${name}: ${score.toFixed(4)}\n  ${moved.join('\n  ')}`);
    const shifts = await measurePages(urls, setting, report);
    const [worst] = shifts.toSorted((first, second) => second.score - first.score);
    rows[name] = {
      pages: shifts.length,
      'over budget': shifts.filter(isOverBudget).length,
      worst: worst?.score ?? 0,
      'worst page': worst?.url ?? '',
      seconds: Math.round((performance.now() - start) / 1_000),
    };
  }
  return rows;
}

const isOverBudget = ({ score }: PageShift) => !meetsBudget(score, BUDGETS.layoutShift);

/**
 * Measures all pages with one setting. The browsers take their next URL from the same iterator. Calls `report` with each page over the budget.
 */
async function measurePages(
  urls: readonly string[],
  setting: ShiftSetting,
  report: (shift: PageShift) => void,
): Promise<PageShift[]> {
  const shifts: PageShift[] = [];
  const remaining = urls.values();
  const measureRemaining = async () => {
    let page = await openPage(setting);
    for (const url of remaining) {
      const measured = await measureInTime(page, url).catch(async (error: unknown) => {
        // The browser did not paint one of about 4,000 pages, so such a page is measured again in a new browser.
        console.log(`${url} is measured again in a new browser:`, error);
        await page.context().browser()?.close();
        page = await openPage(setting);
        return await measureInTime(page, url);
      });
      const shift = { url, ...measured };
      if (isOverBudget(shift)) report(shift);
      shifts.push(shift);
    }
    await page.context().browser()?.close();
  };
  await Promise.all(Array.from({ length: BROWSERS }, measureRemaining));
  return shifts;
}

/** @throws an error after the time limit */
function measureInTime(page: Page, url: string): Promise<LayoutShift> {
  const timeout = setTimeout(TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`Expected a measurement within ${TIMEOUT_MS} ms.`);
  });
  return Promise.race([measureLayoutShift(page, url), timeout]);
}

/** Opens a page in a new browser. */
async function openPage({ width, slowdown }: ShiftSetting): Promise<Page> {
  const browser = await launchBrowser(findHeadlessShell());
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  page.setDefaultTimeout(TIMEOUT_MS);
  await observeLayoutShifts(page, slowdown);
  return page;
}
