import { type Payload, payloadUrl } from '#site/protocol/payload';

/**
 * Fetches the payload of a page (specification §7), without the HTML of the screen that stays. Returns `another-build` for a payload
 * of another build, and `load-document` for any other response (an error, a redirect). Only a new document can show these pages.
 *
 * @param signal aborts the request. The caller adds a time limit
 * @param shownScreen the name of the screen that the browser already shows
 * @throws an error if the server does not respond, or if the signal aborts
 */
export async function fetchPayload(
  page: URL,
  signal: AbortSignal,
  shownScreen?: string,
): Promise<Payload | 'load-document' | 'another-build'> {
  const { build = '' } = document.documentElement.dataset;
  // Redirects are not followed, because the payload of their target belongs to another URL than the address bar. Such a response is not ok.
  const response = await fetch(payloadUrl(page, build, shownScreen), { signal, redirect: 'manual' });
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json'))
    return 'load-document';
  // Server and browser of one build share the type. A response of another build is not used.
  const payload = (await response.json()) as Payload;
  return payload.build === build ? payload : 'another-build';
}

/** The style sheets that this module has loaded or is loading. */
const loads = new Map<string, Promise<unknown>>();

/**
 * Loads the style sheets that the document does not have yet, as inlined styles or as links. Waits also for those that an earlier call is
 * loading, for example for a prefetch.
 *
 * @throws an error if a style sheet cannot be loaded
 */
export async function loadStyles(hrefs: readonly string[]): Promise<void> {
  const inlined =
    document.querySelector<HTMLElement>('style[data-hrefs]')?.dataset['hrefs']?.split(' ') ?? [];
  await Promise.all(hrefs.map((href) => inlined.includes(href) || loadStyle(href)));
}

function loadStyle(href: string) {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return loads.get(href);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  loads.set(href, promise);
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.addEventListener('load', resolve);
  link.addEventListener('error', () => {
    // The next call then requests the style sheet again.
    link.remove();
    reject(new Error(`The style sheet ${href} could not be loaded.`));
  });
  document.head.append(link);
  return promise;
}
