import * as v from 'valibot';

// Magento declares nearly every field and every item of a list as nullable, so texts, numbers and lists have defaults.

export const text = v.nullish(v.string(), '');
export const optionalText = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value?.trim() || undefined),
);
export const count = v.nullish(v.number(), 0);

/** A list whose nulls are left out. */
export const list = <const Item extends v.GenericSchema>(item: Item) =>
  v.pipe(
    v.nullish(v.array(v.nullable(item)), []),
    v.transform((items) => items.filter((value): value is NonNullable<typeof value> => value !== null)),
  );

/** The colour of a swatch as `#rrggbb`. Undefined for a text, a picture, and everything else that is no colour. */
export const swatchColor = v.pipe(
  v.nullish(v.object({ kind: v.string(), value: v.nullish(v.string()) })),
  v.transform((swatch) =>
    swatch?.kind === 'ColorSwatchData' && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(swatch.value ?? '')
      ? (swatch.value ?? undefined)
      : undefined,
  ),
);
