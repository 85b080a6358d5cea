import type { LinkedData } from './json-ld.ts';
import { type DeliveryCost, deliveryCosts, type ShopPolicy } from './shop-policies.ts';

/** A version of a product that can be bought, for search engines. */
export type OfferedProduct = {
  readonly sku: string;
  readonly name: string;
  /** Absolute URL of the page that shows this version. */
  readonly url: string;
  /** Absolute URLs. */
  readonly pictures: readonly string[];
  readonly price: number;
  /** ISO code. */
  readonly currency: string;
  readonly isInStock: boolean;
  /** Last day of a special price: `2026-11-30`. */
  readonly priceValidUntil: string | undefined;
  /** In kilograms. */
  readonly weight: number | undefined;
  /** Values of the options in which the versions differ: code of the attribute and label of the value. */
  readonly options: readonly { readonly code: string; readonly label: string }[];
};

/** A product for search engines. */
type ProductMetadata = {
  readonly sku: string;
  readonly name: string;
  /** Plain text. */
  readonly description: string | undefined;
  /** Absolute URL without a selected version. */
  readonly url: string;
  readonly brand: string;
  /** Absolute URLs. */
  readonly pictures: readonly string[];
  readonly policy: ShopPolicy;
  /** The versions. A product without options has one, without option values. */
  readonly offered: readonly OfferedProduct[];
};

/** Options that schema.org has a property for. Other options are additional properties. */
const OPTION_PROPERTIES = ['color', 'size', 'material', 'pattern'];

/** Returns a `ProductGroup` with its versions, or a `Product` if the product has no options. */
export function productNode(product: ProductMetadata): LinkedData {
  const { sku, name, description, url, brand, pictures, policy, offered } = product;
  const common = { description, brand: { '@type': 'Brand', name: brand } };
  const [only] = offered;
  if (only && offered.every(({ options }) => options.length === 0))
    return {
      '@type': 'Product',
      '@id': `${url}#product`,
      name,
      url,
      sku,
      ...imageOf(pictures),
      ...common,
      offers: offerOf(only, policy),
    };
  const codes = new Set(offered.flatMap(({ options }) => options.map(({ code }) => code)));
  return {
    '@type': 'ProductGroup',
    '@id': `${url}#product`,
    productGroupID: sku,
    name,
    url,
    ...imageOf(pictures),
    ...common,
    variesBy: [...codes].map((code) =>
      OPTION_PROPERTIES.includes(code) ? `https://schema.org/${code}` : code,
    ),
    hasVariant: offered.map((version) => ({
      '@type': 'Product',
      name: version.name,
      sku: version.sku,
      description,
      ...imageOf(version.pictures.length > 0 ? version.pictures : pictures),
      ...optionProperties(version),
      offers: offerOf(version, policy),
    })),
  };
}

/**
 * Returns an `ItemList` node for a page of a list. Returns an empty list without items.
 *
 * @param first position of the first item of the page
 */
export function itemListNodes(
  items: readonly { readonly name: string; readonly url: string }[],
  { first, total }: { readonly first: number; readonly total: number },
): LinkedData[] {
  if (items.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      numberOfItems: total,
      itemListElement: items.map(({ name, url }, at) => ({
        '@type': 'ListItem',
        position: first + at,
        name,
        url,
      })),
    },
  ];
}

function imageOf(pictures: readonly string[]) {
  return pictures.length === 0 ? {} : { image: pictures };
}

function optionProperties({ options }: OfferedProduct) {
  const others = options.filter(({ code }) => !OPTION_PROPERTIES.includes(code));
  return {
    ...Object.fromEntries(
      options.filter(({ code }) => OPTION_PROPERTIES.includes(code)).map(({ code, label }) => [code, label]),
    ),
    ...(others.length === 0
      ? {}
      : {
          additionalProperty: others.map(({ code, label }) => ({
            '@type': 'PropertyValue',
            propertyID: code,
            value: label,
          })),
        }),
  };
}

function offerOf(product: OfferedProduct, policy: ShopPolicy): LinkedData {
  const { url, price, currency, isInStock, priceValidUntil, weight } = product;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: currency,
    availability: `https://schema.org/${isInStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    priceValidUntil,
    shippingDetails: deliveryCosts(policy, price, weight).map((delivery) =>
      shippingOf(delivery, policy, currency),
    ),
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: policy.countries,
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: policy.returnDays,
      returnMethod: 'https://schema.org/ReturnByMail',
      returnFees: 'https://schema.org/FreeReturn',
    },
  };
}

function shippingOf(
  { countries, cost }: DeliveryCost,
  { days: [minDays, maxDays] }: ShopPolicy,
  currency: string,
): LinkedData {
  const days = (min: number, max: number) => ({
    '@type': 'QuantitativeValue',
    minValue: min,
    maxValue: max,
    unitCode: 'DAY',
  });
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: cost, currency },
    shippingDestination: countries.map((country) => ({ '@type': 'DefinedRegion', addressCountry: country })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(0, 1),
      transitTime: days(minDays, maxDays),
    },
  };
}
