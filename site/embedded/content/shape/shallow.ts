import type { JsonObject } from '../files/json-value.ts';
import type {
  ProjectAsset,
  Collection,
  ProjectEntry,
  ProjectForm,
  ProjectTerm,
  User,
} from '../project/model.ts';
import type { ResponseContext } from './response-context.ts';
import { entryUrls, assetUrls, termUrls } from './urls.ts';

/** Returns an entry as a relation of another item (contract §5.2, shallow shapes). */
export function shallowEntry(entry: ProjectEntry, state: ResponseContext): JsonObject {
  return {
    id: entry.id,
    title: entry.values['title'] ?? null,
    ...urlKeys(entryUrls(entry, state)),
    api_url: entryApiUrl(entry, state),
  };
}

export function shallowTerm(
  term: ProjectTerm,
  state: ResponseContext,
  collection: Collection | null,
): JsonObject {
  return {
    id: `${term.taxonomy.handle}::${term.key}`,
    title: term.title,
    slug: term.slug,
    ...urlKeys(termUrls(term, state, collection)),
    api_url: termApiUrl(term, state),
  };
}

export function shallowAsset(asset: ProjectAsset, state: ResponseContext): JsonObject {
  return {
    id: `${asset.container.handle}::${asset.path}`,
    ...urlKeys(assetUrls(asset, state)),
    api_url: assetApiUrl(asset, state),
    alt: asset.values['alt'] ?? null,
  };
}

export function shallowUser(user: User, { serverUrl }: ResponseContext): JsonObject {
  return { id: user.id, name: user.name, email: user.email, api_url: `${serverUrl}/api/users/${user.id}` };
}

export function shallowForm(form: ProjectForm, state: ResponseContext): JsonObject {
  return { handle: form.handle, title: form.title, api_url: formApiUrl(form, state) };
}

export function entryApiUrl(entry: ProjectEntry, { serverUrl }: ResponseContext): string {
  return `${serverUrl}/api/collections/${entry.collection.handle}/entries/${entry.id}`;
}

export function termApiUrl(term: ProjectTerm, { serverUrl }: ResponseContext): string {
  return `${serverUrl}/api/taxonomies/${term.taxonomy.handle}/terms/${term.slug}`;
}

export function assetApiUrl({ container, path }: ProjectAsset, { serverUrl }: ResponseContext): string {
  return `${serverUrl}/api/assets/${container.handle}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function formApiUrl(form: ProjectForm, { serverUrl }: ResponseContext): string {
  return `${serverUrl}/api/forms/${form.handle}`;
}

function urlKeys({ url, permalink }: { url: string | null; permalink: string | null }): JsonObject {
  return { url, permalink };
}
