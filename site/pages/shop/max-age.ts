/** How long the page cache returns a page with prices and stock. The cached catalogue is fresh for the same time. */
export const LIVE_MAX_AGE_SECONDS = 30;
/**
 * How long the page cache returns a page that was rendered while the shop failed, or before all path indexes of the shop were loaded. Short, so that
 * prices and links to other locales appear soon after the shop responds (decision 44).
 */
export const SHOP_DOWN_MAX_AGE_SECONDS = 5;
