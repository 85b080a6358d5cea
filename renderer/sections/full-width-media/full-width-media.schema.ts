import * as v from 'valibot';
import type { Fields } from '../../parse/fields.ts';

/** A picture or a film from edge to edge. */
export function fullWidthMediaSchema({ text, picture, video, captions, choice }: Fields) {
  return v.pipe(
    v.object({ image: picture, video, captions, caption: text, height: choice('tall', 'short') }),
    v.transform(({ image, video: film, captions: spoken, caption, height }) => ({
      picture: image,
      film: film && { ...film, captions: spoken },
      caption,
      height,
    })),
  );
}
