import { data, redirect } from 'react-router-dom';
import type { ShopClient } from '#site/services/shop';
import type { VisitorSession } from '#site/session/session';
import { loadCategoryPage } from '../category/category-page.ts';
import { shopUnavailableError } from '../errors/shop-unavailable.ts';
import type { JsonResult } from '../form-response.ts';
import type { PageRequest } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import { postProductForm } from '../product/post-product-form.ts';
import { loadProductPage } from '../product/product-page.ts';
import type { ShopEntity } from './shop-localisations.ts';
import { shopPath } from './shop-path.ts';

/** A request for a page of the shop. */
export type ShopPageRequest = PageRequest & {
  /** The shop's client in the store view of the locale. */
  readonly shop: ShopClient;
  readonly entity: ShopEntity;
  /**
   * Returns true if the shop does not respond. The page then shows stored data, and visitors cannot buy. Call it after the data is loaded, because
   * only a failed call of the shop changes the result. All calls for a request return the same result.
   */
  readonly isBuyingPaused: () => Promise<boolean>;
};

/**
 * Loads the page of a category or a product. The shop resolves the path.
 *
 * @throws a response: 404 if the path has no target, 503 if the shop fails, or a redirect from an old address
 */
export async function loadShopPage(request: PageRequest, services: Services): Promise<Page> {
  const shopRequest = await toShopRequest(request, services);
  return shopRequest.entity.kind === 'category'
    ? loadCategoryPage(shopRequest, services)
    : loadProductPage(shopRequest, services);
}

/**
 * Handles a form that is posted to a page of the shop: the buy form of a product.
 *
 * @throws the same responses as {@link loadShopPage}, and 404 for a category, which has no form
 */
export async function postShopForm(
  request: Request,
  pageRequest: PageRequest,
  services: Services,
  session: VisitorSession | undefined,
): Promise<Page | JsonResult> {
  const shopRequest = await toShopRequest(pageRequest, services);
  if (shopRequest.entity.kind === 'product' && session)
    return postProductForm(request, shopRequest, services, session);
  throw data(`Page Not Found: ${pageRequest.path}`, { status: 404 });
}

/** Returns whether the path is that of a category or a product. False if the shop fails. */
export async function isShopPage(request: PageRequest, services: Services): Promise<boolean> {
  const route = await findRoute(request, shopOf(request, services));
  return route.ok && (route.value?.kind === 'category' || route.value?.kind === 'product');
}

function shopOf({ locale, signal }: PageRequest, services: Services): ShopClient {
  return services.shop.forRequest({ store: locale.magentoStore, signal });
}

function findRoute({ locale, path }: PageRequest, shop: ShopClient) {
  return shop.route(path.slice(locale.code.length + 2));
}

async function toShopRequest(request: PageRequest, services: Services): Promise<ShopPageRequest> {
  const { locale, path } = request;
  const shop = shopOf(request, services);
  const route = await findRoute(request, shop);
  if (!route.ok) throw shopUnavailableError();
  const target = route.value;
  const targetPath = target ? shopPath(locale, target.path) : path;
  // The shop also accepts variants of an address, for example with a trailing space. They redirect to the address itself.
  if (target && targetPath !== path) throw redirect(encodeURI(targetPath), target.redirect ?? 301);
  if (target?.kind !== 'category' && target?.kind !== 'product')
    throw data(`Page Not Found: ${path}`, { status: 404 });

  const { kind, id } = target;
  let paused: Promise<boolean> | undefined;
  const isBuyingPaused = () => (paused ??= services.shop.isAvailable().then((isAvailable) => !isAvailable));
  return { ...request, shop, entity: { kind, id }, isBuyingPaused };
}
