import { data, redirect } from 'react-router-dom';
import { readPostBody } from '#site/forms/read-post-body';
import type { VisitorSession } from '#site/session/session';
import { shopUnavailableError } from '../errors/shop-unavailable.ts';
import { acceptsJson, type JsonResult, jsonResult, refusedResult } from '../form-response.ts';
import type { Services } from '../page-services.ts';
import type { Page } from '../page.ts';
import type { ShopPageRequest } from '../shop/load-shop-page.ts';
import { addToCart, readBuyFields } from './add-to-cart.ts';
import { loadProductPage } from './product-page.ts';
import { saveOnWishlist } from './save-on-wishlist.ts';

/**
 * Handles the buy form of a product, which is posted to the page of the product. A script receives JSON. Without a script, the browser is
 * redirected to the cart or the wishlist, or receives the same page with the message and the entered quantity.
 *
 * @throws a redirect to the cart or the wishlist. Throws an error response if the post is refused before it is read, or if the product cannot
 *   be loaded
 */
export async function postProductForm(
  request: Request,
  shopRequest: ShopPageRequest,
  services: Services,
  session: VisitorSession,
): Promise<Page | JsonResult> {
  const { locale, shop, path, entity } = shopRequest;
  const form = await readPostBody(request, services.siteUrl);
  if (!(form instanceof FormData)) {
    if (acceptsJson(request)) return refusedResult(form, locale);
    throw data(null, { status: form });
  }
  const product = await shop.productDetails(entity.id);
  if (!product.ok) throw shopUnavailableError();
  if (!product.value) throw data(`Page Not Found: ${path}`, { status: 404 });
  const fields = readBuyFields(form);
  const { signal } = shopRequest;
  const change = fields.isForWishlist ? saveOnWishlist : addToCart;
  const result = await change(fields, product.value, { locale, services, session, signal });
  if (acceptsJson(request)) return jsonResult(result);
  // A redirect, so that a reload does not add the product again.
  if (result.outcome === 'accepted' && result.redirect !== undefined) throw redirect(result.redirect, 303);
  return loadProductPage(shopRequest, services, { result, sku: fields.sku, quantity: fields.quantity });
}
