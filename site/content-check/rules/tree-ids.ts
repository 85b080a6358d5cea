import { listOf, mapOf, textOf } from '#embedded/content';
import type { Remark, Rule } from '../finding.ts';
import { branchesIn, treeFilesOf } from '../trees.ts';
import type { TreeFile } from '../trees.ts';

/** Trees name entries of their own site, each branch once; the home page has none below it (contract §10.3). */
export const treeIds: Rule = (content) =>
  treeFilesOf(content).flatMap((tree): Remark[] => {
    const { project } = content;
    const { file, kind, handle, site } = tree;
    if (!project.sites.find(site)) {
      return [
        {
          file,
          message: `The tree stands in a folder of no site; the sites are: ${project.sites.all.map((one) => one.handle).join(', ')}.`,
        },
      ];
    }
    const known = kind === 'collections' ? project.collections.get(handle) : project.navs.get(handle);
    if (!known)
      return [
        {
          file,
          message: `No ${kind === 'collections' ? 'collection' : 'navigation'} is named ${handle}; rename the file or remove it.`,
        },
      ];

    const remarks: Remark[] = homeHasChildren(
      tree,
      kind === 'collections' && project.collections.get(handle)?.structure?.root === true,
    );
    const taken = new Set<string>();
    for (const { values, at } of branchesIn(tree.tree)) {
      const id = textOf(values['entry']);
      const entry = id === undefined ? undefined : project.entries.find(id);
      const belongs = entry?.site === site && (kind === 'navigation' || entry.collection.handle === handle);
      if (id !== undefined && !belongs) {
        const what = kind === 'navigation' ? 'entry' : `entry of ${handle}`;
        const hint = entry ? project.entries.localised(entry, site)?.id : undefined;
        const right =
          hint === undefined || hint === id ? 'write the id of one, or remove the branch' : `write ${hint}`;
        remarks.push({
          file,
          at: [...at, 'entry'],
          message: `${id} is no ${what} in the site ${site}; ${right}.`,
        });
      }
      const branch = kind === 'navigation' ? textOf(values['id']) : id;
      if (branch === undefined) {
        const missing = kind === 'navigation' ? 'id' : 'entry';
        remarks.push({
          file,
          at,
          message: `The branch has no ${missing}; write one that is used once in the tree.`,
        });
      } else if (taken.has(branch)) {
        remarks.push({
          file,
          at,
          message: `The id ${branch} stands twice in the tree; keep one of the two.`,
        });
      } else taken.add(branch);
    }
    return remarks;
  });

function homeHasChildren({ file, tree }: TreeFile, hasHome: boolean): Remark[] {
  const children = mapOf(listOf(tree)[0])['children'];
  if (!hasHome || listOf(children).length === 0) return [];
  return [
    {
      file,
      at: ['tree', 0, 'children'],
      message: 'The first branch is the home page, which has none below it; move them beside it.',
    },
  ];
}
