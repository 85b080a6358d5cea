import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureSources } from '../media/picture.ts';
import { readPicture } from './assets.ts';
import type { Html } from './html.ts';
import type { ParseContext } from './parse-context.ts';

/** `sizes` of a picture in a column of text. */
const COLUMN_SIZES = '(min-width: 48rem) 39rem, 100vw';
/** `sizes` of a picture that spans the columns of wide text. */
const WIDE_SIZES = '(min-width: 60rem) 92vw, 100vw';

/**
 * Returns the markup of a picture in running text: all formats and widths of the image endpoint, its dimensions and its alt text.
 * Empty for a source that no picture can have, such as `javascript:`.
 *
 * The alt text is translated, unless the editor wrote one for this place: a text that differs from the picture's default alt text.
 *
 * @param attributes the attributes of the `<img>` that the CMS wrote
 */
export function renderTextPicture(
  { src = '', alt = '' }: Readonly<Record<string, string>>,
  { textPictures }: ParseContext,
): string {
  const details = textPictures?.get(src);
  const picture = readPicture({ ...details, url: src });
  if (!picture) return '';
  const { sources, src: fallback, placeholderColor } = pictureSources(picture);
  const isOwnAlt = alt !== '' && alt !== details?.defaultAlt;
  return renderToStaticMarkup(
    createElement(
      'picture',
      null,
      sources.map((source) => createElement('source', { ...source, key: source.type, sizes: COLUMN_SIZES })),
      createElement('img', {
        src: fallback,
        alt: isOwnAlt ? alt : picture.alt,
        width: picture.width,
        height: picture.height,
        sizes: sources.length > 0 ? COLUMN_SIZES : undefined,
        loading: 'lazy',
        decoding: 'async',
        style: placeholderColor === undefined ? undefined : { backgroundColor: placeholderColor },
      }),
    ),
  );
}

/** Sets the `sizes` of pictures in wide text. */
export function widenPictures(html: Html): Html {
  return html.replaceAll(` sizes="${COLUMN_SIZES}"`, ` sizes="${WIDE_SIZES}"`) as Html; // only `sizes` changes
}
