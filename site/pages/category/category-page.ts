import { data, redirect } from 'react-router-dom';
import type { Locale } from '#site/i18n/locale';
import { messagesOf } from '#site/i18n/messages';
import { canonicalPageUrl } from '#site/seo/canonical';
import { itemListNodes } from '#site/seo/product-json-ld';
import type { Failure } from '#site/services/http';
import { type CategoryLink, type CategoryListing, isFacetCode } from '#site/services/shop';
import { shopUnavailableError } from '../errors/shop-unavailable.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { readShopHtml } from '../product/shop-html.ts';
import { renderScreen } from '../render-views.ts';
import { CARD_PICTURE_WIDTH } from '../shop/card-picture-width.ts';
import { createShopPage, type ShopPageContent } from '../shop/create-shop-page.ts';
import type { ShopPageRequest } from '../shop/load-shop-page.ts';
import { preloadOf } from '../shop/picture-preload.ts';
import { shopPath } from '../shop/shop-path.ts';
import { toPicture } from '../shop/to-picture.ts';
import { toProductCard } from '../shop/to-product-card.ts';
import {
  listHref,
  type ListChoice,
  clearFacets,
  inCurrencyOf,
  isCanonicalQuery,
  PAGE,
  PRODUCTS_PER_PAGE,
  readCategoryQuery,
  writeCategoryQuery,
} from './category-query.ts';
import type { CategoryListProps } from './category-view.tsx';
import { gridSizes } from './grid-sizes.ts';
import type { SortOption } from './list-options.ts';
import { keepKnownSort, sortOptions } from './sort-options.ts';
import type { Subcategory } from './subcategories.tsx';
import { keepKnownValues, toListFacets } from './to-list-facets.ts';
import { chosenCodes, shownFacets } from './use-shown-facets.ts';

/** A category with the chosen part of its list, and the ways to sort it. */
type SortableListing = { readonly listing: CategoryListing; readonly sorts: readonly SortOption[] };

/**
 * Loads the page of a category.
 *
 * @throws a response: 404 if the category or its page does not exist, 503 if the shop fails, or a redirect to the nearest valid choice
 */
export function loadCategoryPage(request: ShopPageRequest, services: Services): Promise<Page> {
  return createShopPage(loadContent(request, services), request, services);
}

async function loadContent(request: ShopPageRequest, services: Services): Promise<ShopPageContent> {
  const { locale, path } = request;
  const t = messagesOf(locale);
  const choice = readCategoryQuery(request.query, isFacetCode);
  const found = await loadListing(choice, request);
  const { listing } = found;
  const { name, metaTitle, metaDescription, parents, children, description } = listing.category;
  const { page } = choice;
  const title = metaTitle ?? name;
  const isWhole = isWholeList(choice);
  const text = readShopHtml(description, locale, services);
  const list = toListProps(found, choice, request, services);
  const hasFacets = shownFacets(list.facets, chosenCodes(choice)).length > 0;
  return {
    preload: preloadOf(list.cards[0]?.picture, gridSizes(hasFacets), CARD_PICTURE_WIDTH),
    section: renderScreen(locale, 'category', {
      name,
      description: text === '' ? undefined : text,
      subcategories: children.map((child) => toSubcategory(child, locale, services)),
      list,
    }),
    title: page === 1 ? title : t('category:titlePage', { title, page }),
    description: metaDescription,
    picture: pictureOf(listing.category.image, name, services.shop.mediaUrl),
    indexed: isWhole && listing.total > 0,
    crumbs: [
      ...parents.map((parent) => ({ title: parent.name, path: shopPath(locale, parent.path) })),
      { title: name, path },
    ],
    queryParameters: [PAGE],
    // The list of another website can be shorter, and a page that it does not have is a 404. So links to other websites lead to page 1.
    queryIn: (other) => {
      const isSameWebsite = other.magentoSessionId === locale.magentoSessionId;
      return writeCategoryQuery(isSameWebsite ? choice : inCurrencyOf({ ...choice, page: 1 }, locale, other));
    },
    // A filtered or sorted list has the canonical URL of the whole list.
    canonicalParameters: isWhole ? [PAGE] : [],
    linkedData: ({ url }) =>
      itemListNodes(
        listing.products.map((product) => ({
          name: product.name,
          url: canonicalPageUrl(url, shopPath(locale, product.path), services.canonical),
        })),
        { first: (page - 1) * PRODUCTS_PER_PAGE + 1, total: listing.total },
      ),
  };
}

