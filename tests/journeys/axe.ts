import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import type { PagePart } from './element-kinds.ts';

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

/** Rules about colours and pictures, which differ between the themes. All other rules give the same result in both themes. */
export const THEME_RULES = [
  'color-contrast',
  'link-in-text-block',
  'image-alt',
  'image-redundant-alt',
  'role-img-alt',
  'svg-img-alt',
];

/**
 * Runs axe on the page in its current state and returns `rule: element` for each violation.
 *
 * @param rules tags or rules of axe to check
 * @param exclude selectors of elements that are not checked. Rules for the whole page still see them
 */
export async function findAxeViolations(
  page: Page,
  rules: readonly string[] = AXE_TAGS,
  exclude: readonly string[] = [],
): Promise<string[]> {
  return page.evaluate(
    async ({ runOnly, excluded }) => {
      const { violations } = await window.axe.run(
        { include: document, exclude: excluded },
        { runOnly, resultTypes: ['violations'], preload: false },
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    },
    { runOnly: [...rules], excluded: [...exclude] },
  );
}

/** Runs axe in both themes on some parts of a page. */
export async function expectPartsToPassAxe(
  page: Page,
  parts: readonly PagePart[],
  checked: readonly PagePart[],
) {
  const excluded = parts
    .filter((part) => !checked.includes(part) && part.selector !== 'html')
    .map(({ selector }) => selector);
  for (const [colorScheme, rules] of [
    ['light', AXE_TAGS],
    ['dark', THEME_RULES],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await findAxeViolations(page, rules, excluded);
    expect.soft(violations, `${page.url()}, ${colorScheme}`).toEqual([]);
  }
}
