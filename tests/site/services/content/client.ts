import { createCache } from '#site/services/cache';
import { createContent } from '#site/services/content';
import type { ContentConfig } from '#site/services/content';
import { fakeClock } from '../../fake-clock.ts';
import {
  createRecordingLog,
  type LogLine,
  type Origin,
  type ReceivedRequest,
  sendJson,
  startOrigin,
} from '../../origin.ts';

/** Creates a content client with an empty cache and a fake clock. */
export function clientOf(baseUrl: string, config: Partial<ContentConfig> = {}) {
  const clock = fakeClock(Date.UTC(2026, 5, 15));
  const { log, lines } = createRecordingLog();
  const cache = createCache({ log });
  const content = createContent({ baseUrl, log, cache, ...config });
  return { content, cache, clock, lines, nl: content.forRequest({ site: 'nl' }) };
}

/** Starts a content system whose response to each request is the same, and creates its client. */
export async function clientWithResponse(body: unknown, status = 200) {
  const origin = await startOrigin((response) => sendJson(response, body, status));
  return { origin, ...clientOf(origin.url) };
}

/** Returns the requests without those that check whether the content system responds. They follow a failed request. */
export function withoutProbes({ requests }: Origin): ReceivedRequest[] {
  return requests.filter(({ url }) => url.pathname + url.search !== PROBE);
}

/** Returns the lines of the log without those of failed probes and of the beginning of an outage. */
export function linesWithoutProbes(lines: readonly LogLine[]): LogLine[] {
  return lines.filter(
    ({ fields, message }) => fields['path'] !== PROBE && !message.startsWith('content: calls fail.'),
  );
}

const PROBE = '/api';

/** Returns the JSON of a published page: the required keys, and those of `more`. */
export function wirePage(id: string, more: Record<string, unknown> = {}) {
  const handle = { title: 'Pages', handle: 'pages' };
  return { id, title: id, locale: 'nl', collection: handle, status: 'published', published: true, ...more };
}

/** Returns the JSON of one page of a list. */
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
