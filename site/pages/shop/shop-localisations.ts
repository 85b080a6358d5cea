import { type LocaleCode, locales } from '#site/i18n/locale';
import type { Localisations } from '#site/protocol/payload';
import type { ShopAddresses, ShopConnection } from '#site/services/shop';
import { shopPath } from './shop-path.ts';

/** A product by its SKU, or a category by its UID. */
export type ShopEntity = { readonly kind: 'product' | 'category'; readonly id: string };

/** The addresses of the store views that have responded, by locale. */
export type AddressesByLocale = ReadonlyMap<LocaleCode, ShopAddresses>;

/** The longest time that a page waits for the addresses. The site loads them at its start and caches them. */
const MAX_WAIT_MS = 300;

/** The paths of a product or category by locale, and whether the addresses of all locales were loaded in time. */
type ShopPaths = { readonly paths: Localisations; readonly isComplete: boolean };

/** Finds the paths of a product or category in all locales. Omits locales whose addresses are not loaded in time. */
export async function findShopPaths(
  entity: ShopEntity,
  shop: ShopConnection,
  signal: AbortSignal,
): Promise<ShopPaths> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)]);
  const addresses = await loadAddressesOfLocales(shop, limit);
  return { paths: pathsOf(entity, addresses), isComplete: addresses.size === locales.length };
}

/** Loads the addresses of all locales. Omits locales whose store view fails, or does not respond before the signal aborts. */
export async function loadAddressesOfLocales(
  shop: ShopConnection,
  signal: AbortSignal,
): Promise<AddressesByLocale> {
  const loaded = await Promise.all(
    locales.map(async ({ code, magentoStore }) => {
      const addresses = await shop.addresses(magentoStore, signal);
      return addresses.ok ? [[code, addresses.value] as const] : [];
    }),
  );
  return new Map(loaded.flat());
}

/** Returns the paths of a product or category in the locales whose website has it. */
export function pathsOf({ kind, id }: ShopEntity, addresses: AddressesByLocale): Localisations {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const ofLocale = addresses.get(locale.code);
      const path = kind === 'product' ? ofLocale?.productPath(id) : ofLocale?.categoryPath(id);
      return path === undefined ? [] : [[locale.code, shopPath(locale, path)]];
    }),
  );
}
