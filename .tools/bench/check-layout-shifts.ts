import { measureLayoutShifts } from './layout-shifts.ts';
import { serveSite } from './served-site.ts';

/** Measures every page of the built site and prints a table. Returns whether no page moves more than its budget. */
export async function checkLayoutShifts(): Promise<boolean> {
  const site = await serveSite();
  try {
    const rows = await measureLayoutShifts(site.url);
    console.table(rows);
    return Object.values(rows).every((row) => row['over budget'] === 0);
  } finally {
    await site.stop();
  }
}
