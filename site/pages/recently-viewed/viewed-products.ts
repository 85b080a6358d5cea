/** A product that the visitor has viewed. The list has no prices, because they would become outdated. */
export type ViewedProduct = {
  /** Encoded path of its page: `/nl/lantaarn-hoeve-31.html`. */
  readonly path: string;
  readonly name: string;
  /** Source of its picture. */
  readonly picture: string | undefined;
};

/** Local storage key of the list. The browser never sends it to a server. */
const KEY = 'recently-viewed';
/** The maximum number of products in the list of a locale. */
const MAX_PRODUCTS = 9;
const MAX_TEXT_LENGTH = 400;
/** The first segment of a path. */
const LOCALE = /^\/([A-Za-z-]{2,5})\//;

const listeners = new Set<() => void>();

/** Calls a listener after the list has changed, also in another window. Returns a function that removes the listener. */
export function subscribeToViewedProducts(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Returns the stored text of the list, which is not validated. Empty without a list, or if the storage is disabled. */
export function storedViewedProducts(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/**
 * Returns the products that were viewed in the locale of a path, the last one first. Names and addresses differ by locale. Invalid values are
 * ignored, for example those of an older version of the site.
 */
export function parseViewedProducts(stored: string, path: string): readonly ViewedProduct[] {
  const locale = localeOf(path);
  return parseAll(stored).filter((product) => localeOf(product.path) === locale);
}

/** Puts a product at the beginning of the list. */
export function storeViewedProduct(product: ViewedProduct): void {
  const others = readAll().filter(({ path }) => path !== product.path);
  const locale = localeOf(product.path);
  const ofLocale = others.filter(({ path }) => localeOf(path) === locale).slice(0, MAX_PRODUCTS - 1);
  const ofOtherLocales = others.filter(({ path }) => localeOf(path) !== locale);
  writeAll([product, ...ofLocale, ...ofOtherLocales]);
}

/** Removes one product. */
export function removeViewedProduct(path: string): void {
  writeAll(readAll().filter((product) => product.path !== path));
}

/** Removes the products of all locales. */
export function clearViewedProducts(): void {
  writeAll([]);
}

function readAll(): readonly ViewedProduct[] {
  return parseAll(storedViewedProducts());
}

function parseAll(stored: string): readonly ViewedProduct[] {
  if (stored === '') return [];
  try {
    const values: unknown = JSON.parse(stored);
    return Array.isArray(values) ? values.flatMap(readProduct) : [];
  } catch {
    return [];
  }
}

function writeAll(products: readonly ViewedProduct[]): void {
  try {
    if (products.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(products));
  } catch {
    // The storage is disabled or full. The page works without the list.
  }
  for (const listener of listeners) listener();
}

function readProduct(value: unknown): ViewedProduct[] {
  if (typeof value !== 'object' || value === null) return [];
  const { path, name, picture } = { path: undefined, name: undefined, picture: undefined, ...value };
  if (!isText(path) || !isText(name) || localeOf(path) === undefined) return [];
  // A picture of the shop or of another origin. The image endpoint checks whether the origin is allowed.
  const isPicture = isText(picture) && /^(?:\/media\/|https?:\/\/)/.test(picture);
  return [{ path, name, picture: isPicture ? picture : undefined }];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_LENGTH;
}

function localeOf(path: string): string | undefined {
  return LOCALE.exec(path)?.[1];
}
