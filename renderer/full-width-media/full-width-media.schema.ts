import * as v from 'valibot';
import type { Fields } from '../fields.ts';

/** A picture or a film from edge to edge. */
export function fullWidthMediaSchema({ text, picture, video, choice }: Fields) {
  return v.pipe(
    v.object({ image: picture, video, caption: text, height: choice('tall', 'short') }),
    v.transform(({ image, video: film, caption, height }) => ({ picture: image, film, caption, height })),
  );
}
