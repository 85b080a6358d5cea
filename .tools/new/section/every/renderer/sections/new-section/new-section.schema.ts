import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** One picture and what there is to say about it. */
export function newSectionSchema({ text, heading, html, picture, calls }: Fields) {
  return v.pipe(
    v.object({ eyebrow: text, heading, text: html, image: picture, ctas: calls }),
    v.transform(({ eyebrow, heading: title, text: content, image, ctas }) => ({
      eyebrow,
      heading: title,
      content,
      picture: image,
      calls: ctas,
    })),
  );
}
