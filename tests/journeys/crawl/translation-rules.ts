import { localeCodes } from '#site/i18n/locale';
import { getAttribute, type HtmlElement, parseElements } from '../../html-tree.ts';
import type { Crawl, CrawledPage, CrawlResponse, FetchAddress } from './crawl.ts';
import { getCanonical, isIndexable } from './page-rules.ts';

type Alternates = ReadonlyMap<string, string>;
type Head = { readonly lang: string; readonly alternates: string };

/** Every page is a translation of all its translations, so its head is parsed once. */
const heads = new WeakMap<CrawlResponse, Head>();

/**
 * Checks that translations refer to each other (specification §2): every `hreflang` target exists, has the announced language, and
 * lists the same translations.
 */
export async function findTranslationProblems({ pages, origin, fetchAddress }: Crawl): Promise<string[]> {
  const problems = await Promise.all(
    [...pages.values()].map(async (page) => {
      const alternates = readAlternates(page.elements);
      if (!isIndexable(page)) return alternates.size === 0 ? [] : ['is not indexed but lists translations'];
      if (alternates.size === 0) return [];
      return [
        ...checkOwnAlternates(page, alternates),
        ...(await checkReturnLinks(alternates, origin, fetchAddress)),
      ];
    }),
  );
  return [...pages.keys()].flatMap((address, at) =>
    (problems[at] ?? []).map((problem) => `${address} ${problem}.`),
  );
}

function readAlternates(elements: readonly HtmlElement[]): Alternates {
  const links = elements.filter(isAlternate);
  return new Map(
    links.map((link) => [getAttribute(link, 'hreflang') ?? '', getAttribute(link, 'href') ?? '']),
  );
}

function isAlternate(element: HtmlElement) {
  return getAttribute(element, 'rel') === 'alternate' && getAttribute(element, 'hreflang') !== undefined;
}

function readLang([root]: readonly HtmlElement[]): string {
  return (root && getAttribute(root, 'lang')) ?? '';
}

function checkOwnAlternates(page: CrawledPage, alternates: Alternates): string[] {
  const written = page.elements.filter(isAlternate).length;
  const own = alternates.get(readLang(page.elements));
  return [
    ...(written === alternates.size ? [] : ['lists two translations in one language']),
    ...(alternates.has('x-default') ? [] : ['lists no x-default translation']),
    ...(own === getCanonical(page) ? [] : [`does not list itself among its translations: ${own}`]),
  ];
}

async function checkReturnLinks(
  alternates: Alternates,
  origin: string,
  fetchAddress: FetchAddress,
): Promise<string[]> {
  const expected = JSON.stringify([...alternates]);
  const problems = await Promise.all(
    [...alternates].map(async ([hreflang, address]) => {
      const url = URL.parse(address);
      if (url?.origin !== origin) return [`lists the translation ${address}, which is not on this site`];
      if (!localeCodes.some((code) => code === url.pathname.split('/')[1]))
        return [`lists the translation ${address}, which has no locale prefix`];
      const response = await fetchAddress(url.pathname + url.search);
      if (response.status !== 200)
        return [`lists the translation ${address}, which responds with ${response.status}`];
      const { lang, alternates: actual } = readHead(response);
      if (hreflang !== 'x-default' && lang !== hreflang)
        return [`lists ${address} as "${hreflang}", but that page has the lang "${lang}"`];
      return actual === expected
        ? []
        : [`lists the translation ${address}, which lists different translations: ${actual}`];
    }),
  );
  return problems.flat();
}

function readHead(response: CrawlResponse): Head {
  const known = heads.get(response);
  if (known) return known;
  const elements = parseElements(`${response.text.split('</head>')[0]}</head>`);
  const head = {
    lang: readLang(elements),
    alternates: JSON.stringify([...readAlternates(elements)]),
  };
  heads.set(response, head);
  return head;
}
