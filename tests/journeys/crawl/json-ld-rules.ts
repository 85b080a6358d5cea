import * as v from 'valibot';
import { getAttribute, getText } from '../../html-tree.ts';
import type { CrawledPage } from './crawl.ts';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const address = v.pipe(v.string(), v.url());
const date = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value)), 'is not a date'),
);
const time = v.pipe(v.string(), v.isoTime());
const reference = v.object({ '@id': address });
const step = v.object({
  '@type': v.literal('ListItem'),
  position: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: text,
  item: address,
});
const question = v.object({
  '@type': v.literal('Question'),
  name: text,
  acceptedAnswer: v.object({ '@type': v.literal('Answer'), text }),
});

const logo = v.object({
  '@type': v.literal('ImageObject'),
  url: address,
  width: v.pipe(v.number(), v.minValue(112)),
  height: v.pipe(v.number(), v.minValue(112)),
});

/** Some parts for repair are free of charge. */
const price = v.pipe(v.number(), v.minValue(0));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const pictures = v.pipe(v.array(address), v.minLength(1));
const days = v.object({
  '@type': v.literal('QuantitativeValue'),
  minValue: v.number(),
  maxValue: v.number(),
  unitCode: v.literal('DAY'),
});
const shippingDetails = v.object({
  '@type': v.literal('OfferShippingDetails'),
  shippingRate: v.object({ '@type': v.literal('MonetaryAmount'), value: price, currency }),
  shippingDestination: v.pipe(
    v.array(v.object({ '@type': v.literal('DefinedRegion'), addressCountry: country })),
    v.minLength(1),
  ),
  deliveryTime: v.object({
    '@type': v.literal('ShippingDeliveryTime'),
    handlingTime: days,
    transitTime: days,
  }),
});
const offer = v.object({
  '@type': v.literal('Offer'),
  url: address,
  price,
  priceCurrency: currency,
  availability: v.picklist(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
  itemCondition: v.literal('https://schema.org/NewCondition'),
  priceValidUntil: v.optional(v.pipe(v.string(), v.isoDate())),
  shippingDetails: v.pipe(v.array(shippingDetails), v.minLength(1)),
  hasMerchantReturnPolicy: v.object({
    '@type': v.literal('MerchantReturnPolicy'),
    applicableCountry: v.pipe(v.array(country), v.minLength(1)),
    returnPolicyCategory: v.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: v.pipe(v.number(), v.integer(), v.minValue(14)),
    returnMethod: v.literal('https://schema.org/ReturnByMail'),
    returnFees: v.literal('https://schema.org/FreeReturn'),
  }),
});
const brand = v.object({ '@type': v.literal('Brand'), name: text });

/** Properties that search engines require of each type the site uses (schema.org and their guidelines). */
const nodes = v.variant('@type', [
  v.object({ '@type': v.literal('Organization'), '@id': address, name: text, url: address, logo }),
  v.object({
    '@type': v.literal('WebSite'),
    '@id': address,
    name: text,
    url: address,
    inLanguage: text,
    publisher: reference,
  }),
  v.object({ '@type': v.literal('BreadcrumbList'), itemListElement: v.pipe(v.array(step), v.minLength(2)) }),
  v.object({ '@type': v.literal('FAQPage'), mainEntity: v.pipe(v.array(question), v.minLength(1)) }),
  v.object({
    '@type': v.literal('Article'),
    headline: text,
    image: address,
    datePublished: date,
    dateModified: date,
    inLanguage: text,
    mainEntityOfPage: address,
    author: v.union([reference, v.object({ '@type': v.picklist(['Person', 'Organization']), name: text })]),
    publisher: reference,
  }),
  v.object({
    '@type': v.literal('Product'),
    '@id': address,
    name: text,
    url: address,
    sku: text,
    // Parts for repair have no picture.
    image: v.optional(pictures),
    brand,
    offers: offer,
  }),
  v.object({
    '@type': v.literal('ProductGroup'),
    '@id': address,
    productGroupID: text,
    name: text,
    url: address,
    image: pictures,
    brand,
    variesBy: v.pipe(v.array(text), v.minLength(1)),
    hasVariant: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('Product'),
          name: text,
          sku: text,
          image: pictures,
          color: v.optional(text),
          offers: offer,
        }),
      ),
      v.minLength(1),
    ),
  }),
  v.object({
    '@type': v.literal('LocalBusiness'),
    '@id': address,
    name: text,
    url: address,
    address: v.object({
      '@type': v.literal('PostalAddress'),
      streetAddress: text,
      postalCode: text,
      addressLocality: text,
      addressCountry: country,
    }),
    geo: v.object({ '@type': v.literal('GeoCoordinates'), latitude: v.number(), longitude: v.number() }),
    openingHoursSpecification: v.array(
      v.object({ '@type': v.literal('OpeningHoursSpecification'), opens: time, closes: time }),
    ),
  }),
  v.object({
    '@type': v.literal('ItemList'),
    numberOfItems: v.pipe(v.number(), v.integer(), v.minValue(1)),
    itemListElement: v.pipe(
      v.array(
        v.object({
          '@type': v.literal('ListItem'),
          position: v.pipe(v.number(), v.integer(), v.minValue(1)),
          name: text,
          url: address,
        }),
      ),
      v.minLength(1),
    ),
  }),
]);
const graph = v.object({ '@context': v.literal('https://schema.org'), '@graph': v.array(nodes) });

/** Validates the JSON-LD of a page and returns one sentence per problem. */
export function findJsonLdProblems({
  address: page,
  elements,
}: Pick<CrawledPage, 'address' | 'elements'>): string[] {
  const scripts = elements.filter((element) => getAttribute(element, 'type') === 'application/ld+json');
  return scripts.map(getText).flatMap((json) => {
    const result = v.safeParse(graph, JSON.parse(json));
    if (!result.success) {
      return result.issues.map(
        (issue) => `${page} has invalid JSON-LD at ${v.getDotPath(issue)}: ${issue.message}`,
      );
    }
    return [...findUnknownReferences(json), ...findPositionGaps(result.output['@graph'])].map(
      (problem) => `${page} ${problem}.`,
    );
  });
}

/** A node defines its `@id` once, and other nodes refer to it by that `@id` alone. */
function findUnknownReferences(json: string): string[] {
  const defined = new Set<string>();
  const referred = new Set<string>();
  JSON.parse(json, (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('@id' in value)) return value;
    (Object.keys(value).length === 1 ? referred : defined).add(String(value['@id']));
    return value;
  });
  return [...referred]
    .filter((id) => !defined.has(id))
    .map((id) => `refers to ${id} in its JSON-LD but does not define it`);
}

/** Breadcrumb positions count from 1 without gaps. */
function findPositionGaps(nodesOfPage: v.InferOutput<typeof graph>['@graph']): string[] {
  return nodesOfPage.flatMap((node) => {
    if (node['@type'] !== 'BreadcrumbList') return [];
    const positions = node.itemListElement.map(({ position }) => position);
    return positions.every((position, at) => position === at + 1)
      ? []
      : [`numbers its breadcrumbs ${positions.join(', ')}`];
  });
}
