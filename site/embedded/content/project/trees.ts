import { listOf, mapOf, textOf } from '../files/value.ts';
import type { Value } from '../files/value.ts';
import type { Entries } from './entries.ts';
import type { Branch, Collection, Entry } from './model.ts';
import type { Sites } from './sites.ts';
import type { Source } from './source.ts';

/** A collection's tree in one site, and where each of its entries stands in it. */
export interface CollectionTree {
  branches: Branch[];
  place(
    id: string,
  ): { order: number; parent: string | null; isRoot: boolean; firstChild: string | null } | undefined;
}

export type Trees = (collection: Collection, site: string) => CollectionTree | null;

/** Trees are read when first asked for and kept as long as the project is (contract §10.3). */
export function createTrees(source: Source, entries: Entries, sites: Sites): Trees {
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
  sites: Sites,
): string {
  return `content/trees/${kind}/${sites.several ? `${site}/` : ''}${handle}.yaml`;
}

export function readBranch(value: Value): Branch {
  const item = mapOf(value);
  const entryId = textOf(item['entry']) ?? null;
  return {
    id: textOf(item['id']) ?? entryId,
    entryId,
    title: textOf(item['title']) ?? null,
    url: textOf(item['url']) ?? null,
    values: mapOf(item['data']),
    children: listOf(item['children']).map(readBranch),
  };
}

function readTree(path: string, collection: Collection, entries: Entry[], source: Source): CollectionTree {
  const waiting = new Map(entries.map((entry) => [entry.id, entry]));
  const seen = new Set<string>();
  const keep = (branches: Branch[]): Branch[] =>
    branches.flatMap((branch) => {
      const id = branch.entryId ?? '';
      if (seen.has(id))
        source.report({ path, line: 1, message: `The entry ${id} stands twice in the tree.` });
      if (!waiting.delete(id)) return [];
      seen.add(id);
      return [{ ...branch, id, children: keep(branch.children) }];
    });
  const written = keep(listOf(source.values(path)['tree']).map(readBranch));
  const missing = [...waiting.keys()].map((id) => readBranch({ entry: id }));
  const root = collection.structure?.root ? written[0] : undefined;
  if (!root || root.children.length === 0) return placed([...written, ...missing], root);
  // The root has no children (contract §10.3): they become its siblings.
  source.report({ path, line: 1, message: 'The first entry is the home page and can have no children.' });
  return placed([{ ...root, children: [] }, ...written.slice(1), ...root.children, ...missing], root);
}

function placed(branches: Branch[], root: Branch | undefined): CollectionTree {
  const places = new Map<string, NonNullable<ReturnType<CollectionTree['place']>>>();
  const walk = (children: Branch[], parent: string | null): void => {
    for (const { id, children: below } of children) {
      if (id === null) continue;
      const firstChild = below[0]?.id ?? null;
      places.set(id, { order: places.size + 1, parent, isRoot: id === root?.id, firstChild });
      walk(below, id);
    }
  };
  walk(branches, null);
  return { branches, place: (id) => places.get(id) };
}
