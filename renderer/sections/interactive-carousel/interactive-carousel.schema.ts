import * as v from 'valibot';
import { type FieldSchemas, readShopReference } from '../../parse/fields.ts';

/** Slides side by side. A slide with no picture, no title and no reference is dropped. */
export function interactiveCarouselSchema(fields: FieldSchemas) {
  const slide = {
    image: fields.picture,
    title: fields.text,
    text: fields.text,
    label: fields.text,
    link: fields.link,
    ...fields.shopReference,
  };
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      slides: fields.rows(slide),
      ctas: fields.ctas,
    }),
    v.transform(({ text, slides, ...rest }) => ({
      ...rest,
      intro: text,
      slides: slides
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
