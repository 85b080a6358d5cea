import { type Payload, payloadAddress } from '#site/protocol/payload';

/** What a page's payload turned out to be: the page, or that the whole document must be loaded instead. */
export type PayloadAnswer = Payload | 'load-document';

/**
 * Asks for a page as data (specification §7). Anything but a payload of our own build (an error, a redirect, a new build) means:
 * load the document, which can say it properly.
 */
export async function fetchPayload(page: URL, signal: AbortSignal): Promise<PayloadAnswer> {
  const { build = '' } = document.documentElement.dataset;
  const answer = await fetch(payloadAddress(page, build), { signal });
  // One that was redirected is of another page than the address bar would say.
  if (!answer.ok || answer.redirected || !answer.headers.get('content-type')?.startsWith('application/json'))
    return 'load-document';
  // Our own server's answer of our own build: its shape is checked by the compiler on both sides.
  const payload = (await answer.json()) as Payload;
  return payload.build === build ? payload : 'load-document';
}
