import * as v from 'valibot';
import type { ShopContext } from '../context/context.ts';
import { noSuchEntityError } from '../graphql/errors.ts';
import type { Routing } from '../graphql/routing.ts';

/** A longer chain of redirects counts as a loop, so its URL is unknown. */
const MAX_REDIRECTS = 10;

const urlRow = v.object({
  target: v.nullable(v.string()),
  redirect_code: v.number(),
  type: v.nullable(v.picklist(['PRODUCT', 'CATEGORY'])),
  entity_id: v.nullable(v.number()),
});

/** The product or category at a URL. */
type ResolvedUrl = {
  readonly type: 'PRODUCT' | 'CATEGORY';
  readonly entityId: number;
  readonly routing: Routing;
};

/** A redirect to a URL that is not a page of the store view, for example of another website. The fields of `RoutableUrl`. */
export type OtherUrl = {
  readonly relative_url: string;
  readonly redirect_code: number;
  readonly type: null;
};

/**
 * Finds the page of a URL in the store view and follows redirects (contract A5). Returns the URL of the last target and the code of the first
 * redirect, or null for an unknown URL. Leading slashes are dropped, and the query string is kept.
 *
 * @throws {GraphQLError} of the category `graphql-no-such-entity` for a row of the table without a page and without a target
 */
export function resolveUrl(url: string, { shop, view }: ShopContext): ResolvedUrl | OtherUrl | null {
  const [pathname = '', ...query] = url.trim().split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  let path = pathname.replace(/^\/+/, '');
  let redirectCode = 0;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const row = shop.database.first(
      urlRow,
      'SELECT target, redirect_code, type, entity_id FROM url WHERE store = ? AND path = ?',
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
