import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { Payload } from '#site/payload';
import { hydrateIslands, type Islands } from './islands.ts';
import { fetchPayload } from './payload.ts';
import { scrollToPlace } from './scroll.ts';
import { loadStyles } from './styles.ts';
import { updateShell } from './update-shell.ts';

/** A payload as it arrived. The number tells two visits to one page apart: each gets elements of its own. */
export type Arrival = { readonly payload: Payload; readonly number: number };

/** Counts pages in this document; one visitor, one document. */
let arrivals = 0;

/**
 * Fetches a page's payload and the styles it needs; what is no payload is loaded as a document, and this never resolves.
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
  arrivals += 1;
  return { payload, number: arrivals };
}

/** Going back, the address bar is there already; assigning the same address with a fragment would load nothing. */
function loadDocument(href: string) {
  if (location.href === new URL(href, location.href).href) location.reload();
  else location.assign(href);
}

/** The page that was navigated to, scrolled to where it is to be seen. */
export function ContentPage() {
  const { payload, number } = useLoaderData<Arrival>();
  const place = useLocation();

  useLayoutEffect(() => updateShell(payload), [payload]);
  useLayoutEffect(() => scrollToPlace(place), [place]);

  return <Sections key={number} payload={payload} />;
}

/** A page of sections in the browser: their HTML as the server made it, interactive ones hydrated in place. */
function Sections({ payload }: { payload: Payload }) {
  const page = useRef<HTMLDivElement>(null);
  const html = payload.sections.map((section) => section.html).join('');

  useEffect(() => {
    if (!page.current) return undefined;
    if (!page.current.contains(document.activeElement))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    return hydrateIslands(page.current, islandsOf(payload));
  }, [payload]);

  return <div ref={page} style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}

function islandsOf({ sections }: Payload): Islands {
  return Object.fromEntries(
    sections.flatMap(({ id, type, props }) => (props ? [[id, { type, props }]] : [])),
  );
}
