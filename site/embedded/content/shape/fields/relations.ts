import { toText, toTexts } from '../../files/json-value.ts';
import type { JsonValue } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import type { Project } from '../../project/project.ts';
import { statusOf } from '../../project/status.ts';
import { termKey } from '../../project/taxonomies.ts';
import { shallowAsset, shallowEntry, shallowForm, shallowTerm, shallowUser } from '../shallow.ts';
import { resolveLink } from '../urls.ts';
import type { FieldType } from './field-type.ts';

/** Field types whose values are stored ids in a tree, without shaping (contract §5.2, consequences). */
export const relationTypes = new Set([
  'entries',
  'terms',
  'users',
  'form',
  'collections',
  'taxonomies',
  'navs',
  'sites',
]);

/** Returns entries in the site of the item. Drafts, scheduled, expired and untranslated entries are dropped. */
export const entries: FieldType = (value, field, context) =>
  firstOrAll(field, toTexts(value), (id) => {
    const stored = context.project.entries.find(id);
    if (!stored) return null;
    const allowsOtherSites = field.config['select_across_sites'] === true;
    const entry = allowsOtherSites ? stored : context.project.entries.localised(stored, context.site);
    return entry && statusOf(entry, context.now) === 'published' ? shallowEntry(entry, context) : null;
  });

/** Returns terms in the site of the item. Unknown terms are dropped. */
export const terms: FieldType = (value, field, context) => {
  const taxonomies = taxonomiesFor(field, context.project);
  return firstOrAll(field, toTexts(value), (stored) => {
    const named = stored.includes('::') ? stored.slice(0, stored.indexOf('::')) : taxonomies[0];
    const term =
      named === undefined ? undefined : context.project.taxonomies.term(named, termKey(stored), context.site);
    if (!term) return null;
    const own = context.entry?.collection;
    const listed = own && field.handle === named && own.taxonomies.includes(field.handle);
    return shallowTerm(term, context, listed ? own : null);
  });
};

/** Returns users. Unknown users are dropped. */
export const users: FieldType = (value, field, context) =>
  firstOrAll(field, toTexts(value), (id) => {
    const user = context.project.users.get(id);
    return user ? shallowUser(user, context) : null;
  });

/** Returns assets of the container of the field. Missing files are dropped. */
export const assets: FieldType = (value, field, context) => {
  const container = containerFor(field, context.project);
  const found = toTexts(value).flatMap((stored) => {
    const asset = context.project.assets.find(container, stored.replace(`${container}::`, ''));
    return asset ? [shallowAsset(asset, context)] : [];
  });
  return field.config['max_files'] === 1 ? (found[0] ?? null) : found;
};

/** Returns one form unless the blueprint allows more. */
export const form: FieldType = (value, field, context) => {
  const found = toTexts(value).flatMap((handle) => {
    const named = context.project.forms.get(handle);
    return named ? [shallowForm(named, context)] : [];
  });
  return (field.config['max_items'] ?? 1) === 1 ? (found[0] ?? null) : found;
};

/** Returns a link as in Statamic 6: always a map (contract §5.2, link). */
export const link: FieldType = (value, field, context) => {
  const stored = toText(value);
  const target =
    stored === undefined ? null : resolveLink(stored, context, field.config['select_across_sites'] !== true);
  if (target === null) return { url: null };
  if ('entry' in target) return shallowEntry(target.entry, context);
  return 'asset' in target ? shallowAsset(target.asset, context) : { url: target.url };
};

/** Returns the container of an assets field; the first container if the field has none. */
export function containerFor(field: BlueprintField, project: Project): string {
  return toText(field.config['container']) ?? [...project.assets.containers.keys()][0] ?? '';
}

/** Returns the taxonomies of a terms field; all taxonomies if the field has none. */
export function taxonomiesFor(field: BlueprintField, project: Project): string[] {
  const named = toTexts(field.config['taxonomies'] ?? field.config['taxonomy']);
  return named.length > 0 ? named : project.taxonomies.all().map(({ handle }) => handle);
}

function firstOrAll(field: BlueprintField, ids: string[], find: (id: string) => JsonValue): JsonValue {
  const found = ids.map(find).filter((item) => item !== null);
  return field.config['max_items'] === 1 ? (found[0] ?? null) : found;
}
