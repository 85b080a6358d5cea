import { tryDecode } from '#site/protocol/route-rules';
import { getAttribute, getText, type HtmlElement } from '../../html-tree.ts';

export type CrawledLink = {
  /** As written in the document, for error messages. */
  readonly written: string;
  /** Path and query within the site. */
  readonly target: string;
  /** Decoded; empty for a link without a fragment. */
  readonly fragment: string;
};

type ReadValue = (value: string) => string[];

const one: ReadValue = (value) => [value];

/** The attributes with addresses by element, each with the function that reads the addresses from its value. */
const ADDRESSES: Readonly<Record<string, Readonly<Record<string, ReadValue>>>> = {
  a: { href: one },
  area: { href: one },
  use: { href: one },
  link: { href: one, imagesrcset: readCandidates },
  script: { src: one, 'data-entry': one, 'data-modules': splitWords },
  style: { 'data-hrefs': splitWords },
  img: { src: one, srcset: readCandidates },
  source: { src: one, srcset: readCandidates },
  video: { src: one, poster: one },
  audio: { src: one },
  track: { src: one },
  iframe: { src: one },
  form: { action: one },
  meta: { content: one },
};

/** Collects everything of the site that a document links to: pages, files, images, scripts and addresses in JSON-LD. */
export function collectLinks(elements: readonly HtmlElement[], address: URL): CrawledLink[] {
  const written = elements.flatMap(readAddresses);
  return [...new Set(written)].flatMap((href) => resolveLink(href, address));
}

function readAddresses(element: HtmlElement): string[] {
  const attributes = Object.entries(ADDRESSES[element.tagName] ?? {});
  if (attributes.length === 0 || !isFollowed(element)) return [];
  if (getAttribute(element, 'type') === 'application/ld+json') return readJsonLdAddresses(getText(element));
  return attributes.flatMap(([name, read]) => {
    const value = getAttribute(element, name);
    return value === undefined ? [] : read(value);
  });
}

/** Links to states of a page, such as a variant or a filtered list, are not followed. */
function isFollowed(element: HtmlElement): boolean {
  switch (element.tagName) {
    case 'a':
      return !splitWords(getAttribute(element, 'rel') ?? '').includes('nofollow');
    case 'link':
      return getAttribute(element, 'rel') !== 'alternate' || getAttribute(element, 'hreflang') === undefined;
    case 'meta':
      return ['og:image', 'og:url'].includes(getAttribute(element, 'property') ?? '');
    case 'form':
      return getAttribute(element, 'method')?.toLowerCase() !== 'post';
    default:
      return true;
  }
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

function splitWords(list: string) {
  return list.split(/\s+/).filter(Boolean);
}

function readCandidates(srcset: string) {
  return srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');
}

/** Ignores `@id`, which is an identifier and need not be a reachable address. */
function readJsonLdAddresses(json: string): string[] {
  const addresses: string[] = [];
  JSON.parse(json, (key, value: unknown) => {
    if (key !== '@id' && typeof value === 'string' && /^https?:\/\//.test(value)) addresses.push(value);
    return value;
  });
  return addresses;
}
