import type { Country } from '#site/services/shop';
import type { ScreenRequest } from '../define-screen.ts';

/** Loads the countries of the shop in the language of the page. Returns `undefined` while the shop does not respond. */
export async function loadCountries({
  services,
  locale,
  signal,
}: Pick<ScreenRequest, 'services' | 'locale' | 'signal'>): Promise<readonly Country[] | undefined> {
  const countries = await services.shop.forRequest({ store: locale.magentoStore, signal }).countries();
  return countries.ok ? countries.value : undefined;
}
