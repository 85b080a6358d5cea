import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** Pictures to look at, each with the caption that the picture itself has in the page's language. */
export function gallerySchema({ text, heading, picture, choice }: Fields) {
  const captioned = v.intersect([
    v.pipe(
      picture,
      v.transform((image) => ({ picture: image })),
    ),
    v.object({ caption: text }),
  ]);
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      layout: choice('rhythm', 'row'),
      images: v.nullish(v.array(v.nullable(captioned)), []),
    }),
    v.transform(({ eyebrow, heading: title, text: intro, layout, images }) => {
      // Named by their place: an editor may choose one picture twice.
      const pictures = images.flatMap((image, at) =>
        image?.picture ? [{ id: String(at), picture: image.picture, caption: image.caption }] : [],
      );
      return { eyebrow, heading: title, intro, layout, pictures, picture: pictures[0]?.picture };
    }),
  );
}
