import type { Page } from '@playwright/test';

export type PageStructure = {
  /** Path and query, after redirects. */
  readonly address: string;
  /**
   * One digest for each child of `main`, in order: sections, or the view of a screen. Children have the same digest if their markup differs
   * only in texts, addresses and repeated elements.
   */
  readonly blocks: readonly string[];
};

/** Fetches and parses pages of the site in the browser, which parses ten times faster than jsdom. */
export function readStructures(page: Page, addresses: readonly string[]): Promise<PageStructure[]> {
  return page.evaluate(async (all) => {
    /** Attributes whose values change the look or the meaning of a page. Of all others only the name counts. */
    const VALUES = ['class', 'role', 'type', 'aria-hidden', 'aria-level', 'data-tone', 'data-section'];
    const IGNORED = ['SCRIPT', 'STYLE', 'LINK', 'META'];

    function describe(element: Element): string {
      const attributes = [...element.attributes]
        .filter(({ name }) => name !== 'aria-current')
        .map(({ name, value }) =>
          VALUES.includes(name) ? `${name}=${value}` : `${name}${value === '' ? '=' : ''}`,
        )
        .toSorted();
      const hasText = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      const children = [...element.children]
        .filter(({ tagName }) => !IGNORED.includes(tagName))
        .map(describe);
      return `<${element.tagName} ${attributes.join(' ')}>${hasText ? 'text' : ''}${[...new Set(children)].join('')}</>`;
    }

    async function digest(text: string) {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }

    const structures: PageStructure[] = [];
    for (const address of all) {
      const response = await fetch(address);
      const { pathname, search } = new URL(response.url);
      // Removes the styles, because the browser would report that the security policy of the current page blocks them.
      const html = (await response.text())
        .replaceAll(/<style[^]*?<\/style>/g, '')
        .replaceAll(/ style="[^"]*"/g, ' style');
      const document = new DOMParser().parseFromString(html, 'text/html');
      structures.push({
        address: pathname + search,
        blocks: await Promise.all([...document.querySelectorAll('main > *')].map(describe).map(digest)),
      });
    }
    return structures;
  }, addresses);
}
