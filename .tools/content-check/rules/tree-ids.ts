import { toList, toMap, toText } from '#embedded/content';
import type { Project } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { flattenBranches, listTreeFiles } from '../tree-files.ts';
import type { TreeFile } from '../tree-files.ts';

/** Trees name entries of their own site, each branch once; the home page has none below it (contract §10.3). */
export const treeIds: ContentRule = (content) =>
  listTreeFiles(content).flatMap((tree) => {
    const stray = strayFile(tree, content.project);
    if (stray !== null) return [{ file: tree.file, message: stray }];
    return belowHome(tree, content.project).concat(strangers(tree, content.project), unnamedOrRepeated(tree));
  });

function strayFile({ kind, handle, site }: TreeFile, project: Project): string | null {
  if (!project.sites.find(site)) {
    const known = project.sites.all.map((one) => one.handle).join(', ');
    return `The tree stands in a folder of no site; the sites are: ${known}.`;
  }
  const exists = kind === 'collections' ? project.collections.has(handle) : project.navs.has(handle);
  const what = kind === 'collections' ? 'collection' : 'navigation';
  return exists ? null : `No ${what} is named ${handle}; rename the file or remove it.`;
}

function belowHome({ file, kind, handle, tree }: TreeFile, { collections }: Project): RuleFinding[] {
  const hasHome = kind === 'collections' && collections.get(handle)?.structure?.root === true;
  const children = toMap(toList(tree)[0])['children'];
  if (!hasHome || toList(children).length === 0) return [];
  const message = 'The first branch is the home page, which has none below it; move them beside it.';
  return [{ file, path: ['tree', 0, 'children'], message }];
}

function strangers({ file, kind, handle, site, tree }: TreeFile, { entries }: Project): RuleFinding[] {
  return flattenBranches(tree).flatMap(({ values, path }): RuleFinding[] => {
    const id = toText(values['entry']);
    const entry = id === undefined ? undefined : entries.find(id);
    const fits = kind === 'navigation' || entry?.collection.handle === handle;
    if (id === undefined || (entry?.site === site && fits)) return [];
    const here = entry && fits ? entries.localised(entry, site)?.id : undefined;
    const what = kind === 'navigation' ? 'entry' : `entry of ${handle}`;
    const right = here === undefined ? 'write the id of one, or remove the branch' : `write ${here}`;
    return [
      { file, path: [...path, 'entry'], message: `${id} is no ${what} in the site ${site}; ${right}.` },
    ];
  });
}

/** A navigation's branches have ids of their own; a collection's are named by their entries. */
function unnamedOrRepeated({ file, kind, tree }: TreeFile): RuleFinding[] {
  const key = kind === 'navigation' ? 'id' : 'entry';
  const taken = new Set<string>();
  return flattenBranches(tree).flatMap(({ values, path }): RuleFinding[] => {
    const id = toText(values[key]);
    if (id === undefined) {
      return [{ file, path, message: `The branch has no ${key}; write one that is used once in the tree.` }];
    }
    if (taken.has(id)) {
      return [{ file, path, message: `The ${key} ${id} stands twice in the tree; keep one of the two.` }];
    }
    taken.add(id);
    return [];
  });
}
