import { type HtmlElement, parseElements } from '../../html-tree.ts';
import { collectLinks, collectXmlAddresses, type CrawledLink, resolveLink } from './links.ts';

export type CrawlResponse = {
  readonly status: number;
  /** The content type header. */
  readonly type: string;
  /** Target of a redirect. */
  readonly location: string | undefined;
  readonly text: string;
};

export type CrawledPage = {
  /** Path and query. */
  readonly address: string;
  readonly url: URL;
  /** In document order. */
  readonly elements: readonly HtmlElement[];
  readonly links: readonly CrawledLink[];
};

/** Requests an address of the site (path and query) without following redirects. */
export type FetchAddress = (address: string) => Promise<CrawlResponse>;

export type Crawl = {
  readonly origin: string;
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Response of every linked address, with the first page that links to it. */
  readonly responses: ReadonlyMap<string, { readonly response: CrawlResponse; readonly foundOn: string }>;
  /** Deduplicated: each address is requested once. */
  readonly fetchAddress: FetchAddress;
};

/** No locale has this many pages, so a crawl that reaches the limit is in a loop. */
const MAX_PAGES = 400;
/** The page of a variant has the links of its product's page, so it is not parsed. */
const VARIANT = 'variant';

/**
 * Parses every page of a locale that is reachable from its home page, and requests everything that these pages link to.
 * Addresses outside the locale are requested but not parsed. Of each image only the narrowest rendition is requested.
 *
 * @param options.requestsVariants whether the pages of variants are requested
 */
export async function crawl(
  fetchFromSite: FetchAddress,
  locale: string,
  origin: string,
  { requestsVariants = true }: { readonly requestsVariants?: boolean } = {},
): Promise<Crawl> {
  const requested = new Map<string, Promise<CrawlResponse>>();
  const fetchAddress = (address: string) => {
    const earlier = requested.get(address);
    if (earlier) return earlier;
    const response = fetchFromSite(address);
    requested.set(address, response);
    return response;
  };
  const pages = new Map<string, CrawledPage>();
  const responses = new Map<string, { response: CrawlResponse; foundOn: string }>();
  const images = new Map<string, { address: string; width: number; foundOn: string }>();
  const home = `/${locale}`;
  const isInLocale = (address: string) => address === home || /^[/?]/.test(address.slice(home.length));
  let queue = new Map([
    [home, 'the address bar'],
    [`${home}/sitemap.xml`, 'robots.txt'],
  ]);

  const visit = async ([address, foundOn]: [string, string]) => {
    const response = await fetchAddress(address);
    responses.set(address, { response, foundOn });
    if (response.status !== 200 || !address.startsWith(home) || !isInLocale(address)) return [];
    const url = new URL(address, origin);
    if (url.searchParams.has(VARIANT)) return [];
    const links = response.type.includes('xml')
      ? collectXmlAddresses(response.text).flatMap((to) => resolveLink(to, url))
      : [];
    if (!response.type.startsWith('text/html')) return links.map((link) => ({ link, foundOn: address }));
    const elements = parseElements(response.text);
    const page = { address, url, elements, links: collectLinks(elements, url) };
    pages.set(address, page);
    return page.links.map((link) => ({ link, foundOn: address }));
  };

  while (queue.size > 0) {
    if (pages.size > MAX_PAGES)
      throw new Error(`The crawl of ${home} found more than ${MAX_PAGES} pages. Do its links form a loop?`);
    const found = await Promise.all([...queue].map(visit));
    queue = new Map();
    for (const { link, foundOn } of found.flat()) {
      const rendition = parseRendition(link.target);
      const narrowest = rendition && images.get(rendition.source);
      if (rendition && (!narrowest || rendition.width < narrowest.width)) {
        images.set(rendition.source, { address: link.target, width: rendition.width, foundOn });
      }
      if (!requestsVariants && URL.parse(link.target, origin)?.searchParams.has(VARIANT)) continue;
      if (!rendition && !responses.has(link.target) && !queue.has(link.target))
        queue.set(link.target, foundOn);
    }
  }
  await Promise.all(
    [...images.values()].map(async ({ address, foundOn }) => {
      responses.set(address, { response: await fetchAddress(address), foundOn });
    }),
  );
  return { origin, pages, responses, fetchAddress };
}

/** Source, width and format of an image address such as `/_image/w_640,f_avif/assets/hero.jpg`. */
export function parseRendition(
  address: string,
): { source: string; width: number; format: string } | undefined {
  const [, width = '', format = '', source = ''] = /^\/_image\/w_(\d+),f_(\w+)(\/.+)$/.exec(address) ?? [];
  return source === '' ? undefined : { source, width: Number(width), format };
}
