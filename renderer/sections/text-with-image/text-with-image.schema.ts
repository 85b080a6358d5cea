import * as v from 'valibot';
import { type FieldSchemas, readShopReference } from '../../parse/fields.ts';

/** A picture with text beside it. */
export function textWithImageSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.html,
      image: fields.picture,
      image_position: fields.choice('start', 'end'),
      image_size: fields.choice('half', 'wide'),
      image_ratio: fields.choice('auto', 'landscape', 'square', 'portrait'),
      ctas: fields.ctas,
      ...fields.shopReference,
    }),
    v.transform(({ text, image, image_position, image_size, image_ratio, shop_kind, shop_id, ...rest }) => ({
      ...rest,
      content: text,
      picture: image,
      side: image_position,
      size: image_size,
      ratio: image_ratio,
      reference: readShopReference({ shop_kind, shop_id }),
    })),
  );
}
