import { localeCodes } from '#site/i18n/locale';
import { type Crawl, type CrawledPage, type CrawlResponse, type FetchAddress, parseHtml } from './crawl.ts';
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
      const alternates = readAlternates(page.document);
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

function readAlternates(document: Document): Alternates {
  const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
  return new Map(links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']));
}

function checkOwnAlternates(page: CrawledPage, alternates: Alternates): string[] {
  const written = page.document.querySelectorAll('link[rel=alternate][hreflang]').length;
  const own = alternates.get(page.document.documentElement.lang);
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
  const document = parseHtml(`${response.text.split('</head>')[0]}</head>`);
  const head = {
    lang: document.documentElement.lang,
    alternates: JSON.stringify([...readAlternates(document)]),
  };
  heads.set(response, head);
  return head;
}
