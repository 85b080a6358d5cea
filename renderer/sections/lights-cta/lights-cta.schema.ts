import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** One scene with the lights on and off. */
export function lightsCtaSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      image_on: fields.picture,
      image_off: fields.picture,
      starts: fields.choice('on', 'off'),
      side: fields.choice('start', 'end'),
      ctas: fields.ctas,
    }),
    v.transform(({ text, image_on: lit, image_off: unlit, starts, ...rest }) => ({
      ...rest,
      intro: text,
      picture: lit ?? unlit,
      lightsOffPicture: lit ? unlit : undefined,
      isInitiallyOn: starts === 'on',
    })),
  );
}
