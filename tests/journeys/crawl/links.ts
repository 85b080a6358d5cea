import { tryDecode } from '#site/protocol/route-rules';

export type CrawledLink = {
  /** As written in the document, for error messages. */
  readonly written: string;
  /** Path and query within the site. */
  readonly target: string;
  /** Decoded; empty for a link without a fragment. */
  readonly fragment: string;
};

/** Selectors and attributes that hold one address. Links to states of a page, such as a variant or a filtered list, are not followed. */
const SINGLE_ADDRESS = [
  ['a[href]:not([rel~=nofollow]), area[href], use[href]', 'href'],
  ['link[href]:not([rel=alternate][hreflang])', 'href'],
  ['script[src], img[src], source[src], video[src], audio[src], track[src], iframe[src]', 'src'],
  ['video[poster]', 'poster'],
  ['form[action]:not([method=post i])', 'action'],
  ['script[data-entry]', 'data-entry'],
  ['meta[property="og:image"], meta[property="og:url"]', 'content'],
] as const;
/** Selectors and attributes that hold several addresses, separated by spaces. */
const ADDRESS_LISTS = [
  ['script[data-modules]', 'data-modules'],
  ['style[data-hrefs]', 'data-hrefs'],
] as const;

/** Collects everything of the site that a document links to: pages, files, images, scripts and addresses in JSON-LD. */
export function collectLinks(document: Document, address: URL): CrawledLink[] {
  const written = [
    ...SINGLE_ADDRESS.flatMap(([selector, name]) => readAttribute(document, selector, name)),
    ...ADDRESS_LISTS.flatMap(([selector, name]) =>
      readAttribute(document, selector, name).flatMap(splitWords),
    ),
    ...readAttribute(document, '[srcset], [imagesrcset]', 'srcset').flatMap(readCandidates),
    ...readAttribute(document, '[imagesrcset]', 'imagesrcset').flatMap(readCandidates),
    ...readJsonLdAddresses(document),
  ];
  return [...new Set(written)].flatMap((href) => resolveLink(href, address));
}

/** Collects the addresses in a feed or sitemap. */
export function collectXmlAddresses(xml: string): string[] {
  const elements = [...xml.matchAll(/<(?:loc|link|comments)>([^<]+)</g)].map(([, text = '']) => text);
  const attributes = [...xml.matchAll(/<(?:xhtml:link|atom:link|enclosure|media:content)\b[^>]*>/g)].flatMap(
    ([element]) => /\s(?:href|url)="([^"]*)"/.exec(element)?.[1] ?? [],
  );
  return [...elements, ...attributes].map((text) => text.trim().replaceAll('&amp;', '&'));
}

/** Resolves an address; returns an empty list for other origins. An invalid address stays as written, so it counts as broken. */
export function resolveLink(written: string, from: URL): CrawledLink[] {
  const url = URL.parse(written, from);
  if (!url) return [{ written, target: written, fragment: '' }];
  if (url.origin !== from.origin) return [];
  return [
    {
      written,
      target: url.pathname + url.search,
      fragment: tryDecode(url.hash.slice(1), decodeURIComponent) ?? url.hash.slice(1),
    },
  ];
}

function readAttribute(document: Document, selector: string, attribute: string) {
  return [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(attribute) ?? []);
}

function splitWords(list: string) {
  return list.split(/\s+/).filter(Boolean);
}

function readCandidates(srcset: string) {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** Ignores `@id`, which is an identifier and need not be a reachable address. */
function readJsonLdAddresses(document: Document): string[] {
  const addresses: string[] = [];
  for (const { textContent } of document.querySelectorAll('[type="application/ld+json"]')) {
    JSON.parse(textContent, (key, value: unknown) => {
      if (key !== '@id' && typeof value === 'string' && /^https?:\/\//.test(value)) addresses.push(value);
      return value;
    });
  }
  return addresses;
}
