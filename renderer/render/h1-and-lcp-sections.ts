import type { Section } from '../sections/section.ts';
import { findShopItem, type ShopItem } from '../shop/shop-item.ts';
import type { PageData } from './data-requirements.ts';

/** Number of sections that can contain the LCP picture; sections further down are below the first screen. */
const LCP_CANDIDATES = 2;

/** The page's h1 is the heading of the first section that has one, or that gets one from the shop. */
export function findH1Section(candidates: readonly Section[], data: PageData) {
  return candidates.find(
    (section) =>
      ('heading' in section.props && section.props.heading.length > 0) || shopItemOf(section, data),
  );
}

/** The LCP picture is the first picture of the first screen. It loads eagerly and with high priority. */
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
