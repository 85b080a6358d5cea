/** The name of the meta element with the type of a page, which page views contain. */
export const PAGE_TYPE_META = 'page-type';

/** The types of pages in page views. */
export type PageType =
  | 'home'
  | 'content'
  | 'article'
  | 'articles'
  | 'category'
  | 'product'
  | 'search'
  | 'store'
  | 'stores'
  | 'wishlist'
  | 'cart'
  | 'checkout'
  | 'confirmation'
  | 'account'
  | 'error';
