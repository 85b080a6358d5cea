import {
  FRAGMENT_EXTENSION,
  FRAGMENT_PATH,
  OUTLINE_PARAMETER,
  type PageFragment,
  type PageOutline,
} from '#site/protocol/page-fragment';
import { payloadUrl } from '#site/protocol/payload';
import { loadStyles } from '../page-resources.ts';
import { startReload } from '../reload.ts';

/** The time limit of a request for an outline or a fragment. */
const TIMEOUT_MS = 10_000;

/** The new outline of a page, and the fragments that the page does not show yet, by key. Their style sheets are loaded. */
export type PageChanges = {
  readonly outline: PageOutline;
  readonly fragments: ReadonlyMap<string, PageFragment['section']>;
};

/**
 * Fetches the outline of the shown page with a preview token, and its changed fragments.
 *
 * @param shownKeys the keys of the fragments that the page shows
 * @throws an error if a request fails. The next change tries again. Also throws if the server has another build. The page then reloads,
 *   unless it has just reloaded, because the servers of a rolling deployment have different builds
 */
export async function fetchChanges(
  shownKeys: ReadonlySet<string>,
  token: string,
  signal: AbortSignal,
): Promise<PageChanges> {
  const { build = '' } = document.documentElement.dataset;
  const page = new URL(location.href);
  page.searchParams.set('token', token);
  page.searchParams.set(OUTLINE_PARAMETER, '');
  // Server and browser of one build share the types.
  const outline = (await fetchJson(payloadUrl(page, build), signal)) as PageOutline;
  if (outline.build !== build) {
    if (startReload()) location.reload();
    throw new Error('The server has another build.');
  }
  const query = new URLSearchParams({ preview: 'true', token });
  const keys = outline.sections.map(({ key }) => key).filter((key) => !shownKeys.has(key));
  const fragments = await Promise.all(
    keys.map(
      (key) =>
        fetchJson(`${FRAGMENT_PATH}/${key}${FRAGMENT_EXTENSION}?${query}`, signal) as Promise<PageFragment>,
    ),
  );
  await loadStyles([...new Set(fragments.flatMap(({ styles }) => styles))]);
  return { outline, fragments: new Map(fragments.map(({ section }, at) => [keys[at] ?? '', section])) };
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = await fetch(url, { signal: limited });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!response.ok || response.redirected || !isJson)
    throw new Error(`Preview: expected JSON with status 200, got status ${response.status}.`);
  return response.json();
}
