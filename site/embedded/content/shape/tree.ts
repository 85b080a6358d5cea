import { sortByKey } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { Blueprint, BlueprintField } from '../project/blueprint.ts';
import type { TreeBranch, ProjectEntry } from '../project/model.ts';
import { shapeTreeEntry, storedIds } from './entry.ts';
import { excludeKeys } from './exclude-keys.ts';
import { shapeField } from './fields/fields.ts';
import { relationTypes } from './fields/relations.ts';
import type { FieldContext, ProjectState } from './project-state.ts';
import { entryUrls, resolveLink, targetUrls } from './urls.ts';

/** The requested part of a tree. If `fields` is null, all keys are returned. `blueprint` describes the data of a navigation's branches. */
interface TreeRequest {
  site: string;
  fields: string[] | null;
  maxDepth: number;
  blueprint: Blueprint | null;
  /** Returns whether an entry is included. If not, its whole branch is omitted. */
  includes(entry: ProjectEntry): boolean;
}

/** Returns nested `{page, depth, children}` (contract §5.5) without the branches of excluded or missing entries. */
export function shapeTree(
  branches: TreeBranch[],
  request: TreeRequest,
  state: ProjectState,
  depth = 1,
): JsonValue[] {
  return branches.flatMap((branch): JsonValue[] => {
    const entry = branch.entryId === null ? null : state.project.entries.find(branch.entryId);
    if (entry === undefined) return [];
    if (entry && !request.includes(entry)) return [];
    const children = depth < request.maxDepth ? shapeTree(branch.children, request, state, depth + 1) : [];
    const page = excludeKeys(pick(pageOf(branch, entry, request, state), request.fields), state);
    return [{ page, depth, children }];
  });
}

function pageOf(
  branch: TreeBranch,
  entry: ProjectEntry | null,
  { site, blueprint, fields }: TreeRequest,
  state: ProjectState,
): JsonObject {
  const context: FieldContext = { ...state, site, entry };
  const branchFields = blueprint?.fields() ?? [];
  if (entry) {
    const own = branchValues(branch, branchFields, context);
    const page = { ...shapeTreeEntry(entry, state, fields), ...own, entry_id: entry.id, id: branch.id };
    const { url, permalink } = entryUrls(entry, state);
    return { ...page, url, permalink, ...(branch.title === null ? {} : { title: branch.title }) };
  }
  // Branches with an entry also have the fields without a stored value; other branches do not (contract §5.5).
  const storedFields = branchFields.filter(({ handle }) => Object.hasOwn(branch.values, handle));
  const own = branchValues(branch, storedFields, context);
  const target = branch.url === null ? null : resolveLink(branch.url, context, true);
  const { url, permalink } = targetUrls(target, context);
  return { ...own, entry_id: null, id: branch.id, permalink, title: branch.title, uri: url, url };
}

/** Returns the stored values of a branch and its fields in the shape of a tree. */
function branchValues({ values }: TreeBranch, fields: BlueprintField[], context: FieldContext): JsonObject {
  const shaped: JsonObject = { ...values };
  for (const field of fields) {
    if (['title', 'url'].includes(field.handle) && !(field.handle in values)) continue;
    const stored = values[field.handle];
    shaped[field.handle] = relationTypes.has(field.type)
      ? storedIds(stored)
      : shapeField(field, stored, context);
  }
  return shaped;
}

/** Returns the requested keys in their order, unknown keys as null. Without requested keys, returns all keys, sorted. */
export function pick(values: JsonObject, fields: string[] | null): JsonObject {
  if (fields === null) return sortByKey(values);
  return Object.fromEntries(
    fields.map((key) => [key, Object.hasOwn(values, key) ? (values[key] ?? null) : null]),
  );
}
