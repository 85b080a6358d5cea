import * as v from 'valibot';
import { type FieldSchemas, readShopReference } from '../../parse/fields.ts';

/** The first section of a page. A dusk picture without a day picture serves both themes. */
export function heroSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      image: fields.picture,
      image_dusk: fields.picture,
      size: fields.choice('full', 'half'),
      sunset: fields.toggle,
      ctas: fields.ctas,
      ...fields.shopReference,
    }),
    v.transform(({ text, image, image_dusk: dusk, sunset, shop_kind, shop_id, ...rest }) => ({
      ...rest,
      intro: text,
      picture: image ?? dusk,
      duskPicture: image ? dusk : undefined,
      showsSunset: sunset,
      reference: readShopReference({ shop_kind, shop_id }),
    })),
  );
}
