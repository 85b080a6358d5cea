/** How long the page cache returns a page with prices and stock: as long as the catalogue is fresh. */
export const LIVE_MAX_AGE_SECONDS = 30;
/**
 * How long it returns a page that was rendered while the shop failed, or before the shop had sent all addresses. Prices and links to other
 * locales appear soon after the shop responds (decision 44).
 */
export const SHOP_DOWN_MAX_AGE_SECONDS = 5;
