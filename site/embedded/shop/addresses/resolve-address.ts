import * as v from 'valibot';
import type { ShopContext } from '../graphql/context.ts';
import type { Routing } from '../products/product-types.ts';

/** A longer chain of redirects counts as a loop, so its address is unknown. */
const MAX_REDIRECTS = 10;

const addressRow = v.object({
  target: v.nullable(v.string()),
  redirect_code: v.number(),
  type: v.nullable(v.picklist(['PRODUCT', 'CATEGORY'])),
  entity_id: v.nullable(v.number()),
});

/** The product or category at an address. */
type ResolvedAddress = {
  readonly type: 'PRODUCT' | 'CATEGORY';
  readonly entityId: number;
  readonly routing: Routing;
};

/**
 * Finds the page of a URL in the store view and follows redirects (contract A5). Returns the address of the last target and the code of the first
 * redirect, or `undefined` for an unknown address. Leading slashes are dropped, and the query string is kept.
 */
export function resolveAddress(url: string, { shop, view }: ShopContext): ResolvedAddress | undefined {
  const [address = '', ...query] = url.trim().split('?');
  let path = address.replace(/^\/+/, '');
  let redirectCode = 0;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const row = shop.database.first(
      addressRow,
      'SELECT target, redirect_code, type, entity_id FROM address WHERE store = ? AND path = ?',
      view.code,
      path,
    );
    if (!row) return undefined;
    if (row.type !== null && row.entity_id !== null) {
      const search = query.length > 0 ? `?${query.join('?')}` : '';
      const routing = { relativeUrl: path + search, redirectCode };
      return { type: row.type, entityId: row.entity_id, routing };
    }
    if (redirectCode === 0) redirectCode = row.redirect_code;
    path = row.target ?? '';
  }
  return undefined;
}
