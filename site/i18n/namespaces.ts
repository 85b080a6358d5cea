import type accountForm from './messages/en/account-form.json';
import type account from './messages/en/account.json';
import type address from './messages/en/address.json';
import type articles from './messages/en/articles.json';
import type cartPage from './messages/en/cart-page.json';
import type cart from './messages/en/cart.json';
import type category from './messages/en/category.json';
import type checkout from './messages/en/checkout.json';
import type errors from './messages/en/errors.json';
import type layout from './messages/en/layout.json';
import type order from './messages/en/order.json';
import type preview from './messages/en/preview.json';
import type productPage from './messages/en/product-page.json';
import type product from './messages/en/product.json';
import type recentlyViewed from './messages/en/recently-viewed.json';
import type searchBox from './messages/en/search-box.json';
import type searchSuggestions from './messages/en/search-suggestions.json';
import type search from './messages/en/search.json';
import type sections from './messages/en/sections.json';
import type shop from './messages/en/shop.json';
import type stores from './messages/en/stores.json';
import type wishlist from './messages/en/wishlist.json';

/** The namespaces of the messages, one JSON file each. */
export const namespaces = [
  'layout',
  'errors',
  'preview',
  'search',
  'search-box',
  'search-suggestions',
  'articles',
  'sections',
  'shop',
  'category',
  'product',
  'product-page',
  'recently-viewed',
  'address',
  'cart',
  'cart-page',
  'order',
  'checkout',
  'account',
  'account-form',
  'wishlist',
  'stores',
] as const;

export type Namespace = (typeof namespaces)[number];

/** The English files define the keys and placeholders. A test compares those of the other languages with them. */
type Resources = {
  readonly account: typeof account;
  readonly 'account-form': typeof accountForm;
  readonly address: typeof address;
  readonly articles: typeof articles;
  readonly cart: typeof cart;
  readonly 'cart-page': typeof cartPage;
  readonly category: typeof category;
  readonly checkout: typeof checkout;
  readonly errors: typeof errors;
  readonly layout: typeof layout;
  readonly order: typeof order;
  readonly preview: typeof preview;
  readonly product: typeof product;
  readonly 'product-page': typeof productPage;
  readonly 'recently-viewed': typeof recentlyViewed;
  readonly search: typeof search;
  readonly 'search-box': typeof searchBox;
  readonly 'search-suggestions': typeof searchSuggestions;
  readonly sections: typeof sections;
  readonly shop: typeof shop;
  readonly stores: typeof stores;
  readonly wishlist: typeof wishlist;
};

declare module 'i18next' {
  // A missing or misspelt key does not compile.
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: Resources;
    strictKeyChecks: true;
  }
}
