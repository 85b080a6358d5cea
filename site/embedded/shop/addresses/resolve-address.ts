import * as v from 'valibot';
import type { ShopContext } from '../graphql/context.ts';
import { noSuchEntityError } from '../graphql/errors.ts';
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

/** A redirect to an address that is not a page of the store view, for example of another website. The fields of `RoutableUrl`. */
export type OtherAddress = {
  readonly relative_url: string;
  readonly redirect_code: number;
  readonly type: null;
};

/**
 * Finds the page of a URL in the store view and follows redirects (contract A5). Returns the address of the last target and the code of the first
 * redirect, or null for an unknown address. Leading slashes are dropped, and the query string is kept.
 *
 * @throws {GraphQLError} of the category `graphql-no-such-entity` for an address that has neither a page nor a redirect
 */
export function resolveAddress(
  url: string,
  { shop, view }: ShopContext,
): ResolvedAddress | OtherAddress | null {
  const [address = '', ...query] = url.trim().split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  let path = address.replace(/^\/+/, '');
  let redirectCode = 0;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const row = shop.database.first(
      addressRow,
      'SELECT target, redirect_code, type, entity_id FROM address WHERE store = ? AND path = ?',
      view.code,
      path,
    );
    const relativeUrl = path + search;
    if (!row)
      return step === 0 ? null : { relative_url: relativeUrl, redirect_code: redirectCode, type: null };
    if (row.type !== null && row.entity_id !== null)
      return { type: row.type, entityId: row.entity_id, routing: { relativeUrl, redirectCode } };
    if (row.target === null) throw noSuchEntityError(`No such entity found with matching URL key: ${path}`);
    if (redirectCode === 0) redirectCode = row.redirect_code;
    path = row.target;
  }
  return null;
}
