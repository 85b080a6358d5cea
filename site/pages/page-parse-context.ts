import type { ParseContext } from '#renderer/parse/parse-context';
import { type Locale, localeCodes } from '#site/i18n/locale';
import type { Services } from './page-services.ts';

/** Returns the context for parsing links of a page. @param preservedQuery query that is added to all links to this site */
export function parseContextOf({ code }: Locale, { siteUrl }: Services, preservedQuery = ''): ParseContext {
  return { locale: code, locales: localeCodes, origin: siteUrl, preservedQuery };
}
