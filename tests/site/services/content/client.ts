import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import type { ContentConfig } from '#site/services/content';
import { fakeClock } from '../../fake-clock.ts';
import { createRecordingLog } from '../../origin.ts';

/** A client with a cache of its own on a clock that only the test moves. */
export function clientOf(baseUrl: string, config: Partial<ContentConfig> = {}) {
  const clock = fakeClock(Date.UTC(2026, 5, 15));
  const { log, lines } = createRecordingLog();
  const cache = createCache({ log });
  const content = createContent({ baseUrl, log, cache, ...config });
  return { content, cache, clock, lines, nl: content.forRequest({ site: 'nl' }) };
}

/** A published page as the content system writes one, with the least it writes. */
export function wirePage(id: string, more: Record<string, unknown> = {}) {
  const handle = { title: 'Pages', handle: 'pages' };
  return { id, title: id, locale: 'nl', collection: handle, status: 'published', published: true, ...more };
}

/** One page of a list as the content system writes it. */
export function wireList(items: readonly unknown[], page = 1, lastPage = 1) {
  const meta = {
    current_page: page,
    last_page: lastPage,
    per_page: 2,
    total: 5,
    from: 1,
    to: 2,
    path: '…',
    links: [],
  };
  return { data: items, links: { first: '…', last: '…', prev: null, next: null }, meta };
}
