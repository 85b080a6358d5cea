import { type Catalogue, type Product, readCatalogue } from '#embedded/catalogue';

/** Generated ids are above those of the catalogue. A product has room for 99 variants. */
const FIRST_ID = 10_000_000;
const IDS_PER_PRODUCT = 100;
/** A prime, so prices do not repeat with the copied products. */
const PRICE_STEPS = 97;

/** Returns a catalogue with copies of the demo products: other ids, SKUs, names, slugs, prices and popularity. */
export function createLargeCatalogue(productCount: number): Catalogue {
  const catalogue = readCatalogue('site/embedded/catalogue');
  const originals = catalogue.products;
  const products = Array.from({ length: productCount }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error('The catalogue has no products.');
    return copyProduct(original, index, Math.floor(index / originals.length));
  });
  // The last round may be incomplete, so its products can refer to missing ones.
  const handles = new Set(products.map(({ handle }) => handle));
  const existing = (list: readonly string[]) => list.filter((handle) => handles.has(handle));
  return {
    ...catalogue,
    products: products.map((product) => ({
      ...product,
      related: existing(product.related),
      parts: existing(product.parts),
    })),
    redirects: [],
  };
}

function copyProduct(product: Product, index: number, round: number): Product {
  const id = FIRST_ID + index * IDS_PER_PRODUCT;
  const factor = 0.5 + ((index * 31) % PRICE_STEPS) / PRICE_STEPS;
  const scale = (prices: Product['price']): Product['price'] => ({
    EU: toAmount(prices.EU * factor),
    UK: toAmount(prices.UK * factor),
    EN_US: toAmount(prices.EN_US * factor),
    EN_NA: toAmount(prices.EN_NA * factor),
  });
  const toHandles = (list: readonly string[]) => list.map((handle) => `${handle}-${round}`);
  return {
    ...product,
    id,
    sku: `${product.sku}-${round}`,
    handle: `${product.handle}-${round}`,
    popularity: (product.popularity + round) % 101,
    price: scale(product.price),
    special: product.special && { ...product.special, price: scale(product.special.price) },
    related: toHandles(product.related),
    parts: toHandles(product.parts),
    variants: product.variants.map((variant, position) => ({
      ...variant,
      id: id + 1 + position,
      sku: `${product.sku}-${round}${variant.sku.slice(product.sku.length)}`,
      special: variant.special && { ...variant.special, price: scale(variant.special.price) },
    })),
    texts: renameTexts(product.texts, round),
  };
}

/** Adds a number to names and slugs of all locales, so that they are unique. */
function renameTexts(texts: Product['texts'], round: number): Product['texts'] {
  const rename = <Text extends { name?: string | undefined; slug?: string | undefined }>(
    text: Text,
  ): Text => ({
    ...text,
    ...(text.name !== undefined && { name: `${text.name} ${round}` }),
    ...(text.slug !== undefined && { slug: `${text.slug}-${round}` }),
  });
  return {
    nl: rename(texts.nl),
    en: rename(texts.en),
    de: rename(texts.de),
    fr: rename(texts.fr),
    'en-UK': texts['en-UK'] && rename(texts['en-UK']),
    'en-US': texts['en-US'] && rename(texts['en-US']),
    'en-CA': texts['en-CA'] && rename(texts['en-CA']),
    'fr-CA': texts['fr-CA'] && rename(texts['fr-CA']),
  };
}

function toAmount(value: number): number {
  return Math.round(value * 100) / 100;
}
