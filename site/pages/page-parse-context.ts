import type { ParseContext } from '#renderer/parse/parse-context';
import { type Locale, localeCodes } from '#site/i18n/locale';
import type { Services } from './page-services.ts';

/**
 * What a page of this locale resolves its links against.
 *
 * @param preservedQuery what every link to a page of ours keeps
 */
export function parseContextOf({ code }: Locale, { siteUrl }: Services, preservedQuery = ''): ParseContext {
  return { locale: code, locales: localeCodes, origin: siteUrl, preservedQuery };
}
