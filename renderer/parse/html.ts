import sanitizeHtml from 'sanitize-html';
import { isExternalUrl, readLink } from './link.ts';
import type { ParseContext } from './parse-context.ts';

declare const sanitised: unique symbol;

/** HTML that went through {@link readHtml}; nothing else may be set as inner HTML. */
export type Html = string & { readonly [sanitised]: true };

const ALLOWED_TAGS = [
  'p br hr h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code',
  'a strong b em i u s del ins small sub sup abbr mark span img',
  'table caption thead tbody tr th td figure figcaption',
].flatMap((group) => group.split(' '));

/**
 * Reduces HTML from the CMS (Markdown or Bard) to an allow-list of tags and attributes, and its links to addresses that
 * {@link readLink} accepts; a link that leads nowhere safe keeps its words and loses its anchor.
 */
export function readHtml(raw: string, reading: ParseContext): Html {
  return sanitizeHtml(raw, {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'rel', 'hreflang', 'title'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      ol: ['start'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      abbr: ['title'],
      '*': ['lang', 'dir'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      a: (_tag, attributes) => {
        const href = attributes['href'] === undefined ? undefined : readLink(attributes['href'], reading);
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
      img: (_tag, attributes) => ({
        tagName: 'img',
        attribs: { ...attributes, alt: attributes['alt'] ?? '', loading: 'lazy', decoding: 'async' },
      }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  }).trim() as Html; // the one place the brand is given
}
