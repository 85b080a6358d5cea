import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { jsx } from 'react/jsx-runtime';
import type { RenderedSection } from '#renderer/render/render-section';
import type { Locale } from '#site/i18n/locale';
import { i18nOf } from '#site/i18n/messages';
import { renderLocalised } from '#site/i18n/render-localised';
import { AccountView } from './account/account-view.tsx';
import { ArticleHead, type ArticleHeadProps } from './articles/article-head.tsx';
import { ArticleList, type ArticleListProps } from './articles/article-list.tsx';
import { RelatedArticles, type RelatedArticlesProps } from './articles/related-articles.tsx';
import { CartView } from './cart/cart-view.tsx';
import { CategoryView } from './category/category-view.tsx';
import { AddressesView } from './checkout/addresses-view.tsx';
import { ConfirmationView } from './checkout/confirmation-view.tsx';
import { ContactView } from './checkout/contact-view.tsx';
import { PaymentView } from './checkout/payment-view.tsx';
import { ReviewView } from './checkout/review-view.tsx';
import { ShippingView } from './checkout/shipping-view.tsx';
import { ErrorView, type ErrorViewProps } from './errors/error-view.tsx';
import { hasDetails, ProductDetails, type ProductDetailsProps } from './product/product-details.tsx';
import { ProductView } from './product/product-view.tsx';
import { RelatedProducts, type RelatedProductsProps } from './product/related-products.tsx';
import { RecentlyViewedView } from './recently-viewed/recently-viewed-view.tsx';
import type { ScreenIslandData, ScreenName, ScreenProps } from './screens.ts';
import { SearchView } from './search/search-view.tsx';
import { PausedNotice } from './shop/paused-notice.tsx';
import { StoreFinderView } from './store-finder/store-finder-view.tsx';
import { StoreView } from './store/store-view.tsx';
import { WishlistView } from './wishlist/wishlist-view.tsx';

// Renders the views of pages as sections, so that each page is one list of rendered sections.

/** Renders the list of articles. */
export function renderArticleList(locale: Locale, props: ArticleListProps): RenderedSection {
  return toSection(locale, 'article-list', createElement(ArticleList, props));
}

/** Renders the head of an article, which contains the page's h1 and its LCP picture. */
export function renderArticleHead(locale: Locale, props: ArticleHeadProps): RenderedSection {
  return toSection(locale, 'article-head', createElement(ArticleHead, props));
}

/** Renders the related articles of an article. Returns an empty list without related articles. */
export function renderRelatedArticles(locale: Locale, props: RelatedArticlesProps): RenderedSection[] {
  return props.cards.length === 0
    ? []
    : [toSection(locale, 'related-articles', createElement(RelatedArticles, props))];
}

/** Renders the notice that visitors cannot buy at the moment. */
export function renderPausedNotice(locale: Locale): RenderedSection {
  return toSection(locale, 'paused-notice', createElement(PausedNotice));
}

/** Renders the part of a product page that is equal for all variants. Returns an empty list for a product without details. */
export function renderProductDetails(locale: Locale, props: ProductDetailsProps): RenderedSection[] {
  return hasDetails(props)
    ? [toSection(locale, 'product-details', createElement(ProductDetails, props))]
    : [];
}

/** Renders the related products of a product. Returns an empty list without related products. */
export function renderRelatedProducts(locale: Locale, props: RelatedProductsProps): RenderedSection[] {
  return props.cards.length === 0
    ? []
    : [toSection(locale, 'related-products', createElement(RelatedProducts, props))];
}

/** Renders the view of an error page. */
export function renderErrorView(locale: Locale, props: ErrorViewProps): RenderedSection {
  return toSection(locale, 'error', createElement(ErrorView, props));
}

/** The views of the application screens, as `screens.ts` loads them in the browser. */
const screenViews: { readonly [Name in ScreenName]: ComponentType<ScreenProps<Name>> } = {
  cart: CartView,
  account: AccountView,
  'account-sign-in': AccountView,
  'account-register': AccountView,
  'account-confirm': AccountView,
  'account-forgotten-password': AccountView,
  'account-new-password': AccountView,
  'account-orders': AccountView,
  'account-order': AccountView,
  'account-guest-order': AccountView,
  'account-addresses': AccountView,
  'account-address': AccountView,
  'account-details': AccountView,
  'account-delete': AccountView,
  category: CategoryView,
  'checkout-contact': ContactView,
  'checkout-addresses': AddressesView,
  'checkout-shipping': ShippingView,
  'checkout-payment': PaymentView,
  'checkout-review': ReviewView,
  'checkout-confirmation': ConfirmationView,
  product: ProductView,
  'recently-viewed': RecentlyViewedView,
  search: SearchView,
  store: StoreView,
  'store-finder': StoreFinderView,
  wishlist: WishlistView,
};

/**
 * Returns an application screen as a section, with the data that the browser needs to hydrate it. The HTML is rendered only when it is first
 * read, because a browser that already shows the screen needs only its props.
 */
export function renderScreen<Name extends ScreenName>(
  locale: Locale,
  name: Name,
  viewProps: ScreenProps<Name>,
): RenderedSection {
  const props: ScreenIslandData = { locale: locale.code, viewProps };
  let rendered: string | undefined;
  return {
    id: name,
    type: name,
    get html() {
      return (rendered ??= renderScreenHtml(locale, name, viewProps));
    },
    props,
  };
}

function renderScreenHtml<Name extends ScreenName>(
  locale: Locale,
  name: Name,
  viewProps: ScreenProps<Name>,
): string {
  const element = createElement(I18nextProvider, { i18n: i18nOf(locale) }, jsx(screenViews[name], viewProps));
  const content = renderToString(element, { identifierPrefix: name });
  return `<section data-section="${name}" data-tone="ground" data-island="${name}">${content}</section>`;
}

function toSection(locale: Locale, type: string, element: ReactElement): RenderedSection {
  return { id: type, type, html: renderLocalised(locale, element) };
}