/**
 * Loads the category and the chosen part of its list.
 *
 * @throws the responses of `loadCategoryPage`
 */
async function loadListing(
  choice: ListChoice,
  { locale, path, query, shop, entity }: ShopPageRequest,
): Promise<SortableListing> {
  const { facets: filters, sort, page } = choice;
  const found = await shop.categoryPage({ uid: entity.id, filters, sort, page, pageSize: PRODUCTS_PER_PAGE });
  if (!found.ok) throw responseForFailure(found.failure, choice, path);
  const listing = found.value;
  if (listing === null) throw data(`Page Not Found: ${path}`, { status: 404 });
  // For an empty list, the shop accepts every page number.
  if (page > Math.max(1, listing.pageCount)) throw responseForMissingPage(choice, path);
  const sorts = sortOptions(listing.sortFields, messagesOf(locale));
  const valid = keepKnownSort(keepKnownValues(choice, listing.facets), sorts);
  if (!isCanonicalQuery(query, valid)) throw redirect(listHref(encodeURI(path), valid), 302);
  return { listing, sorts };
}

function toListProps(
  { listing, sorts }: SortableListing,
  choice: ListChoice,
  { locale, path }: ShopPageRequest,
  services: Services,
): CategoryListProps {
  const { total, pageCount, facets, products, settings } = listing;
  return {
    path: encodeURI(path),
    choice,
    total,
    pageCount,
    facets: toListFacets(facets, choice, { locale, currency: settings.currency, total }),
    sorts,
    cards: products.map((product) => toProductCard(product, { locale, services, filters: choice.facets })),
    isTaxIncluded: settings.isTaxIncluded,
    homeHref: `/${locale.code}`,
  };
}

/** Returns the response if the shop fails or refuses the request: a redirect to the nearest valid list, 404 for a missing page, or 503. */
function responseForFailure(
  failure: Failure,
  choice: ListChoice,
  path: string,
): Response | ReturnType<typeof data> {
  if (failure.kind !== 'refused' || failure.status !== undefined) return shopUnavailableError();
  if (isWholeList(choice) && choice.page === 1) return shopUnavailableError();
  return responseForMissingPage(choice, path);
}

/** Returns the response for a page that the list does not have, or for a choice that the shop refuses. */
function responseForMissingPage(choice: ListChoice, path: string): Response | ReturnType<typeof data> {
  if (isWholeList(choice)) return data(`Page Not Found: ${path}`, { status: 404 });
  const nearest = choice.page > 1 ? { ...choice, page: 1 } : clearFacets({ ...choice, sort: undefined });
  return redirect(listHref(encodeURI(path), nearest), 302);
}

/** Returns whether a choice shows the whole list in its default order. */
function isWholeList({ facets, sort }: ListChoice) {
  return facets.length === 0 && sort === undefined;
}

function toSubcategory(
  { name, path, image, productCount }: CategoryLink,
  locale: Locale,
  { shop: { mediaUrl } }: Services,
): Subcategory {
  return {
    name,
    href: encodeURI(shopPath(locale, path)),
    count: productCount,
    // No alt text, because the name is beside the picture.
    picture: pictureOf(image, '', mediaUrl),
  };
}

function pictureOf(image: string | undefined, alt: string, mediaUrl: string) {
  return image === undefined ? undefined : toPicture({ url: image, alt }, mediaUrl);
}
