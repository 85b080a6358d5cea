import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Cards that lead to other pages; a card with neither a picture nor a title is not shown. */
export function contentCardsSchema({ text, heading, picture, link, rows, choice, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      layout: choice('stagger', 'row'),
      cards: rows({ image: picture, title: text, text, link, label: text }),
      ctas,
    }),
    v.transform(({ eyebrow, heading: title, layout, cards, ctas }) => ({
      eyebrow,
      heading: title,
      layout,
      cards: cards
        .filter((card) => card.image !== undefined || card.title !== '')
        .map(({ id, image, title: name, text: words, link: href, label }) => ({
          id,
          picture: image,
          title: name,
          words,
          href,
          label,
        })),
      ctas,
    })),
  );
}
