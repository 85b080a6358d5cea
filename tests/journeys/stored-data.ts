import type { BrowserContext, Page } from '@playwright/test';

/**
 * The data that needs no consent: the site needs it, or the visitor has asked for it. `.decisions/0060-consent.md` documents each name. A
 * part in angle brackets differs by website or form.
 */
export const NECESSARY_DATA: readonly string[] = [
  'cookie CookieConsent',
  'cookie cart_page',
  'cookie form_token',
  'cookie has_session_<website>',
  'cookie locale',
  'cookie magento_<website>',
  'cookie magento_<website>_wishlist',
  'localStorage cart-prices <website>',
  'localStorage dismissed',
  'localStorage locale-suggestion',
  'localStorage recent-searches',
  'localStorage recently-viewed',
  'localStorage search-shortcut',
  'localStorage theme',
  'sessionStorage account:<website>:<form>',
  'sessionStorage cart:<website>:<form>',
  'sessionStorage checkout:<website>:<form>',
  'sessionStorage draftStyles',
  'sessionStorage form:<form>:<number>',
  'sessionStorage lantern:reloaded-at',
  'sessionStorage locale-chosen',
];

/** Returns whether data is on the list: `cookie locale`, `localStorage cart-prices EU`. */
export function isNecessary(stored: string): boolean {
  return NECESSARY_DATA.some((name) => toPattern(name).test(stored));
}

/**
 * Returns all other data that the browser stores for the site, sorted: cookies, and the keys of both kinds of storage. All of it needs
 * consent, including keys that no test knows.
 */
export async function dataNeedingConsent(page: Page, context: BrowserContext): Promise<string[]> {
  const cookies = (await context.cookies()).map(({ name }) => `cookie ${name}`);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `localStorage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
  ]);
  return [...cookies, ...keys].filter((stored) => !isNecessary(stored)).sort();
}

function toPattern(name: string) {
  return new RegExp(`^${name.replaceAll(/<\w+>/g, '[\\w-]+')}$`);
}
