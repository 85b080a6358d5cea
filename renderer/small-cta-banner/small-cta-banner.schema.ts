import * as v from 'valibot';
import type { Fields } from '../fields.ts';

/** One line and where it leads. */
export function smallCtaBannerSchema({ text, heading, calls }: Fields) {
  return v.pipe(
    v.object({ heading, text, ctas: calls }),
    v.transform(({ heading: line, text: aside, ctas }) => ({ heading: line, aside, calls: ctas })),
  );
}
