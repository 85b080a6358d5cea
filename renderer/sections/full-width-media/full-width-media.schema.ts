import * as v from 'valibot';
import type { FieldSchemas } from '../../parse/fields.ts';

/** A picture or a video from edge to edge. */
export function fullWidthMediaSchema(fields: FieldSchemas) {
  return v.pipe(
    v.object({
      image: fields.picture,
      video: fields.video,
      captions: fields.captions,
      caption: fields.text,
      height: fields.choice('tall', 'short'),
    }),
    v.transform(({ image, video, captions, caption, height }) => ({
      picture: image,
      video: video && { ...video, captions },
      caption,
      height,
    })),
  );
}
