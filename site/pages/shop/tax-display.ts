import type { Amount, AmountWithTax } from '#site/services/shop';
import type { ScreenRequest } from '../define-screen.ts';

/** Returns whether the website shows amounts with tax (`StoreSettings.isTaxIncluded`). True while the shop does not respond. */
export async function loadTaxDisplay({
  services,
  locale,
  signal,
}: Pick<ScreenRequest, 'services' | 'locale' | 'signal'>): Promise<boolean> {
  const settings = await services.shop.forRequest({ store: locale.magentoStore, signal }).storeSettings();
  return !settings.ok || settings.value.isTaxIncluded;
}

/** Returns the amount that the website shows: with tax if its prices include tax, otherwise without. */
export function toShownAmount({ withTax, withoutTax }: AmountWithTax, isTaxIncluded: boolean): Amount {
  return isTaxIncluded ? withTax : withoutTax;
}
