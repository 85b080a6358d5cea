import { toList, toMap, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import type { Entries } from './entries.ts';
import type { TreeBranch, Collection, ProjectEntry } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ProjectSites } from './sites.ts';

/** A collection's tree in one site, and the position of each entry in it. */
interface CollectionTree {
  branches: TreeBranch[];
  positionOf(
    id: string,
  ): { order: number; parent: string | null; isRoot: boolean; firstChild: string | null } | undefined;
}

export type Trees = (collection: Collection, site: string) => CollectionTree | null;

/** Creates a reader that reads each tree once, at the first access (contract §10.3). */
export function createTrees(source: ProjectFiles, entries: Entries, sites: ProjectSites): Trees {
  const cache = new Map<string, CollectionTree>();
  return (collection, site) => {
    if (!collection.structure || !collection.sites.includes(site)) return null;
    const path = treePath('collections', collection.handle, site, sites);
    const tree = cache.get(path) ?? readTree(path, collection, entries.in(collection.handle, site), source);
    cache.set(path, tree);
    return tree;
  };
}

/** Returns the path of the tree file of a collection or navigation, relative to the project. */
export function treePath(
  kind: 'collections' | 'navigation',
  handle: string,
  site: string,
  sites: ProjectSites,
): string {
  return `content/trees/${kind}/${sites.isMultisite ? `${site}/` : ''}${handle}.yaml`;
}

/** Reads a branch of a tree file, with its children. */
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
  const unplaced = new Map(entries.map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  const keepExisting = (branches: TreeBranch[]): TreeBranch[] =>
    branches.flatMap((branch) => {
      const id = branch.entryId ?? '';
      if (seen.has(id))
        source.report({
          path,
          line: 1,
          message: `The entry ${id} is in the tree twice. Remove one of the two branches.`,
        });
      if (!unplaced.delete(id)) return [];
      seen.add(id);
      return [{ ...branch, id, children: keepExisting(branch.children) }];
    });
  const existing = keepExisting(toList(source.values(path)['tree']).map(readBranch));
  const missing = [...unplaced.keys()].map((id) => readBranch({ entry: id }));
  // Without a tree file, the first entry of the site is the root (contract §5.5).
  const root = collection.structure?.root ? (existing[0] ?? missing[0]) : undefined;
  if (!root || root.children.length === 0) return buildTree([...existing, ...missing], root);
  // The root cannot have children (contract §10.3), so they become its siblings.
  source.report({
    path,
    line: 1,
    message: 'The first branch is the home page and cannot have children. Move them beside it.',
  });
  return buildTree([{ ...root, children: [] }, ...existing.slice(1), ...root.children, ...missing], root);
}

function buildTree(branches: TreeBranch[], root: TreeBranch | undefined): CollectionTree {
  const positions = new Map<string, NonNullable<ReturnType<CollectionTree['positionOf']>>>();
  const walk = (children: TreeBranch[], parent: string | null): void => {
    for (const { id, children: below } of children) {
      if (id === null) continue;
      const firstChild = below[0]?.id ?? null;
      positions.set(id, { order: positions.size + 1, parent, isRoot: id === root?.id, firstChild });
      walk(below, id);
    }
  };
  walk(branches, null);
  return { branches, positionOf: (id) => positions.get(id) };
}
