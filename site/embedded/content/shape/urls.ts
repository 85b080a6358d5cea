import { isMap, toText } from '../files/json-value.ts';
import type { ProjectAsset, Collection, ProjectEntry, ProjectTerm } from '../project/model.ts';
import { entryContext } from './project-state.ts';
import type { FieldContext, ProjectState } from './project-state.ts';

/** `url` is the path, or the absolute URL of an external target. Both are null without a route. */
interface ItemUrls {
  url: string | null;
  permalink: string | null;
}

/** The target of a stored link (contract §5.2, link). */
type LinkTarget = { entry: ProjectEntry } | { asset: ProjectAsset } | { url: string } | null;

/** Returns the URLs of an entry, or those of its `redirect` if it has one (contract §5.1). */
export function entryUrls(entry: ProjectEntry, state: ProjectState): ItemUrls {
  const redirect = entry.values['redirect'];
  const stored = toText(isMap(redirect) ? redirect['url'] : redirect);
  if (stored === undefined || stored === '404') return ownUrls(entry, state);
  return targetUrls(resolveLink(stored, entryContext(state, entry), true), entryContext(state, entry));
}

/** Returns the URL of the page that edits an entry (contract §5.1). */
export function panelUrl({ id, collection }: ProjectEntry, { serverUrl }: ProjectState): string {
  return `${serverUrl}/cp/collections/${encodeURIComponent(collection.handle)}/entries/${encodeURIComponent(id)}`;
}

function ownUrls(entry: ProjectEntry, { project }: ProjectState): ItemUrls {
  const uri = project.uriOf(entry);
  const site = project.sites.find(entry.site);
  if (uri === null || !site) return { url: null, permalink: null };
  const rest = uri === '/' ? '' : uri;
  return { url: `${site.path}${rest}` || '/', permalink: `${site.url}${rest}` };
}

/** Returns the URLs of the target of a link. Both are null if the target does not exist. */
export function targetUrls(target: LinkTarget, context: FieldContext): ItemUrls {
  if (target === null) return { url: null, permalink: null };
  if ('asset' in target) return assetUrls(target.asset, context);
  // The redirect of the target is ignored, so two entries that redirect to each other cause no endless recursion.
  if ('entry' in target) return ownUrls(target.entry, context);
  const origin = context.project.sites.find(context.site)?.origin ?? '';
  return { url: target.url, permalink: target.url.startsWith('/') ? `${origin}${target.url}` : target.url };
}

/**
 * Resolves a stored link.
 *
 * @param localised whether to use the entry's localisation in the site of the context, if there is one
 * @returns null for an entry or asset that does not exist
 */
export function resolveLink(stored: string, context: FieldContext, localised: boolean): LinkTarget {
  const { project, site } = context;
  if (stored === '@child') {
    const first =
      context.entry &&
      project.trees(context.entry.collection, site)?.positionOf(context.entry.id)?.firstChild;
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

/** Returns the URL of a Statamic reference in text, such as `statamic://entry::ID`; '' if the target does not exist. */
export function resolveReferenceUrl(reference: string, context: FieldContext): string {
  return targetUrls(resolveLink(reference.replace(/^statamic:\/\//, ''), context, false), context).url ?? '';
}

/** Returns the URLs of an asset. Both are null in a private container. */
export function assetUrls({ container, path }: ProjectAsset, { serverUrl }: ProjectState): ItemUrls {
  if (container.url === null) return { url: null, permalink: null };
  const url = `${container.url}/${path.split('/').map(encodeURIComponent).join('/')}`;
  return { url, permalink: url.startsWith('/') ? `${serverUrl}${url}` : url };
}

/**
 * Returns the URLs of a term.
 *
 * @param collection the collection of the entry that shows the term; the URL starts with its mount or handle (contract §5.3)
 */
export function termUrls(
  term: ProjectTerm,
  state: ProjectState,
  collection: Collection | null,
): ItemUrls & { uri: string } {
  const { project } = state;
  const uri = `/${term.taxonomy.handle.replaceAll('_', '-')}/${term.slug}`;
  const site = project.sites.find(term.site);
  const prefix = collection ? prefixOf(collection, term.site, state) : '';
  return { uri, url: `${site?.path ?? ''}${prefix}${uri}`, permalink: `${site?.url ?? ''}${prefix}${uri}` };
}

function prefixOf(collection: Collection, site: string, { project }: ProjectState): string {
  const mounted = project.entries.find(collection.mount ?? '');
  const local = mounted && project.entries.localised(mounted, site);
  const uri = local ? project.uriOf(local) : `/${collection.handle}`;
  return uri === '/' || uri === null ? '' : uri;
}
