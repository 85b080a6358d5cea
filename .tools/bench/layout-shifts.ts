import { type Browser, chromium } from '@playwright/test';
import { findHeadlessShell } from '../find-browser.ts';
import { BUDGETS, meetsBudget } from './budgets.ts';
import { CPU_SLOWDOWNS, measureLayoutShift, observeLayoutShifts, SHIFT_WIDTHS } from './layout-shift.ts';
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

type PageShift = { readonly url: string; readonly score: number; readonly moved: readonly string[] };

/** Browsers that measure at the same time. Chromium emulates a slow CPU by busy waiting, so each browser needs a core. */
const BROWSERS = 2;
/** Ends a measurement that hangs. It is high because other programs use the machine. */
const TIMEOUT_MS = 120_000;

const SETTINGS = new Map<string, ShiftSetting>(
  SHIFT_WIDTHS.flatMap((width) =>
    CPU_SLOWDOWNS.map((slowdown) => [`${width}/${slowdown}`, { width, slowdown }] as const),
  ),
);

/**
 * Returns the settings with these names, such as `390/6`; without names, all.
 *
 * @throws an error for an unknown name
 */
export function selectShiftSettings(names: readonly string[]): readonly ShiftSetting[] {
  if (names.length === 0) return [...SETTINGS.values()];
  return names.map((name) => {
    const setting = SETTINGS.get(name);
    if (!setting)
      throw new Error(
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
  const launch = () => chromium.launch({ executablePath: findHeadlessShell(), args: ['--no-sandbox'] });
  const browsers = await Promise.all(Array.from({ length: BROWSERS }, launch));
  const rows: Record<string, LayoutShiftRow> = {};
  try {
    for (const setting of settings) {
      const name = `${setting.width} px, CPU ${setting.slowdown}× slower`;
      const start = performance.now();
      const shifts = await measurePages(browsers, urls, setting);
      const [worst] = shifts.toSorted((first, second) => second.score - first.score);
      const moving = shifts.filter(({ score }) => !meetsBudget(score, BUDGETS.layoutShift));
      for (const { url, score, moved } of moving)
        console.log(`${url}, ${name}: ${score.toFixed(4)}\n  ${moved.join('\n  ')}`);
      rows[name] = {
        pages: shifts.length,
        'over budget': moving.length,
        worst: worst?.score ?? 0,
        'worst page': worst?.url ?? '',
        seconds: Math.round((performance.now() - start) / 1_000),
      };
    }
    return rows;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

/** Measures all pages with one setting. The browsers take their next URL from the same iterator. */
async function measurePages(
  browsers: readonly Browser[],
  urls: readonly string[],
  { width, slowdown }: ShiftSetting,
): Promise<PageShift[]> {
  const shifts: PageShift[] = [];
  const remaining = urls.values();
  const measureRemaining = async (browser: Browser) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    page.setDefaultTimeout(TIMEOUT_MS);
    await observeLayoutShifts(page, slowdown);
    for (const url of remaining) shifts.push({ url, ...(await measureLayoutShift(page, url)) });
    await page.close();
  };
  await Promise.all(browsers.map(measureRemaining));
  return shifts;
}
