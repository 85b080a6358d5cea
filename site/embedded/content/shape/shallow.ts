import type { JsonObject } from '../files/json-value.ts';
import type {
  ProjectAsset,
  Collection,
  ProjectEntry,
  ProjectForm,
  ProjectTerm,
  User,
} from '../project/model.ts';
import { excludeKeys } from './exclude-keys.ts';
import type { ProjectState } from './project-state.ts';
import { entryUrls, assetUrls, termUrls } from './urls.ts';

/** Returns an entry as a relation of another item (contract §5.2, shallow shapes). */
export function shallowEntry(entry: ProjectEntry, state: ProjectState): JsonObject {
  const keys = {
    id: entry.id,
    title: entry.values['title'] ?? null,
    ...urlKeys(entryUrls(entry, state)),
    api_url: entryApiUrl(entry, state),
  };
  return excludeKeys(keys, state);
}

/** Returns a term as a relation of another item. `collection` determines the URL of the term, see `termUrls`. */
export function shallowTerm(
  term: ProjectTerm,
  state: ProjectState,
  collection: Collection | null,
): JsonObject {
  const keys = {
    id: `${term.taxonomy.handle}::${term.key}`,
    title: term.title,
    slug: term.slug,
    ...urlKeys(termUrls(term, state, collection)),
    api_url: termApiUrl(term, state),
  };
  return excludeKeys(keys, state);
}

/** Returns an asset as a relation of another item. */
export function shallowAsset(asset: ProjectAsset, state: ProjectState): JsonObject {
  const keys = {
    id: `${asset.container.handle}::${asset.path}`,
    ...urlKeys(assetUrls(asset, state)),
    api_url: assetApiUrl(asset, state),
    alt: asset.values['alt'] ?? null,
  };
  return excludeKeys(keys, state);
}

/** Returns a user as a relation of another item. */
export function shallowUser(user: User, state: ProjectState): JsonObject {
  const { id, name, email } = user;
  return excludeKeys({ id, name, email, api_url: `${state.serverUrl}/api/users/${id}` }, state);
}

/** Returns a form as a relation of another item. */
export function shallowForm(form: ProjectForm, state: ProjectState): JsonObject {
  return { handle: form.handle, title: form.title, api_url: formApiUrl(form, state) };
}

/** Returns the URL of an entry in the API. */
export function entryApiUrl(entry: ProjectEntry, { serverUrl }: ProjectState): string {
  return `${serverUrl}/api/collections/${entry.collection.handle}/entries/${entry.id}`;
}

/** Returns the URL of a term in the API. */
export function termApiUrl(term: ProjectTerm, { serverUrl }: ProjectState): string {
  return `${serverUrl}/api/taxonomies/${term.taxonomy.handle}/terms/${term.slug}`;
}

/** Returns the URL of an asset in the API. */
export function assetApiUrl({ container, path }: ProjectAsset, { serverUrl }: ProjectState): string {
  return `${serverUrl}/api/assets/${container.handle}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns the URL of a form in the API. */
export function formApiUrl(form: ProjectForm, { serverUrl }: ProjectState): string {
  return `${serverUrl}/api/forms/${form.handle}`;
}

function urlKeys({ url, permalink }: { url: string | null; permalink: string | null }): JsonObject {
  return { url, permalink };
}
