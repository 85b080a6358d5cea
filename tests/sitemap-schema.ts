import { JSDOM } from 'jsdom';

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
/** Root elements of `sitemap.xsd` and `siteindex.xsd`. Each contains at least one `item`, whose children have this order. */
const ROOTS: Readonly<Record<string, { readonly item: string; readonly children: readonly string[] }>> = {
  urlset: { item: 'url', children: ['loc', 'lastmod', 'changefreq', 'priority'] },
  sitemapindex: { item: 'sitemap', children: ['loc', 'lastmod'] },
};
const MIN_URL_LENGTH = 12;
const MAX_URL_LENGTH = 2_048;
/** `xsd:date` or `xsd:dateTime`. */
const DATE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)?)?$/;

/**
 * Validates a sitemap or sitemap index by the rules of the schema (https://www.sitemaps.org/schemas/sitemap/0.9/sitemap.xsd) and of the
 * protocol, which requires absolute URLs. Returns one sentence per problem.
 */
export function findSitemapSchemaProblems(xml: string): string[] {
  const root = parseXml(xml);
  if (!root) return ['The XML is not well-formed.'];
  const rule = ROOTS[root.localName];
  if (!rule || root.namespaceURI !== NAMESPACE)
    return [
      `Expected urlset or sitemapindex of ${NAMESPACE}, got ${root.localName} of ${root.namespaceURI}.`,
    ];
  const items = [...root.children];
  return [
    ...(items.length === 0 ? [`${root.localName} is empty: expected at least one ${rule.item}.`] : []),
    ...items.flatMap((item) =>
      item.localName === rule.item && item.namespaceURI === NAMESPACE
        ? itemProblems(item, rule.children)
        : [`${root.localName} contains ${item.localName}: expected ${rule.item}.`],
    ),
  ];
}

function parseXml(xml: string) {
  try {
    return new JSDOM(xml, { contentType: 'application/xml' }).window.document.documentElement;
  } catch {
    return undefined;
  }
}

function itemProblems(item: Element, names: readonly string[]): string[] {
  const children = [...item.children];
  const own = children.filter(({ namespaceURI }) => namespaceURI === NAMESPACE);
  const positions = own.map(({ localName }) => names.indexOf(localName));
  const isInOrder = positions.every((position, at) => position > (positions[at - 1] ?? -1));
  const address = own[0]?.textContent ?? '';
  const date = own.find(({ localName }) => localName === 'lastmod')?.textContent;
  return [
    ...(own[0]?.localName === 'loc' && isInOrder && own.every((child, at) => child === children[at])
      ? []
      : [
          `${item.localName} contains ${children.map(({ localName }) => localName).join(', ') || 'nothing'}.`,
        ]),
    ...(isAddress(address) ? [] : [`${item.localName} has the loc "${address}": expected an absolute URL.`]),
    ...(date === undefined || (DATE.test(date ?? '') && !Number.isNaN(Date.parse(date ?? '')))
      ? []
      : [`${item.localName} has the lastmod "${date}": expected a date.`]),
  ];
}

function isAddress(text: string) {
  return /^https?:\/\/[!-~]+$/.test(text) && text.length >= MIN_URL_LENGTH && text.length <= MAX_URL_LENGTH;
}
