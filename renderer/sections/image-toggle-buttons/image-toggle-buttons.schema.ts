import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';
import { readToggleOptions } from '../../toggle/toggle-options.ts';

const HEX_COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

/** One thing in several colours. What is no CSS hex colour is no colour: that swatch stays empty, and its name still says it. */
export function imageToggleButtonsSchema({ text, heading, picture, rows, choice, ctas }: Fields) {
  return v.pipe(
    v.object({
      eyebrow: text,
      heading,
      text,
      image_position: choice('start', 'end'),
      options: rows({ label: text, color: text, image: picture, text }),
      ctas,
    }),
    v.transform(({ text: intro, image_position: side, options: written, ctas, ...rest }) => {
      const options = readToggleOptions(written).map(({ text: words, color, ...option }) => ({
        ...option,
        words,
        color: HEX_COLOUR.test(color) ? color : undefined,
      }));
      return { ...rest, intro, side, picture: options[0]?.picture, options, ctas };
    }),
  );
}
