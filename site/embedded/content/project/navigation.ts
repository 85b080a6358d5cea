import { listOf, mapOf, textOf } from '../files/value.ts';
import { titleFrom } from './blueprint.ts';
import type { Nav } from './model.ts';
import type { Sites } from './sites.ts';
import type { Source } from './source.ts';
import { readBranch, treePath } from './trees.ts';

/** The navigations by handle; a site without a tree file has none (contract §5.5). */
export function readNavigation(source: Source, sites: Sites): Map<string, Nav> {
  const files = [...source.inFolder('content/navigation')];
  return new Map(
    files.map(([handle, file]) => [
      handle,
      {
        handle,
        title: textOf(mapOf(file.content)['title']) ?? titleFrom(handle),
        blueprint: source.blueprint(`resources/blueprints/navigation/${handle}`, {}),
        tree(site) {
          const path = treePath('navigation', handle, site, sites);
          return source.get(path) ? listOf(source.values(path)['tree']).map(readBranch) : null;
        },
      },
    ]),
  );
}
