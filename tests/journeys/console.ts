import { expect, test as base } from '@playwright/test';

/** The driver that renders WebGL in software reports that it is slow. */
const GRAPHICS_DRIVER = /GL Driver Message/;

/** Playwright's `test`, extended: a journey fails on console errors and warnings, such as a CSP violation or a failed hydration. */
export const test = base.extend<{
  failOnConsoleErrors: void;
  /** Messages that do not fail the journey. */
  expectedConsoleErrors: RegExp[];
  /** Whether the visitor dismissed the locale suggestion before. Default: true. */
  hasDismissedSuggestion: boolean;
  dismissSuggestion: void;
}>({
  hasDismissedSuggestion: [true, { option: true }],
  dismissSuggestion: [
    async ({ page, hasDismissedSuggestion }, use) => {
      if (hasDismissedSuggestion) await page.addInitScript(storeDismissal);
      await use();
    },
    { auto: true },
  ],
  expectedConsoleErrors: [[], { option: true }],
  failOnConsoleErrors: [
    async ({ page, expectedConsoleErrors }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      await use();
      const unexpected = messages.filter(
        (message) => ![GRAPHICS_DRIVER, ...expectedConsoleErrors].some((expected) => expected.test(message)),
      );
      expect(unexpected, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

function storeDismissal() {
  try {
    localStorage.setItem('locale-suggestion', 'settled');
  } catch {
    // A document without an origin has no storage, and shows no suggestion either.
  }
}

export { expect };
