import * as v from 'valibot';
import type { ShopRoute } from './model.ts';
import { count, text } from './wire-values.ts';

const REDIRECTS = [301, 302] as const;
/** The beginning of a URL with another origin. */
const OTHER_ORIGIN = /^(?:[a-z][a-z\d+.-]*:)?\/\//i;

/** The target of a URL. Null for an unknown URL, and for a redirect to another origin, which the site does not follow. */
export const route = v.pipe(
  v.object({
    route: v.nullable(
      v.object({
        relative_url: text,
        redirect_code: count,
        type: v.nullish(v.string()),
        uid: v.optional(v.string()),
        sku: v.optional(v.nullable(v.string())),
      }),
    ),
  }),
  v.transform(({ route: target }): ShopRoute | null => {
    if (target === null || OTHER_ORIGIN.test(target.relative_url)) return null;
    const { type, uid, sku, relative_url, redirect_code } = target;
    const redirect = REDIRECTS.find((code) => code === redirect_code);
    const at = { path: relative_url, redirect };
    if (type === 'PRODUCT' && sku) return { kind: 'product', id: sku, ...at };
    if (type === 'CATEGORY' && uid) return { kind: 'category', id: uid, ...at };
    return { kind: 'other', id: '', ...at };
  }),
);
