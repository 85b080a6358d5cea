import type { Section } from '../sections/section.ts';
import { findShopItem, type ShopItem } from '../shop/shop-item.ts';
import type { PageData } from './data-requirements.ts';

/** Number of sections that can contain the LCP picture; sections further down are below the first viewport. */
const LCP_CANDIDATES = 2;

/** The page's h1 is the heading of the first section that has one, or that gets one from the shop. */
export function findH1Section(candidates: readonly Section[], data: PageData) {
  return candidates.find(
    (section) =>
      ('heading' in section.props && section.props.heading.length > 0) || shopItemOf(section, data),
  );
}

/** Returns the first section with a picture, of the first two. Its picture is probably the LCP element, so it loads eagerly with high priority. */
export function findLcpSection(candidates: readonly Section[], data: PageData) {
  return candidates
    .slice(0, LCP_CANDIDATES)
    .find(
      (section) =>
        ('picture' in section.props && section.props.picture !== undefined) ||
        shopItemOf(section, data)?.picture,
    );
}

/** Returns the product or category whose name and picture replace an empty heading and picture of a section. */
function shopItemOf({ props }: Section, { shop }: PageData): ShopItem | undefined {
  return 'reference' in props ? findShopItem(props.reference, shop) : undefined;
}
