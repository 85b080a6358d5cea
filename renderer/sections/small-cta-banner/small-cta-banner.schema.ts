import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** One line and where it leads. */
export function smallCtaBannerSchema({ text, heading, choice, ctas }: Fields) {
  return v.pipe(
    v.object({ eyebrow: text, heading, text, align: choice('start', 'center'), ctas }),
    v.transform(({ eyebrow, heading: line, text: aside, align, ctas }) => ({
      eyebrow,
      heading: line,
      aside,
      align,
      ctas,
    })),
  );
}
