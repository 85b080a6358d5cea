import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What every page of ours keeps: WCAG 2.2 AA and what axe calls good practice. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Brings axe into every page that is opened from now on. */
export async function bringAxe(page: Page) {
  await page.addInitScript({ content: axe.source });
}

/** What axe finds wrong with the page as it is shown now: the rule, and where it is broken. */
export async function axeFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  }, AXE_TAGS);
}
