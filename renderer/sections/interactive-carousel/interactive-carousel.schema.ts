import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Slides beside each other; a slide with neither a picture nor a title is not shown. */
export function interactiveCarouselSchema({ text, heading, picture, link, rows, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      slides: rows({ image: picture, title: text, text, label: text, link }),
      ctas,
    }),
    v.transform(({ eyebrow, heading: title, text: intro, slides, ctas }) => ({
      eyebrow,
      heading: title,
      intro,
      ctas,
      slides: slides
        .filter((slide) => slide.image !== undefined || slide.title !== '')
        .map(({ id, image, title: name, text: words, label, link: href }) => ({
          id,
          picture: image,
          title: name,
          words,
          call: label !== '' && href !== undefined ? { label, href } : undefined,
        })),
    })),
  );
}
