import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** A gallery of pictures. A caption comes from the picture's asset, in the language of the page. */
export function gallerySchema({ text, heading, picture, choice }: FieldSchemas) {
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
      // The id is the index, because an editor may choose one picture twice.
      const pictures = images.flatMap((image, index) =>
        image?.picture ? [{ id: String(index), picture: image.picture, caption: image.caption }] : [],
      );
      return {
        eyebrow,
        heading: title,
        intro,
        layout: layout === 'rhythm' ? ('grid' as const) : layout,
        pictures,
        picture: pictures[0]?.picture,
      };
    }),
  );
}
