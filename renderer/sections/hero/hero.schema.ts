import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** The opening of a page. A picture for dusk alone serves for both hours. */
export function heroSchema({ text, heading, picture, choice, toggle, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      image: picture,
      image_dusk: picture,
      size: choice('full', 'half'),
      sunset: toggle,
      ctas,
    }),
    v.transform(({ text: intro, image, image_dusk: dusk, ctas, ...rest }) => ({
      ...rest,
      intro,
      picture: image ?? dusk,
      dusk: image ? dusk : undefined,
      ctas,
    })),
  );
}
