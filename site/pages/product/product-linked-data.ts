import type { Locale } from '#site/i18n/locale';
import { canonicalPageUrl, type CanonicalSettings } from '#site/seo/canonical';
import type { LinkedData } from '#site/seo/json-ld';
import { type OfferedProduct, productNode } from '#site/seo/product-json-ld';
import type { ShopPolicy } from '#site/seo/shop-policies';
import type { SiteSettings } from '#site/seo/site-settings';
import type { Price, ProductDetails, ProductPicture, ProductVariant } from '#site/services/shop';
import { toPicture } from '../shop/to-picture.ts';
import { articlePictureUrl } from '../social-picture.ts';
import { lastDayOf } from './special-price-end.ts';
import { weightOf } from './specifications.ts';
import { variantHref } from './variant-selection.ts';

/** Few pictures are enough for search engines, and each makes the page larger. */
const MAX_PICTURES = 3;

type LinkedDataInput = {
  readonly product: ProductDetails;
  /** Plain text. */
  readonly description: string | undefined;
  /** Path of the page with the locale, not encoded. */
  readonly path: string;
  readonly locale: Pick<Locale, 'timeZone'>;
  readonly policy: ShopPolicy;
  readonly mediaUrl: string;
  readonly canonical: Pick<CanonicalSettings, 'isLowerCase'>;
};

/** Creates the JSON-LD of a product page: the product with an offer for each version. */
export function createProductNode(
  { product, description, path, locale, policy, mediaUrl, canonical }: LinkedDataInput,
  site: SiteSettings,
): LinkedData {
  const url = canonicalPageUrl(site.url, path, canonical);
  const toUrls = (pictures: readonly ProductPicture[]) =>
    pictures
      .slice(0, MAX_PICTURES)
      .flatMap((picture) => articlePictureUrl(toPicture(picture, mediaUrl), site.url) ?? []);
  const toOffered = (
    version: Pick<ProductVariant, 'sku' | 'isInStock' | 'price' | 'specialUntil' | 'attributes' | 'pictures'>,
    options: OfferedProduct['options'],
  ): OfferedProduct => ({
    sku: version.sku,
    name: [product.name, ...options.map(({ label }) => label)].join(', '),
    url: options.length === 0 ? url : variantHref(url, version.sku),
    pictures: toUrls(version.pictures),
    price: version.price.final.value,
    currency: version.price.final.currency,
    isInStock: version.isInStock,
    priceValidUntil: isReduced(version.price) ? lastDayOf(version.specialUntil, locale) : undefined,
    weight: weightOf(version.attributes) ?? weightOf(product.attributes),
    options,
  });
  return productNode({
    sku: product.sku,
    name: product.name,
    description,
    url,
    brand: site.name,
    pictures: toUrls(product.pictures),
    policy,
    offered:
      product.variants.length === 0
        ? [toOffered(product, [])]
        : product.variants.map((variant) => toOffered(variant, optionsOf(variant, product))),
  });
}

function isReduced({ regular, final }: Price): boolean {
  return final.value < regular.value;
}

function optionsOf({ valueUids }: ProductVariant, { options }: ProductDetails): OfferedProduct['options'] {
  return options.flatMap(({ code, values }) => {
    const value = values.find(({ uid }) => valueUids.includes(uid));
    return value ? [{ code, label: value.label }] : [];
  });
}
