import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** One product in several colours. A colour that is not a CSS hex colour becomes `undefined`, and its swatch stays empty. */
export function imageToggleButtonsSchema(fields: FieldSchemas) {
  const option = { label: fields.text, color: fields.text, image: fields.picture, text: fields.text };
  return v.pipe(
    v.object({
      eyebrow: fields.text,
      heading: fields.heading,
      text: fields.text,
      image_position: fields.choice('start', 'end'),
      options: fields.rows(option),
      ctas: fields.ctas,
    }),
    v.transform(({ text, image_position: side, options: rows, ...rest }) => {
      const options = readToggleOptions(rows).map(({ color, ...row }) => ({
        ...row,
        color: HEX_COLOR.test(color) ? color : undefined,
      }));
      return { ...rest, intro: text, side, picture: options[0]?.picture, options };
    }),
  );
}
