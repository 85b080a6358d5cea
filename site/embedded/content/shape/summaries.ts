import type { JsonObject } from '../files/json-value.ts';
import type { Collection, Nav } from '../project/model.ts';
import type { ProjectSite } from '../project/sites.ts';
import type { ProjectState } from './project-state.ts';

/** Returns a site in the shape of the small lists (contract §1.1). The short locale is the language. */
export function shapeSite({ handle, name, locale, url }: ProjectSite): JsonObject {
  return { handle, name, locale, short_locale: locale.split(/[-_]/)[0] ?? locale, url };
}

/** Returns a collection in the shape of the small lists (contract §1.1). */
export function shapeCollection(collection: Collection, state: ProjectState): JsonObject {
  const { structure, mount } = collection;
  const { api_url, ...summary } = shapeHandle('collections', collection, state);
  return {
    ...summary,
    structure: structure && { max_depth: structure.maxDepth, expects_root: structure.root },
    mount,
    api_url,
  };
}

/** Returns a navigation in the shape of the small lists (contract §1.1). */
export function shapeNav(nav: Nav, state: ProjectState): JsonObject {
  const { api_url, ...summary } = shapeHandle('navs', nav, state);
  return { ...summary, max_depth: nav.maxDepth, expects_root: nav.hasRoot, api_url };
}

/**
 * Returns handle, title and address of an item.
 *
 * @param path of its list, below `/api`
 */
export function shapeHandle(
  path: string,
  { handle, title }: { handle: string; title: string },
  { serverUrl }: ProjectState,
): { handle: string; title: string; api_url: string } {
  return { handle, title, api_url: `${serverUrl}/api/${path}/${handle}` };
}
