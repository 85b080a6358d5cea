import type { PageType } from '#site/protocol/page-type';
import type { Page } from './page.ts';

/** Page types by the type of a section that only pages of this type have. A screen is a section too. */
const TYPES: Readonly<Record<string, PageType>> = {
  error: 'error',
  'article-head': 'article',
  'article-list': 'articles',
  category: 'category',
  product: 'product',
  search: 'search',
  store: 'store',
  'store-finder': 'stores',
  wishlist: 'wishlist',
  cart: 'cart',
  'checkout-confirmation': 'confirmation',
};

/** Returns the type of a page for page views. */
export function pageTypeOf({ path, locale, sections }: Pick<Page, 'path' | 'locale' | 'sections'>): PageType {
  for (const { type } of sections) {
    const pageType = TYPES[type];
    if (pageType !== undefined) return pageType;
    if (type.startsWith('checkout-')) return 'checkout';
    if (type === 'account' || type.startsWith('account-')) return 'account';
  }
  return path === `/${locale.code}` ? 'home' : 'content';
}
