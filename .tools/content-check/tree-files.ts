import { toList, toMap } from '#embedded/content';
import type { LoadedProject, JsonValue, JsonObject } from '#embedded/content';
import type { FieldPath } from './finding.ts';

/** The source of a tree (contract §10.3), including invalid branches, which the server drops. */
export interface TreeFile {
  file: string;
  kind: 'collections' | 'navigation';
  handle: string;
  site: string;
  tree: JsonValue | undefined;
}

/** A branch with its path in the file. */
export interface SourceBranch {
  values: JsonObject;
  path: FieldPath;
}

/** Lists the files of collection trees and navigations. */
export function listTreeFiles({ project, files }: LoadedProject): TreeFile[] {
  return [...files.values()].flatMap(({ path, content }): TreeFile[] => {
    const [, kind, folder, handle = ''] =
      /^content\/trees\/(collections|navigation)\/(?:([^/]+)\/)?([^/]+)\.yaml$/.exec(path) ?? [];
    if (kind !== 'collections' && kind !== 'navigation') return [];
    return [
      { file: path, kind, handle, site: folder ?? project.sites.main.handle, tree: toMap(content)['tree'] },
    ];
  });
}

/** Lists the branches at all depths in the order of the file. */
export function flattenBranches(tree: JsonValue | undefined, path: FieldPath = ['tree']): SourceBranch[] {
  return toList(tree).flatMap((value, index) => {
    const values = toMap(value);
    const here = [...path, index];
    const branch: SourceBranch[] = [{ values, path: here }];
    return branch.concat(flattenBranches(values['children'], [...here, 'children']));
  });
}
