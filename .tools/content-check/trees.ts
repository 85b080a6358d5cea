import { listOf, mapOf } from '#embedded/content';
import type { ReadProject, Value, Values } from '#embedded/content';
import type { Path } from './finding.ts';

/** A tree's file as it is written (contract §10.3); the server has already dropped what is wrong in it. */
export interface TreeFile {
  file: string;
  kind: 'collections' | 'navigation';
  handle: string;
  site: string;
  tree: Value | undefined;
}

export interface WrittenBranch {
  values: Values;
  at: Path;
}

export function treeFilesOf({ project, files }: ReadProject): TreeFile[] {
  return [...files.values()].flatMap(({ path, content }): TreeFile[] => {
    const [, kind, folder, handle = ''] =
      /^content\/trees\/(collections|navigation)\/(?:([^/]+)\/)?([^/]+)\.yaml$/.exec(path) ?? [];
    if (kind !== 'collections' && kind !== 'navigation') return [];
    return [
      { file: path, kind, handle, site: folder ?? project.sites.main.handle, tree: mapOf(content)['tree'] },
    ];
  });
}

/** Every branch, however deep, in the order of the file. */
export function branchesIn(tree: Value | undefined, at: Path = ['tree']): WrittenBranch[] {
  return listOf(tree).flatMap((value, index) => {
    const values = mapOf(value);
    const here = [...at, index];
    const branch: WrittenBranch[] = [{ values, at: here }];
    return branch.concat(branchesIn(values['children'], [...here, 'children']));
  });
}
