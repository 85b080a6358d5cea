import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Slides side by side. Slides without a picture and a title are dropped. */
export function interactiveCarouselSchema(fields: FieldSchemas) {
  const slide = {
    image: fields.picture,
    title: fields.text,
    text: fields.text,
    label: fields.text,
    link: fields.link,
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
        .filter(({ image, title }) => image !== undefined || title !== '')
        .map(({ image, label, link: href, ...row }) => ({
          ...row,
          picture: image,
          cta: label !== '' && href !== undefined ? { label, href } : undefined,
        })),
    })),
  );
}
