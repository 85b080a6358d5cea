import { toList, toMap, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import type { Entries } from './entries.ts';
import type { TreeBranch, Collection, ProjectEntry } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ProjectSites } from './sites.ts';

/** A collection's tree in one site, and where each of its entries stands in it. */
export interface CollectionTree {
  branches: TreeBranch[];
  positionOf(
    id: string,
  ): { order: number; parent: string | null; isRoot: boolean; firstChild: string | null } | undefined;
}

export type Trees = (collection: Collection, site: string) => CollectionTree | null;

/** Trees are read when first asked for and kept as long as the project is (contract §10.3). */
export function createTrees(source: ProjectFiles, entries: Entries, sites: ProjectSites): Trees {
  const known = new Map<string, CollectionTree>();
  return (collection, site) => {
    if (!collection.structure || !collection.sites.includes(site)) return null;
    const path = treePath('collections', collection.handle, site, sites);
    const made = known.get(path) ?? readTree(path, collection, entries.in(collection.handle, site), source);
    known.set(path, made);
    return made;
  };
}

export function treePath(
  kind: 'collections' | 'navigation',
  handle: string,
  site: string,
  sites: ProjectSites,
): string {
  return `content/trees/${kind}/${sites.isMultisite ? `${site}/` : ''}${handle}.yaml`;
}

export function readBranch(value: JsonValue): TreeBranch {
  const item = toMap(value);
  const entryId = toText(item['entry']) ?? null;
  return {
    id: toText(item['id']) ?? entryId,
    entryId,
    title: toText(item['title']) ?? null,
    url: toText(item['url']) ?? null,
    values: toMap(item['data']),
    children: toList(item['children']).map(readBranch),
  };
}

function readTree(
  path: string,
  collection: Collection,
  entries: ProjectEntry[],
  source: ProjectFiles,
): CollectionTree {
  const waiting = new Map(entries.map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  const keep = (branches: TreeBranch[]): TreeBranch[] =>
    branches.flatMap((branch) => {
      const id = branch.entryId ?? '';
      if (seen.has(id))
        source.report({ path, line: 1, message: `The entry ${id} stands twice in the tree.` });
      if (!waiting.delete(id)) return [];
      seen.add(id);
      return [{ ...branch, id, children: keep(branch.children) }];
    });
  const written = keep(toList(source.values(path)['tree']).map(readBranch));
  const missing = [...waiting.keys()].map((id) => readBranch({ entry: id }));
  const root = collection.structure?.root ? written[0] : undefined;
  if (!root || root.children.length === 0) return buildTree([...written, ...missing], root);
  // The root has no children (contract §10.3): they become its siblings.
  source.report({ path, line: 1, message: 'The first entry is the home page and can have no children.' });
  return buildTree([{ ...root, children: [] }, ...written.slice(1), ...root.children, ...missing], root);
}

function buildTree(branches: TreeBranch[], root: TreeBranch | undefined): CollectionTree {
  const places = new Map<string, NonNullable<ReturnType<CollectionTree['positionOf']>>>();
  const walk = (children: TreeBranch[], parent: string | null): void => {
    for (const { id, children: below } of children) {
      if (id === null) continue;
      const firstChild = below[0]?.id ?? null;
      places.set(id, { order: places.size + 1, parent, isRoot: id === root?.id, firstChild });
      walk(below, id);
    }
  };
  walk(branches, null);
  return { branches, positionOf: (id) => places.get(id) };
}
