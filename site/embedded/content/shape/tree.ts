import { sortedByKey } from '../files/value.ts';
import type { Value, Values } from '../files/value.ts';
import type { Blueprint } from '../project/blueprint.ts';
import type { Branch, Entry } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { addressOf, linkTarget, targetAddress } from './addresses.ts';
import { shapeTreeEntry, storedIds } from './entry.ts';
import { shapeField } from './fields/fields.ts';
import { relationTypes } from './fields/relations.ts';
import type { Place, Reading } from './place.ts';

/** What of a tree is shown. `fields` null means every key; `blueprint` is the navigation's own, for its branches' data. */
export interface TreeRequest {
  site: string;
  fields: string[] | null;
  maxDepth: number;
  blueprint: Blueprint | null;
  /** Whether a visible entry may be shown; its branch goes with everything below it when not. */
  shows(entry: Entry): boolean;
}

/** Nested `{page, depth, children}` (contract §5.5). Branches of entries that are not published, or gone, are left out. */
export function shapeTree(branches: Branch[], request: TreeRequest, reading: Reading, depth = 1): Value[] {
  return branches.flatMap((branch): Value[] => {
    const entry = branch.entryId === null ? null : reading.project.entries.find(branch.entryId);
    if (entry === undefined) return [];
    if (entry && (statusOf(entry, reading.now) !== 'published' || !request.shows(entry))) return [];
    const children = depth < request.maxDepth ? shapeTree(branch.children, request, reading, depth + 1) : [];
    return [{ page: pick(pageOf(branch, entry, request, reading), request.fields), depth, children }];
  });
}

function pageOf(
  branch: Branch,
  entry: Entry | null,
  { site, blueprint, fields }: TreeRequest,
  reading: Reading,
): Values {
  const place: Place = { ...reading, site, entry };
  const own = branchValues(branch, blueprint, place);
  if (entry) {
    const page = { ...shapeTreeEntry(entry, reading, fields), ...own, entry_id: entry.id, id: branch.id };
    const { url, permalink } = addressOf(entry, reading);
    return { ...page, url, permalink, ...(branch.title === null ? {} : { title: branch.title }) };
  }
  const target = branch.url === null ? null : linkTarget(branch.url, place, true);
  const { url, permalink } = targetAddress(target, place);
  return { ...own, entry_id: null, id: branch.id, permalink, title: branch.title, uri: url, url };
}

function branchValues({ values }: Branch, blueprint: Blueprint | null, place: Place): Values {
  const shaped: Values = { ...values };
  for (const field of blueprint?.fields() ?? []) {
    if (['title', 'url'].includes(field.handle) && !(field.handle in values)) continue;
    const stored = values[field.handle];
    shaped[field.handle] = relationTypes.has(field.type)
      ? storedIds(stored)
      : shapeField(field, stored, place);
  }
  return shaped;
}

/** The asked keys in their order, unknown ones as null; all of them sorted when none are asked. */
export function pick(values: Values, fields: string[] | null): Values {
  if (fields === null) return sortedByKey(values);
  return Object.fromEntries(
    fields.map((key) => [key, Object.hasOwn(values, key) ? (values[key] ?? null) : null]),
  );
}
