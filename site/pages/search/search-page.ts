import { plainHeading, readHeading } from '#renderer/parse/heading';
import { readLink } from '#renderer/parse/link';
import { messagesOf } from '#site/i18n/messages';
import type { Entry } from '#site/services/content';
import { defineScreen, type ScreenRequest } from '../define-screen.ts';
import { parseContextOf } from '../page-request.ts';
import { renderScreen } from '../render-views.ts';
import { findPages } from './find-pages.ts';
import { searchFormProps } from './search-form-props.ts';
import type { SearchResult } from './search-results.tsx';

const MAX_TERM_LENGTH = 200;

/** Query parameter of the search term. */
const TERM = 'q';

/** The search screen: results for a term, or popular terms without one. */
export const searchScreen = defineScreen({
  route: 'search',
  queryParameters: [TERM],
  async load(request) {
    const term = (request.query.get(TERM) ?? '').trim().slice(0, MAX_TERM_LENGTH);
    return { term, results: term === '' ? undefined : await findResults(term, request) };
  },
  render({ term, results }, { locale }, globals) {
    const t = messagesOf(locale);
    const form = searchFormProps(locale, globals);
    return {
      section: renderScreen(locale, 'search', { ...form, term, results }),
      title: term === '' ? t('search:title') : t('search:titleFor', { term }),
      description: form.help,
      indexed: term === '',
      status: results === 'unavailable' ? 503 : 200,
    };
  },
});

async function findResults(
  term: string,
  { content, locale, services }: ScreenRequest,
): Promise<readonly SearchResult[] | 'unavailable'> {
  const entries = await findPages(term, content);
  const parseContext = parseContextOf(locale, services);
  return (
    entries?.flatMap((entry) => toSearchResult(entry, (url) => readLink(url, parseContext))) ?? 'unavailable'
  );
}

function toSearchResult(
  { title, url, seo, fields }: Entry,
  hrefOf: (url: string) => string | undefined,
): SearchResult[] {
  const href = url === null ? undefined : hrefOf(url);
  const intro = fields['intro'];
  const description = seo.description ?? (typeof intro === 'string' ? intro : undefined);
  return href === undefined || title === null
    ? []
    : [{ href, title: plainHeading(readHeading(title)), description }];
}
