import * as v from 'valibot';
import type { ReferencedCategory, ReferencedItems } from './model-references.ts';
import { productCard } from './wire-products.ts';
import { list, listWithGaps, optionalText, text } from './wire-values.ts';

const category = v.pipe(
  v.object({ uid: v.string(), name: text, image: optionalText, url_path: text, url_suffix: text }),
  v.transform(({ uid, name, image, url_path, url_suffix }): ReferencedCategory => ({
    uid,
    name,
    image,
    path: url_path + url_suffix,
  })),
);

/** The response to a batch of references. It has no `listed` products or no `categories` if the batch contains none. */
export const referencedItems = v.pipe(
  v.object({
    listed: v.nullish(v.object({ items: listWithGaps(productCard) })),
    categories: v.nullish(v.object({ items: list(category) })),
  }),
  v.transform(({ listed, categories }): ReferencedItems => ({
    products: listed?.items ?? [],
    categories: categories?.items ?? [],
  })),
);
