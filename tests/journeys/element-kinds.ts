import type { Page } from '@playwright/test';

export type PagePart = {
  readonly selector: string;
  /** The kinds of its elements, each once. */
  readonly kinds: readonly string[];
};

export type PageKinds = {
  /** Path and query, after redirects. */
  readonly address: string;
  /** Header, footer, each child of `main`, and `html` with all other elements. */
  readonly parts: readonly PagePart[];
  /** Addresses of this site that the page links to, without states of a page, such as a filtered list. */
  readonly links: readonly string[];
};

/**
 * Reads the kinds of the elements of pages. Axe has the same result for all elements of one kind, because they have equal tags, attributes
 * and ancestors. Their relations that axe checks are equal too: their children, their label and the heading before them. The browser
 * fetches and parses the pages, because it parses ten times faster than jsdom.
 *
 * @param addresses `undefined` stands for the page that the browser shows, in its current state
 */
export function readElementKinds(
  page: Page,
  addresses: readonly (string | undefined)[],
): Promise<PageKinds[]> {
  return page.evaluate(async (all) => {
    /** Attributes whose values change the look or the meaning of an element. Of all others only the name counts. */
    const VALUES =
      /^(?:class|role|type|tabindex|autocomplete|scope|aria-(?:hidden|level)|data-(?:tone|section|layout|theme|picture|variant|stock))$/;
    /** Attributes with the ids of other elements. */
    const REFERENCES = /^(?:for|headers|aria-(?:labelledby|describedby|controls|owns))$/;
    /** Attributes in which the header and the footer differ between pages. Axe has the same result with and without them. */
    const WITHOUT_EFFECT = /^(?:aria-current|data-locale)$/;
    const IGNORED = 'script, style, link, meta';
    const HEADING = 'h1, h2, h3, h4, h5, h6';
    const LANDMARK = 'header, footer, main, nav, aside, search, section, form, [role=search], [role=region]';
    const CONCURRENT_REQUESTS = 2;
    const digests = new Map<string, Promise<string>>();

    async function digest(text: string) {
      const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
      return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    }

    /** Caches the digests, because pages share most kinds. */
    function digestOnce(text: string) {
      const known = digests.get(text) ?? digest(text);
      digests.set(text, known);
      return known;
    }

    function describe({ tagName, attributes, ownerDocument }: Element) {
      const described = [...attributes]
        .filter(({ name }) => !WITHOUT_EFFECT.test(name))
        .map(({ name, value }) => {
          if (VALUES.test(name)) return `${name}=${value}`;
          const isBroken =
            REFERENCES.test(name) && value.split(/\s+/).some((id) => !ownerDocument.getElementById(id));
          return `${name}${value === '' ? '=' : ''}${isBroken ? '?' : ''}`;
        });
      return `${tagName} ${described.toSorted().join(' ')}`;
    }

    /** Describes the content of an element: whether it has text, and its child tags. Without text, `+` marks a repeated tag. */
    function describeContent({ childNodes, children }: Element) {
      const hasText = [...childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
      );
      const tags = new Map<string, string>();
      for (const { tagName } of children)
        tags.set(tagName, tags.has(tagName) && !hasText ? `${tagName}+` : tagName);
      return `${hasText ? 'text ' : ''}${[...tags.values()].toSorted().join(' ')}`;
    }

    function readParts(document: Document) {
      const parts = new Map<string, Set<string>>();
      const ids = new Set<string>();
      const landmarks = new Set<string>();
      let heading = 'no heading';

      /** Returns the relations of an element to other elements of the page. */
      function findRelations(element: Element) {
        const relations: string[] = [];
        if (element.matches(HEADING)) {
          relations.push(`after ${heading}`);
          heading = element.tagName;
        }
        if (element.matches(LANDMARK)) {
          const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent;
          const landmark = `${element.tagName} ${element.getAttribute('aria-label') ?? title ?? ''}`;
          if (landmarks.has(landmark)) relations.push('with a name that another has');
          landmarks.add(landmark);
        }
        if (element.id !== '') {
          if (ids.has(element.id)) relations.push('with an id that another has');
          ids.add(element.id);
        }
        if ('labels' in element && element.labels instanceof NodeList && element.labels.length > 0)
          relations.push('with a label');
        return relations;
      }

      function add(element: Element, ancestors: string, selector: string) {
        const path = `${ancestors}>${describe(element)}`;
        const kinds = parts.get(selector) ?? new Set();
        parts.set(selector, kinds);
        kinds.add(`${path} (${describeContent(element)})`);
        for (const relation of findRelations(element)) kinds.add(`${element.tagName} ${relation}`);
        for (const [index, child] of [...element.children].entries()) {
          if (!child.matches(IGNORED)) add(child, path, selectPart(child, index) ?? selector);
        }
      }

      add(document.documentElement, '', 'html');
      return parts;
    }

    function selectPart(element: Element, index: number) {
      if (element.matches('body > header')) return 'body > header';
      if (element.matches('body > footer')) return 'body > footer';
      return element.matches('main > *') ? `main > :nth-child(${index + 1})` : undefined;
    }

    async function load(address: string) {
      const response = await fetch(address);
      // Removes the styles, because the browser would report that the security policy of the current page blocks them.
      const html = (await response.text())
        .replaceAll(/<style[^]*?<\/style>/g, '')
        .replaceAll(/ style="[^"]*"/g, ' style');
      return { url: response.url, document: new DOMParser().parseFromString(html, 'text/html') };
    }

    async function read(address: string | undefined): Promise<PageKinds> {
      const { url, document } = address
        ? await load(address)
        : { url: location.href, document: window.document };
      const { pathname, search } = new URL(url);
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([rel~=nofollow])')]
        .map((link) => new URL(link.getAttribute('href') ?? '', url))
        .filter(({ origin }) => origin === location.origin)
        .map((link) => link.pathname + link.search);
      const parts = [...readParts(document)].map(async ([selector, kinds]) => ({
        selector,
        kinds: await Promise.all([...kinds].map(digestOnce)),
      }));
      return { address: pathname + search, parts: await Promise.all(parts), links: [...new Set(links)] };
    }

    const found: PageKinds[] = [];
    const waiting = [...all.entries()];
    async function readWaiting() {
      for (let next = waiting.shift(); next; next = waiting.shift()) found[next[0]] = await read(next[1]);
    }
    await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, readWaiting));
    return found;
  }, addresses);
}
