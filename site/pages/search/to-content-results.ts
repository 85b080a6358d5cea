import { plainHeading, readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import type { Locale } from '#site/i18n/locale';
import type { Entry } from '#site/services/content';
import { parseContextOf } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { type ContentResult, unmarked } from './shown-results.ts';

type ContentContext = { readonly locale: Locale; readonly services: Pick<Services, 'siteUrl'> };

/** Returns found entries of the content system as results. Entries without a title or a URL are omitted. */
export function toContentResults(
  entries: readonly Entry[],
  { locale, services }: ContentContext,
): readonly ContentResult[] {
  const parseContext = parseContextOf(locale, services);
  return entries.flatMap(({ title, url, seo, fields }): ContentResult[] => {
    const href = url === null ? undefined : readLink(url, parseContext);
    if (href === undefined || title === null) return [];
    const intro = fields['intro'];
    const description = seo.description ?? (typeof intro === 'string' ? intro : undefined);
    return [{ href, title: unmarked(plainHeading(readHeading(title))), snippet: unmarked(description) }];
  });
}
