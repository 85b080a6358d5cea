import { isMap, toText } from '../files/json-value.ts';
import type { ProjectAsset, Collection, ProjectEntry, ProjectTerm } from '../project/model.ts';
import { entryContext } from './server-state.ts';
import type { FieldContext, ServerState } from './server-state.ts';

/** `url` is the path part, or the whole address when it leads elsewhere; both null without a route. */
export interface ItemUrls {
  url: string | null;
  permalink: string | null;
}

/** What a stored link leads to (contract §5.2, link). */
export type LinkTarget = { entry: ProjectEntry } | { asset: ProjectAsset } | { url: string } | null;

/** An entry's address; that of its `redirect` when it has one (contract §5.1). */
export function entryUrls(entry: ProjectEntry, reading: ServerState): ItemUrls {
  const redirect = entry.values['redirect'];
  const stored = toText(isMap(redirect) ? redirect['url'] : redirect);
  if (stored === undefined || stored === '404') return ownUrls(entry, reading);
  return targetUrls(resolveLink(stored, entryContext(reading, entry), true), entryContext(reading, entry));
}

function ownUrls(entry: ProjectEntry, { project }: ServerState): ItemUrls {
  const uri = project.uriOf(entry);
  const site = project.sites.find(entry.site);
  if (uri === null || !site) return { url: null, permalink: null };
  const rest = uri === '/' ? '' : uri;
  return { url: `${site.path}${rest}` || '/', permalink: `${site.url}${rest}` };
}

export function targetUrls(target: LinkTarget, place: FieldContext): ItemUrls {
  if (target === null) return { url: null, permalink: null };
  if ('asset' in target) return assetUrls(target.asset, place);
  // Two entries that redirect to each other must not turn in circles: a redirect to an entry leads to that entry's own address.
  if ('entry' in target) return ownUrls(target.entry, place);
  const origin = place.project.sites.find(place.site)?.origin ?? '';
  return { url: target.url, permalink: target.url.startsWith('/') ? `${origin}${target.url}` : target.url };
}

/**
 * @param localised whether an entry is looked up in the place's own site; one that is not translated stays as it is
 * @returns null for an entry or asset that does not exist
 */
export function resolveLink(stored: string, place: FieldContext, localised: boolean): LinkTarget {
  const { project, site } = place;
  if (stored === '@child') {
    const first =
      place.entry && project.trees(place.entry.collection, site)?.positionOf(place.entry.id)?.firstChild;
    const child = first ? project.entries.find(first) : undefined;
    return child ? { entry: child } : null;
  }
  if (stored.startsWith('entry::')) {
    const entry = project.entries.find(stored.slice('entry::'.length));
    if (!entry) return null;
    return { entry: localised ? (project.entries.localised(entry, site) ?? entry) : entry };
  }
  if (stored.startsWith('asset::')) {
    const [, container = '', ...path] = stored.split('::');
    const asset = project.assets.find(container, path.join('::'));
    return asset ? { asset } : null;
  }
  return { url: stored };
}

/** A Statamic reference in text, such as `statamic://entry::ID`, as an address; '' when it leads nowhere. */
export function resolveReferenceUrl(reference: string, place: FieldContext): string {
  return targetUrls(resolveLink(reference.replace(/^statamic:\/\//, ''), place, false), place).url ?? '';
}

export function assetUrls({ container, path }: ProjectAsset, { serverUrl }: ServerState): ItemUrls {
  if (container.url === null) return { url: null, permalink: null };
  const url = `${container.url}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return { url, permalink: `${serverUrl}${url}` };
}

/** @param collection the collection whose entry shows the term: its mount or handle comes first (contract §5.3) */
export function termUrls(
  term: ProjectTerm,
  reading: ServerState,
  collection: Collection | null,
): ItemUrls & { uri: string } {
  const { project } = reading;
  const uri = `/${term.taxonomy.handle.replaceAll('_', '-')}/${term.slug}`;
  const site = project.sites.find(term.site);
  const prefix = collection ? prefixOf(collection, term.site, reading) : '';
  return { uri, url: `${site?.path ?? ''}${prefix}${uri}`, permalink: `${site?.url ?? ''}${prefix}${uri}` };
}

function prefixOf(collection: Collection, site: string, { project }: ServerState): string {
  const mounted = project.entries.find(collection.mount ?? '');
  const local = mounted && project.entries.localised(mounted, site);
  const uri = local ? project.uriOf(local) : `/${collection.handle}`;
  return uri === '/' || uri === null ? '' : uri;
}
