import * as v from 'valibot';
import { type FieldSchemas, readShopReference } from '../../parse/fields.ts';

/** Cards that link to pages, products or categories. A card with no picture, no title and no reference is dropped. */
export function contentCardsSchema(fields: FieldSchemas) {
  const card = {
    image: fields.picture,
    title: fields.text,
    text: fields.text,
    link: fields.link,
    label: fields.text,
    ...fields.shopReference,
  };
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      layout: fields.choice('stagger', 'row'),
      cards: fields.rows(card),
      ctas: fields.ctas,
    }),
    v.transform(({ cards, ...rest }) => ({
      ...rest,
      cards: cards
        .filter(({ image, title, shop_id }) => image !== undefined || title !== '' || shop_id !== '')
        .map(({ image, link, shop_kind, shop_id, ...row }) => ({
          ...row,
          picture: image,
          href: link,
          reference: readShopReference({ shop_kind, shop_id }),
        })),
    })),
  );
}
