import { isMap, toMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import { titleFromHandle } from './blueprint.ts';
import type { GlobalSet } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import type { ProjectSites } from './sites.ts';

/**
 * Reads the global sets by handle, in both layouts (contract §10.4). A site has the set if the set's file lists the site under `sites`
 * (Statamic 6) or the site has its own file (Statamic 5). The origin is in that list, else in `origin` of the site's file.
 */
export function readGlobals(source: ProjectFiles, sites: ProjectSites): Map<string, GlobalSet> {
  const files = [...source.inFolder('content/globals')];
  return new Map(
    files.map(([handle, file]) => [handle, readSet(handle, toMap(file.content), source, sites)]),
  );
}

function readSet(handle: string, settings: JsonObject, source: ProjectFiles, sites: ProjectSites): GlobalSet {
  const listed = settings['sites'];
  const origins = isMap(listed) ? listed : Object.fromEntries(toTexts(listed).map((site) => [site, null]));
  const fileOf = (site: string): string => `content/globals/${site}/${handle}.yaml`;
  const siteHandles = sites.all
    .map((site) => site.handle)
    .filter((site) => site in origins || source.get(fileOf(site)));
  if (siteHandles.length === 0) siteHandles.push(sites.main.handle);

  const originOf = new Map(
    siteHandles.flatMap((site): [string, string][] => {
      const origin = toText(origins[site] ?? source.values(fileOf(site))['origin']);
      return origin === undefined ? [] : [[site, origin]];
    }),
  );

  const valuesIn = (site: string, visited: string[]): JsonObject => {
    const { origin: _origin, ...own } = source.values(fileOf(site));
    const from = originOf.get(site);
    const inherited = from === undefined || visited.includes(from) ? {} : valuesIn(from, [...visited, from]);
    return { ...toMap(settings['data']), ...inherited, ...own };
  };
  return {
    handle,
    title: toText(settings['title']) ?? titleFromHandle(handle),
    blueprint: source.blueprint(`resources/blueprints/globals/${handle}`, {}),
    bySite: new Map(siteHandles.map((site) => [site, valuesIn(site, [site])])),
    originOf,
  };
}
