import { useEffect, useLayoutEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import type { Payload } from '#site/payload';
import { hydrateIslands, type Islands } from './islands.ts';
import { fetchPayload } from './payload.ts';
import { scrollToPlace } from './scroll.ts';
import { loadStyles } from './styles.ts';
import { updateShell } from './update-shell.ts';

/** Fetches a page's payload and the styles it needs; what is no payload is loaded as a document, and this never resolves. */
export async function loadPayload({ request }: LoaderFunctionArgs): Promise<Payload> {
  const url = new URL(request.url);
  const payload = await fetchPayload(url, request.signal).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    return 'load-document' as const;
  });
  if (payload === 'load-document') {
    location.assign(url.pathname + url.search + url.hash);
    return new Promise(() => {});
  }
  await loadStyles(payload.styles);
  return payload;
}

/** A page of sections in the browser: their HTML as the server made it, interactive ones hydrated in place. */
export function ContentPage() {
  const payload = useLoaderData<typeof loadPayload>();
  const { key, hash } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const html = payload.sections.map((section) => section.html).join('');

  useLayoutEffect(() => {
    updateShell(payload);
    scrollToPlace(hash);
  }, [payload, hash]);

  useEffect(() => {
    if (!page.current) return undefined;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    return hydrateIslands(page.current, islandsOf(payload));
  }, [payload]);

  return (
    <div key={key} ref={page} style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
  );
}

function islandsOf({ sections }: Payload): Islands {
  return Object.fromEntries(
    sections.flatMap(({ id, type, props }) => (props ? [[id, { type, props }]] : [])),
  );
}
