import type { ComponentType } from 'react';
import type { BrowserNamespace } from '#site/i18n/load-i18n';

type Screen = {
  /** Namespaces of the messages that the browser loads with the view. */
  readonly namespaces: readonly BrowserNamespace[];
  readonly loadView: () => Promise<ComponentType<never>>;
};

/** The screens of the account share one view. */
const account = {
  namespaces: ['account', 'account-form', 'order', 'address'],
  loadView: async () => (await import('./account/account-view.tsx')).AccountView,
} as const satisfies Screen;

/**
 * The application screens: views that render on the server and hydrate as one island. Each view is a lazily loaded chunk. This file must not
 * import loaders, because it is part of the browser's code.
 */
export const screens = {
  cart: {
    namespaces: ['cart', 'recently-viewed'],
    loadView: async () => (await import('./cart/cart-view.tsx')).CartView,
  },
  account,
  'account-sign-in': account,
  'account-register': account,
  'account-confirm': account,
  'account-forgotten-password': account,
  'account-new-password': account,
  'account-orders': account,
  'account-order': account,
  'account-guest-order': account,
  'account-addresses': account,
  'account-address': account,
  'account-details': account,
  'account-delete': account,
  category: {
    namespaces: ['category', 'shop'],
    loadView: async () => (await import('./category/category-view.tsx')).CategoryView,
  },
  'checkout-contact': {
    namespaces: ['checkout', 'account-form'],
    loadView: async () => (await import('./checkout/contact-view.tsx')).ContactView,
  },
  'checkout-addresses': {
    namespaces: ['checkout', 'address'],
    loadView: async () => (await import('./checkout/addresses-view.tsx')).AddressesView,
  },
  'checkout-shipping': {
    namespaces: ['checkout'],
    loadView: async () => (await import('./checkout/shipping-view.tsx')).ShippingView,
  },
  'checkout-payment': {
    namespaces: ['checkout'],
    loadView: async () => (await import('./checkout/payment-view.tsx')).PaymentView,
  },
  'checkout-review': {
    namespaces: ['checkout', 'order'],
    loadView: async () => (await import('./checkout/review-view.tsx')).ReviewView,
  },
  'checkout-confirmation': {
    namespaces: ['checkout', 'order'],
    loadView: async () => (await import('./checkout/confirmation-view.tsx')).ConfirmationView,
  },
  product: {
    namespaces: ['product'],
    loadView: async () => (await import('./product/product-view.tsx')).ProductView,
  },
  'recently-viewed': {
    namespaces: ['recently-viewed'],
    loadView: async () => (await import('./recently-viewed/recently-viewed-view.tsx')).RecentlyViewedView,
  },
  search: {
    namespaces: ['search', 'category', 'shop'],
    loadView: async () => (await import('./search/search-view.tsx')).SearchView,
  },
  store: {
    namespaces: ['stores'],
    loadView: async () => (await import('./store/store-view.tsx')).StoreView,
  },
  'store-finder': {
    namespaces: ['stores'],
    loadView: async () => (await import('./store-finder/store-finder-view.tsx')).StoreFinderView,
  },
  wishlist: {
    namespaces: ['wishlist'],
    loadView: async () => (await import('./wishlist/wishlist-view.tsx')).WishlistView,
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;

/** The props of a screen's view. */
export type ScreenProps<Name extends ScreenName> =
  Awaited<ReturnType<(typeof screens)[Name]['loadView']>> extends ComponentType<infer Props extends object>
    ? Props
    : never;

/** The data that a browser needs to hydrate a screen. */
export type ScreenIslandData = { readonly locale: string; readonly viewProps: object };

/** Returns whether a text is the name of a screen. */
export function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(screens, name);
}

/**
 * Reads the props of an island that contains a screen.
 *
 * @throws {Error} if these are the props of a section
 */
export function readScreenIslandData(props: object): ScreenIslandData {
  const { locale, viewProps } = { locale: undefined, viewProps: undefined, ...props };
  if (typeof locale !== 'string' || typeof viewProps !== 'object' || viewProps === null)
    throw new Error(`Expected the locale and props of a screen, found: ${Object.keys(props).join(', ')}.`);
  return { locale, viewProps };
}
