import * as v from 'valibot';
import { readShopPolicy, type ShopPolicy } from '#site/seo/shop-policies';
import type { ProductDetails } from '#site/services/shop';
import type { Services } from '../page-services.ts';
import type { ShopPageRequest } from '../shop/load-shop-page.ts';
import { weightOf } from './specifications.ts';

const sentence = v.fallback(v.optional(v.pipe(v.string(), v.trim()), ''), '');

/** The global `shop`: texts about delivery and returns. */
const textsSchema = v.object({
  delivery: sentence,
  delivery_large: sentence,
  /** Weight in kilograms from which `delivery_large` applies. */
  large_from: v.fallback(v.optional(v.number()), undefined),
  returns: sentence,
});

/** The delivery and the return of a product. */
type DeliveryAndReturns = {
  /** Texts of editors. `undefined` without a text. */
  readonly delivery: string | undefined;
  readonly returns: string | undefined;
  /** The conditions for search engines. */
  readonly policy: ShopPolicy;
};

/** Loads the texts and conditions of the delivery and the return of a product. The heaviest variant determines the delivery. */
export async function loadDeliveryAndReturns(
  product: Pick<ProductDetails, 'attributes' | 'variants'>,
  { locale, signal }: Pick<ShopPageRequest, 'locale' | 'signal'>,
  { content }: Services,
): Promise<DeliveryAndReturns> {
  // The layout loads the same globals, so the response is usually cached.
  const globals = await content.forRequest({ site: locale.site, signal }).globals();
  const shop = globals.ok ? globals.value['shop'] : undefined;
  const read = v.safeParse(textsSchema, shop);
  const weights = [product, ...product.variants].map(({ attributes }) => weightOf(attributes) ?? 0);
  return {
    delivery: deliveryText(shop, Math.max(...weights)),
    returns: read.success ? read.output.returns || undefined : undefined,
    policy: readShopPolicy(locale, shop),
  };
}

/**
 * Returns the editors' text about the arrival of a product or an order.
 *
 * @param shop the global `shop`
 * @param weight of the heaviest product in kilograms
 */
export function deliveryText(shop: unknown, weight: number): string | undefined {
  const read = v.safeParse(textsSchema, shop);
  if (!read.success) return undefined;
  const { delivery, delivery_large, large_from = Infinity } = read.output;
  const isLarge = weight >= large_from && delivery_large !== '';
  return (isLarge ? delivery_large : delivery) || undefined;
}
