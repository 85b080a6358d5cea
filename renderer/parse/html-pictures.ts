import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureSources } from '../media/picture.ts';
import { shopPictureSource } from '../media/shop-picture-source.ts';
import { readPicture } from './assets.ts';
import type { Html } from './html.ts';
import type { ParseContext } from './parse-context.ts';

/** `sizes` of a picture in a column of text. */
const COLUMN_SIZES = '(min-width: 48rem) 39rem, 100vw';
/** `sizes` of a picture that spans the columns of wide text. */
const WIDE_SIZES = '(min-width: 60rem) 92vw, 100vw';

/**
 * Returns the markup of a picture in running text: all formats and widths of the image endpoint, its dimensions and its alt text.
 * Returns an empty text for a source that is neither a path of the site nor an http(s) URL, such as `javascript:`.
 *
 * The alt text of the HTML wins if the editor wrote it for this place, that is, if it differs from the picture's default alt text.
 * Otherwise the alt text is that of the picture in the page's language.
 *
 * @param attributes the attributes of the `<img>` that the CMS wrote
 */
export function renderTextPicture(
  { src = '', alt = '' }: Readonly<Record<string, string>>,
  { textPictures, mediaUrl }: ParseContext,
): string {
  const details = textPictures?.get(src);
  const url = mediaUrl === undefined ? src : shopPictureSource(src, mediaUrl);
  const picture = readPicture({ ...details, url });
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

/** Returns the HTML of a wide text, whose pictures have the `sizes` of wide text. */
export function withWideSizes(html: Html): Html {
  return html.replaceAll(` sizes="${COLUMN_SIZES}"`, ` sizes="${WIDE_SIZES}"`) as Html; // only `sizes` changes
}
