import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';
import { shopCardsSchema } from '../../shop/shop-cards.schema.ts';

/** Cards that link to pages, products or categories. */
export function contentCardsSchema(fields: FieldSchemas) {
  return v.object({
    eyebrow: fields.text,
    heading: fields.heading,
    layout: fields.choice('stagger', 'row'),
    cards: shopCardsSchema(fields),
    ctas: fields.ctas,
  });
}
