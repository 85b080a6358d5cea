import { toList, toMap, toText } from '#embedded/content';
import type { Project } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { flattenBranches, listTreeFiles } from '../tree-files.ts';
import type { TreeFile } from '../tree-files.ts';

/** Trees contain entries of their own site, each branch once, and the home page has no children (contract §10.3). */
export const treeIds: ContentRule = (content) =>
  listTreeFiles(content).flatMap((tree) => {
    const message = misplacedFile(tree, content.project);
    if (message !== null) return [{ file: tree.file, message }];
    return childrenOfHome(tree, content.project).concat(
      foreignEntries(tree, content.project),
      draftsInNavigation(tree, content.project),
      missingOrDuplicateIds(tree),
    );
  });

function misplacedFile({ kind, handle, site }: TreeFile, project: Project): string | null {
  if (!project.sites.find(site)) {
    const handles = project.sites.all.map((existing) => existing.handle).join(', ');
    return `The tree is not in the folder of a site; move it to one of: ${handles}.`;
  }
  const exists = kind === 'collections' ? project.collections.has(handle) : project.navs.has(handle);
  const noun = kind === 'collections' ? 'collection' : 'navigation';
  return exists ? null : `The ${noun} ${handle} does not exist; rename the file or remove it.`;
}

function childrenOfHome({ file, kind, handle, tree }: TreeFile, { collections }: Project): RuleFinding[] {
  const hasHome = kind === 'collections' && collections.get(handle)?.structure?.root === true;
  const children = toMap(toList(tree)[0])['children'];
  if (!hasHome || toList(children).length === 0) return [];
  const message = 'The first branch is the home page, which cannot have children; move them beside it.';
  return [{ file, path: ['tree', 0, 'children'], message }];
}

function foreignEntries({ file, kind, handle, site, tree }: TreeFile, { entries }: Project): RuleFinding[] {
  return flattenBranches(tree).flatMap(({ values, path }): RuleFinding[] => {
    const id = toText(values['entry']);
    const entry = id === undefined ? undefined : entries.find(id);
    const fits = kind === 'navigation' || entry?.collection.handle === handle;
    if (id === undefined || (entry?.site === site && fits)) return [];
    const localisation = entry && fits ? entries.localised(entry, site)?.id : undefined;
    const noun = kind === 'navigation' ? 'entry' : `entry of ${handle}`;
    const correction =
      localisation === undefined
        ? 'write the id of an existing one, or remove the branch'
        : `write ${localisation}`;
    const message = `${id} is not an ${noun} in the site ${site}; ${correction}.`;
    return [{ file, path: [...path, 'entry'], message }];
  });
}

/** The server drops the branches of drafts with their children (contract §5.5). */
function draftsInNavigation({ file, kind, tree }: TreeFile, { entries }: Project): RuleFinding[] {
  if (kind !== 'navigation') return [];
  return flattenBranches(tree).flatMap(({ values, path }): RuleFinding[] => {
    const entry = entries.find(toText(values['entry']) ?? '');
    if (!entry || entry.isPublished) return [];
    const message = `The entry ${entry.id} is a draft, so visitors see neither it nor its children; publish it or remove the branch.`;
    return [{ file, path: [...path, 'entry'], message }];
  });
}

/** Branches of a navigation have their own ids; branches of a collection are identified by their entries. */
function missingOrDuplicateIds({ file, kind, tree }: TreeFile): RuleFinding[] {
  const key = kind === 'navigation' ? 'id' : 'entry';
  const ids = new Set<string>();
  return flattenBranches(tree).flatMap(({ values, path }): RuleFinding[] => {
    const id = toText(values[key]);
    if (id === undefined) {
      return [{ file, path, message: `The branch has no ${key}; write one that is unique in the tree.` }];
    }
    if (ids.has(id)) {
      return [
        { file, path, message: `The ${key} ${id} is in the tree twice; remove one of the two branches.` },
      ];
    }
    ids.add(id);
    return [];
  });
}
