import type { Page } from '@playwright/test';

export type PageStructure = {
  /** Path and query, after redirects. */
  readonly address: string;
  /** Equal for pages that have the same markup apart from their texts, addresses and repeated elements. */
  readonly structure: string;
  /** The same for each child of `main`, in their order: sections, or the view of a screen. */
  readonly blocks: readonly string[];
  /** Addresses of this site that the page links to. States of a page, such as a filtered list, are left out. */
  readonly links: readonly string[];
};

/** Fetches and parses pages of the site in the browser, which parses ten times faster than jsdom. */
export function readStructures(page: Page, addresses: readonly string[]): Promise<PageStructure[]> {
  return page.evaluate(async (all) => {
    /** Attributes whose values change the look or the meaning of a page. Of all others only the name counts. */
    const VALUES = ['class', 'role', 'type', 'aria-hidden', 'aria-level', 'data-tone', 'data-section'];
    const IGNORED = ['SCRIPT', 'STYLE', 'LINK', 'META'];

    function describe(element: Element): string {
      const attributes = [...element.attributes]
        // Header and footer differ by the current page and its translations only in these.
        .filter(({ name }) => !['aria-current', 'data-locale'].includes(name))
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
      // The browser would report that the security policy of this page blocks the styles of the others.
      const html = (await response.text())
        .replaceAll(/<style[^]*?<\/style>/g, '')
        .replaceAll(/ style="[^"]*"/g, ' style');
      const document = new DOMParser().parseFromString(html, 'text/html');
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([rel~=nofollow])')]
        .map((link) => new URL(link.getAttribute('href') ?? '', response.url))
        .filter(({ origin }) => origin === location.origin)
        .map((url) => url.pathname + url.search);
      structures.push({
        address: pathname + search,
        structure: await digest(describe(document.documentElement)),
        blocks: await Promise.all([...document.querySelectorAll('main > *')].map(describe).map(digest)),
        links: [...new Set(links)],
      });
    }
    return structures;
  }, addresses);
}

/**
 * Finds all pages of a locale that its sitemap lists or its pages link to, and one page that does not exist.
 *
 * @param start path of the locale's home page
 */
export async function findPageStructures(page: Page, start: string): Promise<PageStructure[]> {
  await page.goto(start);
  const sitemap = await (await page.request.get(`${start}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const found = new Map<string, PageStructure>();
  const seen = new Set<string>();
  let next = [start, `${start}/bestaat-niet`, ...listed];
  while (next.length > 0) {
    for (const address of next) seen.add(address);
    const pages = await readStructures(page, next);
    for (const each of pages) found.set(each.address, each);
    next = [...new Set(pages.flatMap(({ links }) => links))].filter(
      (address) => !seen.has(address) && isPageOf(start, address),
    );
  }
  return [...found.values()];
}

/** Returns whether an address is a page of a locale. Other addresses with a dot are files, and variants look like their product. */
function isPageOf(start: string, address: string) {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const isFile = pathname.includes('.') && !pathname.endsWith('.html');
  return `${pathname}/`.startsWith(`${start}/`) && !isFile && !searchParams.has('variant');
}
