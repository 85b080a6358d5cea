import * as v from 'valibot';
import type { Fields } from '../fields.ts';

/** One view with the lights on and off. */
export function lightsCtaSchema({ text, heading, picture, choice, calls }: Fields) {
  return v.pipe(
    v.object({
      heading,
      text,
      image_on: picture,
      image_off: picture,
      starts: choice('on', 'off'),
      ctas: calls,
    }),
    v.transform(({ heading: title, text: intro, image_on: lit, image_off: unlit, starts, ctas }) => ({
      heading: title,
      intro,
      picture: lit ?? unlit,
      unlit: lit ? unlit : undefined,
      startsLit: starts === 'on',
      calls: ctas,
    })),
  );
}
