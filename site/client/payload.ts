import type { Payload } from '#site/payload';

/** What a page's payload turned out to be: the page, or that the whole document must be loaded instead. */
export type PayloadAnswer = Payload | 'load-document';

/**
 * Asks for a page as data (specification §7). Anything but a payload of our own build (an error, a redirect off the site, a new
 * build) means: load the document, which can say it properly.
 */
export async function fetchPayload({ pathname, search }: URL, signal: AbortSignal): Promise<PayloadAnswer> {
  if (search !== '') return 'load-document';
  const { build = '' } = document.documentElement.dataset;
  const answer = await fetch(`${pathname.replace(/\/$/, '')}/_payload.json?${build}`, { signal });
  if (!answer.ok || !answer.headers.get('content-type')?.startsWith('application/json'))
    return 'load-document';
  // Our own server's answer of our own build: its shape is checked by the compiler on both sides.
  const payload = (await answer.json()) as Payload;
  return payload.build === build ? payload : 'load-document';
}
