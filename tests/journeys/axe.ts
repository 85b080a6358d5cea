import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 AA and the best practices of axe. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Injects axe into every page that is opened after this call. */
export async function injectAxe(page: Page) {
  await page.addInitScript({ content: axe.source });
}

/** Runs axe on the page in its current state and returns `rule: element` for each violation. */
export async function findAxeViolations(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, AXE_TAGS);
}
