/** A link as it stands in a document, and what it leads to. */
export type Link = {
  /** As it is written, for the sentence that complains of it. */
  readonly written: string;
  /** Path and query within the site. */
  readonly target: string;
  /** Decoded; empty where the link leads to the whole page. */
  readonly fragment: string;
};

/** Attributes that hold one address each, by the elements that have them. */
const ONE_ADDRESS = [
  ['a[href], area[href], use[href]', 'href'],
  ['link[href]:not([rel=alternate][hreflang])', 'href'],
  ['script[src], img[src], source[src], video[src], audio[src], track[src], iframe[src]', 'src'],
  ['video[poster]', 'poster'],
  ['form[action]:not([method=post i])', 'action'],
  ['script[data-entry]', 'data-entry'],
  ['meta[property="og:image"], meta[property="og:url"]', 'content'],
] as const;
/** Attributes that hold several addresses with spaces between. */
const SEVERAL_ADDRESSES = [
  ['script[data-modules]', 'data-modules'],
  ['style[data-hrefs]', 'data-hrefs'],
] as const;

/** Everything of the site that a document links to: pages, files, pictures, scripts, and what its linked data names. */
export function linksOf(document: Document, address: URL): Link[] {
  const written = [
    ...ONE_ADDRESS.flatMap(([selector, name]) => valuesOf(document, selector, name)),
    ...SEVERAL_ADDRESSES.flatMap(([selector, name]) => valuesOf(document, selector, name).flatMap(split)),
    ...valuesOf(document, '[srcset], [imagesrcset]', 'srcset').flatMap(candidatesOf),
    ...valuesOf(document, '[imagesrcset]', 'imagesrcset').flatMap(candidatesOf),
    ...linkedAddressesOf(document),
  ];
  return [...new Set(written)].flatMap((href) => linkTo(href, address));
}

/** Addresses that a feed or a sitemap lists. */
export function addressesInXml(xml: string): string[] {
  const elements = [...xml.matchAll(/<(?:loc|link|comments)>([^<]+)</g)].map(([, text = '']) => text);
  const attributes = [...xml.matchAll(/<(?:xhtml:link|atom:link|enclosure|media:content)\b[^>]*>/g)].flatMap(
    ([element]) => /\s(?:href|url)="([^"]*)"/.exec(element)?.[1] ?? [],
  );
  return [...elements, ...attributes].map((text) => text.trim().replaceAll('&amp;', '&'));
}

/** The link, where it stays within the site; an address that cannot be read is one that leads nowhere. */
export function linkTo(written: string, from: URL): Link[] {
  const url = URL.parse(written, from);
  if (!url) return [{ written, target: written, fragment: '' }];
  if (url.origin !== from.origin) return [];
  return [{ written, target: url.pathname + url.search, fragment: decoded(url.hash.slice(1)) }];
}

function valuesOf(document: Document, selector: string, attribute: string) {
  return [...document.querySelectorAll(selector)].flatMap((element) => element.getAttribute(attribute) ?? []);
}

function split(list: string) {
  return list.split(/\s+/).filter(Boolean);
}

function candidatesOf(srcset: string) {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** Addresses that linked data gives; an `@id` is a name and need not be one. */
function linkedAddressesOf(document: Document): string[] {
  const addresses: string[] = [];
  for (const { textContent } of document.querySelectorAll('[type="application/ld+json"]')) {
    JSON.parse(textContent, (key, value: unknown) => {
      if (key !== '@id' && typeof value === 'string' && /^https?:\/\//.test(value)) addresses.push(value);
      return value;
    });
  }
  return addresses;
}

function decoded(fragment: string) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
