import sanitizeHtml from 'sanitize-html';
import { type Html, readHtml } from '#renderer/parse/html';
import type { Locale } from '#site/i18n/locale';
import { parseContextOf } from '../page-request.ts';
import type { Services } from '../page-services.ts';

type ShopHtmlServices = Pick<Services, 'siteUrl'> & { readonly shop: Pick<Services['shop'], 'mediaUrl'> };

/** Reduces HTML of the shop's editors to the tags and attributes that are allowed for texts of the content system. */
export function readShopHtml(html: string, locale: Locale, services: ShopHtmlServices): Html {
  return readHtml(html, { ...parseContextOf(locale, services), mediaUrl: services.shop.mediaUrl });
}

/** Named references that the sanitiser writes. */
const REFERENCES: readonly (readonly [name: string, character: string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

/** Returns the text of sanitised HTML on one line, for descriptions in the head of a page. */
export function toPlainText(html: Html): string {
  const text = sanitizeHtml(html.replaceAll(/<\/(?:p|li|h\d)>|<br \/>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  const decoded = REFERENCES.reduce((result, [name, character]) => result.replaceAll(name, character), text);
  return decoded.replaceAll(/\s+/g, ' ').trim();
}
