import type { BrowserContext, Page } from '@playwright/test';

export type RecordedTraffic = ReturnType<typeof recordTraffic>;

/** Records every request that leaves the site, and the events about search results that the site sends on. */
export function recordTraffic(context: BrowserContext, siteUrl: string) {
  const toOthers: string[] = [];
  const resultEvents: string[] = [];
  context.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === 'null') return;
    if (origin !== siteUrl) toOthers.push(pathname + search);
    if (pathname !== '/api/result-events') return;
    const fields = new URLSearchParams(request.postData() ?? '');
    const events: readonly { readonly kind: string }[] = JSON.parse(fields.get('events') ?? '[]');
    resultEvents.push(...events.map(({ kind }) => kind));
  });
  return { toOthers, resultEvents };
}

/** Returns the names of the cookies of a context, sorted. */
export async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name).sort();
}

/** Returns the queue of the tag manager: the names of events, and consent commands with the purposes that they grant. */
export function queuedEntries(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const queue: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(queue)) return [];
    return queue.flatMap((entry: Record<string, unknown>) => {
      if (entry['0'] !== 'consent') return typeof entry['event'] === 'string' ? [entry['event']] : [];
      const granted = Object.entries(entry['2'] ?? {}).filter(([, value]) => value === 'granted');
      return [`${String(entry['1'])}: ${granted.map(([name]) => name).join(' ')}`];
    });
  });
}
