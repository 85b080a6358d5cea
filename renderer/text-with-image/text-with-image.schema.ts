import * as v from 'valibot';
import type { Fields } from '../fields.ts';

/** A picture and what there is to say about it. */
export function textWithImageSchema({ text, heading, html, picture, choice, calls }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text: html,
      image: picture,
      image_position: choice('start', 'end'),
      image_size: choice('half', 'wide'),
      ctas: calls,
    }),
    v.transform(({ eyebrow, heading: title, text: content, image, image_position, image_size, ctas }) => ({
      eyebrow,
      heading: title,
      content,
      picture: image,
      side: image_position,
      size: image_size,
      calls: ctas,
    })),
  );
}
