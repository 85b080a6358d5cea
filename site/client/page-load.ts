import type { Payload } from '#site/protocol/payload';
import { hydrateIslands, type Islands, type Teardown } from './islands.ts';
import { fetchPayload } from './payload.ts';
import { loadStyles } from './styles.ts';
import { updateShell } from './update-layout.ts';

/** A payload as it arrived. Two visits to one page are two arrivals: each gets elements of its own. */
export class Arrival {
  readonly payload: Payload;
  constructor(payload: Payload) {
    this.payload = payload;
  }
}

/**
 * Fetches a page's payload and the styles it needs; what is no payload is loaded as a document, and this never resolves. So it is
 * without a connection: the browser's own page says it in the visitor's words, and comes back by itself.
 *
 * @param hash the fragment asked for, which the router's request leaves out
 */
export async function loadPayload({ url, signal }: Request, hash: string): Promise<Arrival> {
  const address = new URL(url);
  const payload = await fetchPayload(address, signal).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return 'load-document' as const;
  });
  if (payload === 'load-document') {
    loadDocument(address.pathname + address.search + hash);
    return new Promise(() => {});
  }
  await loadStyles(payload.styles);
  return new Arrival(payload);
}

/** Going back, the address bar is there already; assigning the same address with a fragment would load nothing. */
function loadDocument(href: string) {
  if (location.href === new URL(href, location.href).href) location.reload();
  else location.assign(href);
}

/**
 * Puts a page into `main`: its HTML as the server made it, what stands around it brought up to it, interactive sections hydrated
 * in place. Gives what takes those down again.
 */
export function showPage({ payload }: Arrival, main: HTMLElement): Teardown {
  main.innerHTML = payload.sections.map((section) => section.html).join('');
  updateShell(payload);
  return hydrateIslands(main, islandsOf(payload));
}

function islandsOf({ sections }: Payload): Islands {
  return Object.fromEntries(
    sections.flatMap(({ id, type, props }) => (props ? [[id, { type, props }]] : [])),
  );
}
