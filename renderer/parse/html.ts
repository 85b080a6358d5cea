import sanitizeHtml from 'sanitize-html';
import { renderTextPicture } from './html-pictures.ts';
import { isExternalUrl, readLink } from './link.ts';
import type { ParseContext } from './parse-context.ts';

declare const sanitised: unique symbol;

/** HTML that {@link readHtml} sanitised. Only values of this type are set as inner HTML. */
export type Html = string & { readonly [sanitised]: true };

const ALLOWED_TAGS = [
  'p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code',
  'a strong b em i u s del ins small sub sup abbr mark span img',
  'table caption thead tbody tr th td figure figcaption',
].flatMap((group) => group.split(' '));

/** An element that shows nothing without content, but that screen readers announce. The sanitiser has closed each element with its own tag. */
const EMPTY_ELEMENT =
  /<(?:h[2-6]|a|ul|ol|li|strong|b|em|i|u|s|span|mark)(?: [^<>]*)?>(?:\s|<br \/>|<p><\/p>)*<\/\w+>/g;
const TEXT_ALIGNMENT = /(?:^|;)\s*text-align:\s*(left|center|right)\b/;

/**
 * Reduces HTML from the CMS (Markdown or Bard) to allowed tags and attributes. {@link readLink} converts the URLs of links; an unsafe
 * link becomes a `<span>` with its text. Empty headings, links and list items are removed. Pictures get renditions, sizes and dimensions ({@link renderTextPicture}).
 */
export function readHtml(raw: string, context: ParseContext): Html {
  const pictures: string[] = [];
  const clean = sanitizeHtml(raw, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'hreflang', 'title'],
      img: ['src'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan', 'style'],
      td: ['colspan', 'rowspan', 'style'],
      abbr: ['title'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (_tag, attributes) => {
        const href = attributes['href'] === undefined ? undefined : readLink(attributes['href'], context);
        if (href === undefined) return { tagName: 'span', attribs: {} };
        const { title, hreflang } = attributes;
        return {
          tagName: 'a',
          attribs: {
            href,
            ...(title ? { title } : {}),
            ...(hreflang ? { hreflang } : {}),
            ...(isExternalUrl(href) ? { rel: 'noopener' } : {}),
          },
        };
      },
      td: alignCell,
      th: alignCell,
      // The box of an item in a task list.
      input: (_tag, { type, checked }) => ({
        tagName: 'span',
        attribs: {},
        ...(type === 'checkbox' && { text: checked === undefined ? '☐' : '☑' }),
      }),
      // The sanitiser cannot add elements, so each picture is replaced by its number until the HTML is sanitised.
      img: (_tag, attributes) => {
        const picture = renderTextPicture(attributes, context);
        return { tagName: 'img', attribs: picture ? { src: String(pictures.push(picture) - 1) } : {} };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  });
  const html = removeEmptyElements(clean).replace(
    /<img src="(\d+)" \/>/g,
    (_img, number) => pictures[Number(number)] ?? '',
  );
  return html.trim() as Html; // the only place that creates this type
}

/** Keeps the alignment of a table cell, which Markdown writes as a style. No other style is allowed. */
function alignCell(tagName: string, { style = '', ...attribs }: sanitizeHtml.Attributes) {
  const [, alignment] = TEXT_ALIGNMENT.exec(style) ?? [];
  return {
    tagName,
    attribs: alignment === undefined ? attribs : { ...attribs, style: `text-align:${alignment}` },
  };
}

/** Removes elements without content, from the inside out: `<h2><strong></strong></h2>` becomes nothing. */
function removeEmptyElements(html: string): string {
  const shorter = html.replace(EMPTY_ELEMENT, '');
  return shorter === html ? html : removeEmptyElements(shorter);
}
