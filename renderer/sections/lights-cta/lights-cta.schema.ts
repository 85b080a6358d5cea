import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** One view with the lights on and off. */
export function lightsCtaSchema({ text, heading, picture, choice, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      image_on: picture,
      image_off: picture,
      starts: choice('on', 'off'),
      side: choice('start', 'end'),
      ctas,
    }),
    v.transform(({ text: intro, image_on: lit, image_off: unlit, starts, ctas, ...rest }) => ({
      ...rest,
      intro,
      picture: lit ?? unlit,
      unlit: lit ? unlit : undefined,
      startsLit: starts === 'on',
      ctas,
    })),
  );
}
