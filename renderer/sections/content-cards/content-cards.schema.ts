import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** Cards that link to other pages. Cards without a picture and a title are dropped. */
export function contentCardsSchema(fields: FieldSchemas) {
  const card = {
    image: fields.picture,
    title: fields.text,
    text: fields.text,
    link: fields.link,
    label: fields.text,
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
        .filter(({ image, title }) => image !== undefined || title !== '')
        .map(({ image, link, ...row }) => ({ ...row, picture: image, href: link })),
    })),
  );
}
