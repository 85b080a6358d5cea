import * as v from 'valibot';

/** The path of a page of this site. `//host` and `/\host` would be another site. */
const path = v.pipe(v.string(), v.regex(/^\/(?![/\\])/));
/** A rendition of a picture, or an SVG file of the shop or of an origin that the image endpoint allows. */
const pictureSource = v.pipe(v.string(), v.regex(/^(?:\/(?![/\\])|https?:\/\/)/));
const runs = v.array(v.object({ text: v.string(), marked: v.boolean() }));

/** The server's response. The server formats its texts, because i18next is larger than the size budget of the search box script. */
export const suggestionsSchema = v.object({
  /** Whether the search system responded with everything. */
  isComplete: v.boolean(),
  announcement: v.string(),
  note: v.optional(v.string()),
  terms: v.array(v.string()),
  queryId: v.optional(v.string()),
  products: v.array(
    v.object({
      sku: v.string(),
      name: runs,
      href: path,
      picture: v.optional(pictureSource),
      price: v.string(),
      colors: v.array(
        v.object({ label: v.string(), color: v.pipe(v.string(), v.regex(/^#[\da-f]{3,8}$/i)) }),
      ),
    }),
  ),
  categories: v.array(v.object({ name: runs, href: path, path: v.array(v.string()) })),
  content: v.array(v.object({ title: runs, href: path })),
  didYouMean: v.optional(v.object({ term: v.string(), text: v.string() })),
  allProducts: v.optional(v.object({ href: path, text: v.string() })),
  all: v.optional(v.string()),
});

/** Suggestions for a typed term. Without a term, `terms` are popular ones. */
export type Suggestions = v.InferOutput<typeof suggestionsSchema>;
