import { sortByKey } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { Blueprint } from '../project/blueprint.ts';
import type { TreeBranch, ProjectEntry } from '../project/model.ts';
import { statusOf } from '../project/status.ts';
import { shapeTreeEntry, storedIds } from './entry.ts';
import { shapeField } from './fields/fields.ts';
import { relationTypes } from './fields/relations.ts';
import type { FieldContext, ServerState } from './server-state.ts';
import { entryUrls, resolveLink, targetUrls } from './urls.ts';

/** What of a tree is shown. `fields` null means every key; `blueprint` is the navigation's own, for its branches' data. */
export interface TreeRequest {
  site: string;
  fields: string[] | null;
  maxDepth: number;
  blueprint: Blueprint | null;
  /** Whether a visible entry may be shown; its branch goes with everything below it when not. */
  shows(entry: ProjectEntry): boolean;
}

/** Nested `{page, depth, children}` (contract §5.5). Branches of entries that are not published, or gone, are left out. */
export function shapeTree(
  branches: TreeBranch[],
  request: TreeRequest,
  reading: ServerState,
  depth = 1,
): JsonValue[] {
  return branches.flatMap((branch): JsonValue[] => {
    const entry = branch.entryId === null ? null : reading.project.entries.find(branch.entryId);
    if (entry === undefined) return [];
    if (entry && (statusOf(entry, reading.now) !== 'published' || !request.shows(entry))) return [];
    const children = depth < request.maxDepth ? shapeTree(branch.children, request, reading, depth + 1) : [];
    return [{ page: pick(pageOf(branch, entry, request, reading), request.fields), depth, children }];
  });
}

function pageOf(
  branch: TreeBranch,
  entry: ProjectEntry | null,
  { site, blueprint, fields }: TreeRequest,
  reading: ServerState,
): JsonObject {
  const place: FieldContext = { ...reading, site, entry };
  const own = branchValues(branch, blueprint, place);
  if (entry) {
    const page = { ...shapeTreeEntry(entry, reading, fields), ...own, entry_id: entry.id, id: branch.id };
    const { url, permalink } = entryUrls(entry, reading);
    return { ...page, url, permalink, ...(branch.title === null ? {} : { title: branch.title }) };
  }
  const target = branch.url === null ? null : resolveLink(branch.url, place, true);
  const { url, permalink } = targetUrls(target, place);
  return { ...own, entry_id: null, id: branch.id, permalink, title: branch.title, uri: url, url };
}

function branchValues({ values }: TreeBranch, blueprint: Blueprint | null, place: FieldContext): JsonObject {
  const shaped: JsonObject = { ...values };
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
export function pick(values: JsonObject, fields: string[] | null): JsonObject {
  if (fields === null) return sortByKey(values);
  return Object.fromEntries(
    fields.map((key) => [key, Object.hasOwn(values, key) ? (values[key] ?? null) : null]),
  );
}
