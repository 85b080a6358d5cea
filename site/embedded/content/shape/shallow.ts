import type { Values } from '../files/value.ts';
import type { Asset, Collection, Entry, Form, Term, User } from '../project/model.ts';
import { addressOf, assetAddress, termAddress } from './addresses.ts';
import type { Reading } from './place.ts';

/** How items look inside another one (contract §5.2, shallow shapes). */
export function shallowEntry(entry: Entry, reading: Reading): Values {
  return {
    id: entry.id,
    title: entry.values['title'] ?? null,
    ...addressKeys(addressOf(entry, reading)),
    api_url: entryApiUrl(entry, reading),
  };
}

export function shallowTerm(term: Term, reading: Reading, collection: Collection | null): Values {
  return {
    id: `${term.taxonomy.handle}::${term.key}`,
    title: term.title,
    slug: term.slug,
    ...addressKeys(termAddress(term, reading, collection)),
    api_url: termApiUrl(term, reading),
  };
}

export function shallowAsset(asset: Asset, reading: Reading): Values {
  return {
    id: `${asset.container.handle}::${asset.path}`,
    ...addressKeys(assetAddress(asset, reading)),
    api_url: assetApiUrl(asset, reading),
    alt: asset.values['alt'] ?? null,
  };
}

export function shallowUser(user: User, { serverUrl }: Reading): Values {
  return { id: user.id, name: user.name, email: user.email, api_url: `${serverUrl}/api/users/${user.id}` };
}

export function shallowForm(form: Form, reading: Reading): Values {
  return { handle: form.handle, title: form.title, api_url: formApiUrl(form, reading) };
}

export function entryApiUrl(entry: Entry, { serverUrl }: Reading): string {
  return `${serverUrl}/api/collections/${entry.collection.handle}/entries/${entry.id}`;
}

export function termApiUrl(term: Term, { serverUrl }: Reading): string {
  return `${serverUrl}/api/taxonomies/${term.taxonomy.handle}/terms/${term.slug}`;
}

export function assetApiUrl({ container, path }: Asset, { serverUrl }: Reading): string {
  return `${serverUrl}/api/assets/${container.handle}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

export function formApiUrl(form: Form, { serverUrl }: Reading): string {
  return `${serverUrl}/api/forms/${form.handle}`;
}

function addressKeys({ url, permalink }: { url: string | null; permalink: string | null }): Values {
  return { url, permalink };
}
