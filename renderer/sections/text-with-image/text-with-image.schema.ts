import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** A picture and what there is to say about it. */
export function textWithImageSchema({ text, heading, html, picture, choice, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text: html,
      image: picture,
      image_position: choice('start', 'end'),
      image_size: choice('half', 'wide'),
      image_ratio: choice('auto', 'landscape', 'square', 'portrait'),
      ctas,
    }),
    v.transform(({ text: content, image, image_position, image_size, image_ratio, ctas, ...rest }) => ({
      ...rest,
      content,
      picture: image,
      side: image_position,
      size: image_size,
      ratio: image_ratio,
      ctas,
    })),
  );
}
