import { isMap, mapOf, textOf, textsOf } from '../files/value.ts';
import type { Values } from '../files/value.ts';
import { titleFrom } from './blueprint.ts';
import type { GlobalSet } from './model.ts';
import type { Sites } from './sites.ts';
import type { Source } from './source.ts';

/**
 * The global sets by handle. Reads both layouts (contract §10.4): a site has the set when the set's file lists it under `sites`
 * (version 6) or when it has a file of its own (version 5); what it inherits from is named by that list, else by `origin` in its file.
 */
export function readGlobals(source: Source, sites: Sites): Map<string, GlobalSet> {
  const files = [...source.inFolder('content/globals')];
  return new Map(
    files.map(([handle, file]) => [handle, readSet(handle, mapOf(file.content), source, sites)]),
  );
}

function readSet(handle: string, settings: Values, source: Source, sites: Sites): GlobalSet {
  const listed = settings['sites'];
  const origins = isMap(listed) ? listed : Object.fromEntries(textsOf(listed).map((site) => [site, null]));
  const fileOf = (site: string): string => `content/globals/${site}/${handle}.yaml`;
  const known = sites.all
    .map((site) => site.handle)
    .filter((site) => site in origins || source.get(fileOf(site)));
  if (known.length === 0) known.push(sites.main.handle);

  const valuesIn = (site: string, followed: string[]): Values => {
    const { origin, ...own } = source.values(fileOf(site));
    const from = textOf(origins[site] ?? origin);
    const inherited =
      from === undefined || followed.includes(from) ? {} : valuesIn(from, [...followed, from]);
    return { ...mapOf(settings['data']), ...inherited, ...own };
  };
  return {
    handle,
    title: textOf(settings['title']) ?? titleFrom(handle),
    blueprint: source.blueprint(`resources/blueprints/globals/${handle}`, {}),
    bySite: new Map(known.map((site) => [site, valuesIn(site, [site])])),
  };
}
