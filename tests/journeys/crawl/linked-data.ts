import * as v from 'valibot';
import type { CrawledPage } from './crawl.ts';

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(v.string(), v.url());
const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text)), 'is no date'),
);
const reference = v.object({ '@id': address });
const step = v.object({
  '@type': v.literal('ListItem'),
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: words,
  item: address,
});
const question = v.object({
  '@type': v.literal('Question'),
  name: words,
  acceptedAnswer: v.object({ '@type': v.literal('Answer'), text: words }),
});

const logo = v.object({
  '@type': v.literal('ImageObject'),
  url: address,
  width: v.pipe(v.number(), v.minValue(112)),
  height: v.pipe(v.number(), v.minValue(112)),
});

/** What search engines need of each type that the site speaks of (schema.org, and their own guidelines). */
const nodes = v.variant('@type', [
  v.object({ '@type': v.literal('Organization'), '@id': address, name: words, url: address, logo }),
  v.object({
    '@type': v.literal('WebSite'),
    '@id': address,
    name: words,
    url: address,
    inLanguage: words,
    publisher: reference,
  }),
  v.object({ '@type': v.literal('BreadcrumbList'), itemListElement: v.pipe(v.array(step), v.minLength(2)) }),
  v.object({ '@type': v.literal('FAQPage'), mainEntity: v.pipe(v.array(question), v.minLength(1)) }),
  v.object({
    '@type': v.literal('Article'),
    headline: words,
    image: address,
    datePublished: moment,
    dateModified: moment,
    inLanguage: words,
    mainEntityOfPage: address,
    author: v.union([reference, v.object({ '@type': v.picklist(['Person', 'Organization']), name: words })]),
    publisher: reference,
  }),
]);
const graph = v.object({ '@context': v.literal('https://schema.org'), '@graph': v.array(nodes) });

/** What is wrong with what a page tells search engines about itself as data; a sentence each. */
export function linkedDataFaults({ address: page, document }: CrawledPage): string[] {
  return [...document.querySelectorAll('[type="application/ld+json"]')].flatMap(({ textContent }) => {
    const said = v.safeParse(graph, JSON.parse(textContent));
    if (!said.success) {
      return said.issues.map(
        (issue) => `${page} tells linked data that is wrong at ${v.getDotPath(issue)}: ${issue.message}`,
      );
    }
    return [...unknownReferences(textContent), ...gapsIn(said.output['@graph'])].map(
      (fault) => `${page} ${fault}.`,
    );
  });
}

/** Nodes are named once and referred to by their name. */
function unknownReferences(json: string): string[] {
  const named = new Set<string>();
  const referred = new Set<string>();
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('@id' in value)) return value;
    (Object.keys(value).length === 1 ? referred : named).add(String(value['@id']));
    return value;
  });
  return [...referred]
    .filter((id) => !named.has(id))
    .map((id) => `refers to ${id}, of which it tells nothing`);
}

/** The steps of a way are counted from one, without a gap. */
function gapsIn(told: v.InferOutput<typeof graph>['@graph']): string[] {
  return told.flatMap((node) => {
    if (node['@type'] !== 'BreadcrumbList') return [];
    const positions = node.itemListElement.map(({ position }) => position);
    return positions.every((position, at) => position === at + 1)
      ? []
      : [`counts its way ${positions.join(', ')}`];
  });
}
