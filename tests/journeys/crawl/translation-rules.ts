import { localeCodes } from '#site/i18n/locale';
import { type Crawl, type CrawledPage, parse } from './crawl.ts';
import { canonicalOf, isIndexable } from './page-rules.ts';

type Alternates = ReadonlyMap<string, string>;

/**
 * Whether all languages of a page agree on what its languages are: every address that a page names as its translation is there,
 * is one that search engines may list, and names the same translations in turn (specification §2).
 */
export async function translationFaults({ pages, origin, ask }: Crawl): Promise<string[]> {
  const faults = await Promise.all(
    [...pages.values()].map(async (page) => {
      const alternates = alternatesOf(page.document);
      if (!isIndexable(page)) return alternates.size === 0 ? [] : ['is not indexed and names translations'];
      if (alternates.size === 0) return [];
      return [...ownFaults(page, alternates), ...(await returnFaults(alternates, origin, ask))];
    }),
  );
  return [...pages.keys()].flatMap((address, at) =>
    (faults[at] ?? []).map((fault) => `${address} ${fault}.`),
  );
}

function alternatesOf(document: Document): Alternates {
  const links = [...document.querySelectorAll('link[rel=alternate][hreflang]')];
  return new Map(links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? '']));
}

function ownFaults(page: CrawledPage, alternates: Alternates): string[] {
  const written = page.document.querySelectorAll('link[rel=alternate][hreflang]').length;
  const own = alternates.get(page.document.documentElement.lang);
  return [
    ...(written === alternates.size ? [] : ['names two translations in one language']),
    ...(alternates.has('x-default') ? [] : ['names no translation for everybody else']),
    ...(own === canonicalOf(page) ? [] : [`is not among its own translations: ${own}`]),
  ];
}

async function returnFaults(alternates: Alternates, origin: string, ask: Crawl['ask']): Promise<string[]> {
  const said = JSON.stringify([...alternates]);
  const faults = await Promise.all(
    [...alternates].map(async ([hreflang, address]) => {
      const url = URL.parse(address);
      if (url?.origin !== origin)
        return [`names ${address} as its translation, which is no address of the site`];
      if (!localeCodes.some((code) => code === url.pathname.split('/')[1]))
        return [`names ${address}, in no locale`];
      const answer = await ask(url.pathname + url.search);
      if (answer.status !== 200)
        return [`names ${address} as its translation, which answers ${answer.status}`];
      const document = parse(`${answer.text.split('</head>')[0]}</head>`);
      if (hreflang !== 'x-default' && document.documentElement.lang !== hreflang)
        return [`names ${address} as "${hreflang}", which is in "${document.documentElement.lang}"`];
      const inTurn = JSON.stringify([...alternatesOf(document)]);
      return inTurn === said ? [] : [`names ${address} as its translation, which names others: ${inTurn}`];
    }),
  );
  return faults.flat();
}
