import type { ScreenRequest } from '../define-screen.ts';
import { shopPath } from './shop-path.ts';

/** A link to a category, shown in an empty list. */
export type SuggestedCategory = { readonly label: string; readonly href: string };

const MAX_CATEGORIES = 6;

/** Returns links to the categories of the shop’s first level. Returns an empty list if the shop does not respond. */
export async function loadSuggestedCategories({
  locale,
  services,
  signal,
}: ScreenRequest): Promise<readonly SuggestedCategory[]> {
  const shop = services.shop.forRequest({ store: locale.magentoStore, signal });
  const settings = await shop.storeSettings();
  const root = settings.ok ? await shop.category(settings.value.rootCategoryUid) : undefined;
  if (!root?.ok || !root.value) return [];
  return root.value.children
    .slice(0, MAX_CATEGORIES)
    .map(({ name, path }) => ({ label: name, href: encodeURI(shopPath(locale, path)) }));
}
