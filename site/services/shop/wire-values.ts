import * as v from 'valibot';

// Magento declares nearly every field and every item of a list as nullable, so texts, numbers and lists have defaults.

export const text = v.nullish(v.string(), '');
/** A text without spaces at both ends. An empty, missing or null text is `undefined`. */
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value?.trim() || undefined),
);
export const count = v.nullish(v.number(), 0);

/** A list without its nulls. Null and a missing list are empty lists. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(v.array(v.nullable(item)), []),
    v.transform((items) => items.filter((value): value is NonNullable<typeof value> => value !== null)),
  );

/**
 * A list whose items can fail one by one (see `graphqlResponse`): a failed item is null and omitted. If every item failed, the list is
 * invalid, because an empty list would say that nothing was found.
 */
export const listWithGaps = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(v.array(v.nullable(item)), []),
    v.check((items) => items.length === 0 || items.some((value) => value !== null), 'Every item failed'),
    v.transform((items) => items.filter((value): value is NonNullable<typeof value> => value !== null)),
  );

/** The colour of a swatch as `#rgb` or `#rrggbb`. Undefined for a text, a picture, and any value that is not a colour. */
export const swatchColor = v.pipe(
  v.nullish(v.object({ kind: v.string(), value: v.nullish(v.string()) })),
  v.transform((swatch) =>
    swatch?.kind === 'ColorSwatchData' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(swatch.value ?? '')
      ? (swatch.value ?? undefined)
      : undefined,
  ),
);
