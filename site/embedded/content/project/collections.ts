import { isMap, toMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { titleFromHandle } from './blueprint.ts';
import type { Blueprint } from './blueprint.ts';
import { readMaxDepth } from './max-depth.ts';
import type { Collection } from './model.ts';
import { addMissingFields } from './project-files.ts';
import type { ProjectFiles } from './project-files.ts';
import { readListedSites } from './sites.ts';
import type { ProjectSites } from './sites.ts';

/** Reads the collections of `content/collections/*.yaml`, by handle (contract §10.1). */
export function readCollections(source: ProjectFiles, sites: ProjectSites): Map<string, Collection> {
  const files = [...source.inFolder('content/collections')].filter(([, file]) => file.path.endsWith('.yaml'));
  return new Map(
    files.map(([handle, file]) => [handle, readCollection(handle, toMap(file.content), source, sites)]),
  );
}

function readCollection(
  handle: string,
  settings: JsonObject,
  source: ProjectFiles,
  sites: ProjectSites,
): Collection {
  const behavior = toMap(settings['date_behavior']);
  const structure = settings['structure'];
  const taxonomies = toTexts(settings['taxonomies']);
  const isDated = settings['date'] === true;
  return {
    handle,
    title: toText(settings['title']) ?? titleFromHandle(handle),
    sites: readListedSites(settings, `content/collections/${handle}.yaml`, { sites, source }),
    route: (site) => routeIn(settings['route'], site),
    // An empty map means a tree without options. The YAML reader returns it as an empty list.
    structure:
      isMap(structure) || Array.isArray(structure)
        ? { root: toMap(structure)['root'] === true, maxDepth: readMaxDepth(toMap(structure)) }
        : null,
    isDated,
    hidesPast: isDated && behavior['past'] === 'private',
    hidesFuture: isDated && behavior['future'] === 'private',
    needsSlugs: settings['slugs'] !== false,
    titleFormat: toText(settings['title_format']) ?? null,
    mount: toText(settings['mount']) ?? null,
    inject: toMap(settings['inject']),
    taxonomies,
    blueprints: blueprintsOf(handle, isDated, taxonomies, source),
  };
}

function routeIn(route: JsonValue | undefined, site: string): string | null {
  return toText(isMap(route) ? route[site] : route) ?? null;
}

function blueprintsOf(
  handle: string,
  isDated: boolean,
  taxonomies: string[],
  source: ProjectFiles,
): Blueprint[] {
  const added: JsonObject = {
    title: { type: 'text' },
    slug: { type: 'slug' },
    ...(isDated ? { date: { type: 'date' } } : {}),
    ...Object.fromEntries(
      taxonomies.map((taxonomy) => [taxonomy, { type: 'terms', taxonomies: [taxonomy] }]),
    ),
  };
  const own = source.blueprints(`resources/blueprints/collections/${handle}`);
  const blueprints = own.length > 0 ? own : [source.blueprint('resources/blueprints/default', {})];
  return blueprints.map((blueprint) => addMissingFields(blueprint, added));
}

/** Returns the blueprint with this handle or its singular. Without a handle, returns the first blueprint (contract §10.2). */
export function chooseBlueprint(
  collection: Collection,
  blueprintHandle: string | undefined,
): Blueprint | undefined {
  const { blueprints } = collection;
  if (blueprintHandle === undefined) return blueprints[0];
  const singular = blueprintHandle.replace(/ies$/, 'y').replace(/s$/, '');
  return (
    blueprints.find(({ handle }) => handle === blueprintHandle) ??
    blueprints.find(({ handle }) => handle === singular)
  );
}
