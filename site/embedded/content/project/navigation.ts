import { toList, toMap, toText } from '../files/json-value.ts';
import { titleFromHandle } from './blueprint.ts';
import { readMaxDepth } from './max-depth.ts';
import type { Nav } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ProjectSites } from './sites.ts';
import { readBranch, treePath } from './trees.ts';

/** Reads the navigations by handle. A site without a tree file has no tree (contract §5.5). */
export function readNavigation(source: ProjectFiles, sites: ProjectSites): Map<string, Nav> {
  const files = [...source.inFolder('content/navigation')];
  return new Map(
    files.map(([handle, file]) => [
      handle,
      {
        handle,
        title: toText(toMap(file.content)['title']) ?? titleFromHandle(handle),
        blueprint: source.blueprint(`resources/blueprints/navigation/${handle}`, {}),
        maxDepth: readMaxDepth(toMap(file.content)),
        hasRoot: toMap(file.content)['root'] === true,
        tree(site) {
          const path = treePath('navigation', handle, site, sites);
          return source.get(path) ? toList(source.values(path)['tree']).map(readBranch) : null;
        },
      },
    ]),
  );
}
