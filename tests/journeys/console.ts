import { expect, test as base } from '@playwright/test';

/** A journey fails when the browser's console has something to complain of: an error, a broken policy, a failed hydration. */
export const test = base.extend<{
  calmConsole: void;
  expectedComplaints: RegExp[];
  /** Whether the visitor has chosen their locale before, so that none is suggested. */
  settled: boolean;
  settledLocale: void;
}>({
  settled: [true, { option: true }],
  settledLocale: [
    async ({ page, settled }, use) => {
      if (settled) await page.addInitScript(settle);
      await use();
    },
    { auto: true },
  ],
  expectedComplaints: [[], { option: true }],
  calmConsole: [
    async ({ page, expectedComplaints }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use();
      expect(
        complaints.filter((complaint) => !expectedComplaints.some((expected) => expected.test(complaint))),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

function settle() {
  try {
    localStorage.setItem('locale-suggestion', 'settled');
  } catch {
    // A document without an origin keeps nothing, and is suggested nothing.
  }
}

export { expect };
