import { toText, toTexts } from '../../files/json-value.ts';
import type { JsonValue } from '../../files/json-value.ts';
import type { BlueprintField } from '../../project/blueprint.ts';
import type { Project } from '../../project/project.ts';
import { statusOf } from '../../project/status.ts';
import { termKey } from '../../project/taxonomies.ts';
import type { FieldContext } from '../server-state.ts';
import { shallowAsset, shallowEntry, shallowForm, shallowTerm, shallowUser } from '../shallow.ts';
import { resolveLink } from '../urls.ts';
import type { FieldType } from './field-type.ts';

/** Types that a tree's answer leaves as stored ids (contract §5.2, consequences). */
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

/** Entries of the item's own site; drafts, scheduled, expired and untranslated ones are dropped. */
export const entries: FieldType = (value, field, place) =>
  oneOrAll(field, toTexts(value), (id) => {
    const stored = place.project.entries.find(id);
    if (!stored) return null;
    const across = field.config['select_across_sites'] === true;
    const entry = across ? stored : place.project.entries.localised(stored, place.site);
    return entry && statusOf(entry, place.now) === 'published' ? shallowEntry(entry, place) : null;
  });

export const terms: FieldType = (value, field, place) => {
  const taxonomies = taxonomiesOf(field, place);
  return oneOrAll(field, toTexts(value), (stored) => {
    const named = stored.includes('::') ? stored.slice(0, stored.indexOf('::')) : taxonomies[0];
    const term =
      named === undefined ? undefined : place.project.taxonomies.term(named, termKey(stored), place.site);
    if (!term) return null;
    const own = place.entry?.collection;
    const listed = own && field.handle === named && own.taxonomies.includes(field.handle);
    return shallowTerm(term, place, listed ? own : null);
  });
};

export const users: FieldType = (value, field, place) =>
  oneOrAll(field, toTexts(value), (id) => {
    const user = place.project.users.get(id);
    return user ? shallowUser(user, place) : null;
  });

export const assets: FieldType = (value, field, place) => {
  const container = containerFor(field, place.project);
  const found = toTexts(value).flatMap((stored) => {
    const asset = place.project.assets.find(container, stored.replace(`${container}::`, ''));
    return asset ? [shallowAsset(asset, place)] : [];
  });
  return field.config['max_files'] === 1 ? (found[0] ?? null) : found;
};

/** One form unless the blueprint says otherwise. */
export const form: FieldType = (value, field, place) => {
  const found = toTexts(value).flatMap((handle) => {
    const named = place.project.forms.get(handle);
    return named ? [shallowForm(named, place)] : [];
  });
  return (field.config['max_items'] ?? 1) === 1 ? (found[0] ?? null) : found;
};

/** Version 6: always a map (contract §5.2, link). */
export const link: FieldType = (value, field, place) => {
  const stored = toText(value);
  const target =
    stored === undefined ? null : resolveLink(stored, place, field.config['select_across_sites'] !== true);
  if (target === null) return { url: null };
  if ('entry' in target) return shallowEntry(target.entry, place);
  return 'asset' in target ? shallowAsset(target.asset, place) : { url: target.url };
};

/** The only container when the field names none. */
export function containerFor(field: BlueprintField, project: Project): string {
  return toText(field.config['container']) ?? [...project.assets.containers.keys()][0] ?? '';
}

function taxonomiesOf(field: BlueprintField, { project }: FieldContext): string[] {
  const named = toTexts(field.config['taxonomies'] ?? field.config['taxonomy']);
  return named.length > 0 ? named : project.taxonomies.all().map(({ handle }) => handle);
}

function oneOrAll(field: BlueprintField, ids: string[], find: (id: string) => JsonValue): JsonValue {
  const found = ids.map(find).filter((item) => item !== null);
  return field.config['max_items'] === 1 ? (found[0] ?? null) : found;
}
