import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';
import { shopCardsSchema } from '../../shop/shop-cards.schema.ts';

/** Slides side by side. Each slide is a card. */
export function interactiveCarouselSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      slides: shopCardsSchema(fields),
      ctas: fields.ctas,
    }),
    v.transform(({ text, ...rest }) => ({ ...rest, intro: text })),
  );
}
