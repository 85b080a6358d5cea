import { measureLayoutShifts, selectShiftSettings } from './layout-shifts.ts';
import { serveSite } from './served-site.ts';

/**
 * Measures every page of the built site and prints a table. Returns whether no page moves more than its budget.
 *
 * @param names widths and CPU slowdowns, such as `390/6`, by default all
 * @throws {ArgumentError} for an unknown name
 */
export async function checkLayoutShifts(names: readonly string[]): Promise<boolean> {
  const settings = selectShiftSettings(names);
  const site = await serveSite();
  try {
    const rows = await measureLayoutShifts(site.url, settings);
    console.table(rows);
    return Object.values(rows).every((row) => row['over budget'] === 0);
  } finally {
    await site.stop();
  }
}
