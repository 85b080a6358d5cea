import * as v from 'valibot';
import { type FieldSchemas, readShopReference } from '../parse/fields.ts';

/** Cards with a picture that link to pages, products or categories. A card with no picture, no title and no reference is dropped. */
export function shopCardsSchema(fields: FieldSchemas) {
  const card = {
    image: fields.picture,
    title: fields.text,
    text: fields.text,
    label: fields.text,
    link: fields.link,
    ...fields.shopReference,
  };
  return v.pipe(
    fields.rows(card),
    v.transform((cards) =>
      cards
        .filter(({ image, title, shop_id }) => image !== undefined || title !== '' || shop_id !== '')
        .map(({ image, link, shop_kind, shop_id, ...row }) => ({
          ...row,
          picture: image,
          href: link,
          reference: readShopReference({ shop_kind, shop_id }),
        })),
    ),
  );
}
