import { isMap, mapOf, textOf, textsOf } from '../files/value.ts';
import type { Value, Values } from '../files/value.ts';
import { titleFrom } from './blueprint.ts';
import type { Blueprint } from './blueprint.ts';
import type { Collection } from './model.ts';
import type { Sites } from './sites.ts';
import { withFields } from './source.ts';
import type { Source } from './source.ts';

/** The collections of `content/collections/*.yaml`, by handle (contract §10.1). */
export function readCollections(source: Source, sites: Sites): Map<string, Collection> {
  const files = [...source.inFolder('content/collections')].filter(([, file]) => file.path.endsWith('.yaml'));
  return new Map(
    files.map(([handle, file]) => [handle, readCollection(handle, mapOf(file.content), source, sites)]),
  );
}

function readCollection(handle: string, settings: Values, source: Source, sites: Sites): Collection {
  const behavior = mapOf(settings['date_behavior']);
  const structure = settings['structure'];
  const listed = textsOf(settings['sites']).filter((site) => sites.find(site));
  const taxonomies = textsOf(settings['taxonomies']);
  const dated = settings['date'] === true;
  return {
    handle,
    title: textOf(settings['title']) ?? titleFrom(handle),
    sites: listed.length > 0 ? listed : [sites.main.handle],
    route: (site) => routeIn(settings['route'], site),
    // An empty map means "a tree with no options" and arrives as an empty list.
    structure:
      isMap(structure) || Array.isArray(structure) ? { root: mapOf(structure)['root'] === true } : null,
    dated,
    hidesPast: dated && behavior['past'] === 'private',
    hidesFuture: dated && behavior['future'] === 'private',
    needsSlugs: settings['slugs'] !== false,
    titleFormat: textOf(settings['title_format']) ?? null,
    mount: textOf(settings['mount']) ?? null,
    inject: mapOf(settings['inject']),
    taxonomies,
    blueprints: blueprintsOf(handle, dated, taxonomies, source),
  };
}

function routeIn(route: Value | undefined, site: string): string | null {
  return textOf(isMap(route) ? route[site] : route) ?? null;
}

function blueprintsOf(handle: string, dated: boolean, taxonomies: string[], source: Source): Blueprint[] {
  const added: Values = {
    title: { type: 'text' },
    slug: { type: 'slug' },
    ...(dated ? { date: { type: 'date' } } : {}),
    ...Object.fromEntries(
      taxonomies.map((taxonomy) => [taxonomy, { type: 'terms', taxonomies: [taxonomy] }]),
    ),
  };
  const own = source.blueprints(`resources/blueprints/collections/${handle}`);
  const blueprints = own.length > 0 ? own : [source.blueprint('resources/blueprints/default', {})];
  return blueprints.map((blueprint) => withFields(blueprint, added));
}

/** Front matter's `blueprint` or its singular, else the first one (contract §10.2). */
export function chooseBlueprint(collection: Collection, wanted: string | undefined): Blueprint | undefined {
  const { blueprints } = collection;
  if (wanted === undefined) return blueprints[0];
  const singular = wanted.replace(/ies$/, 'y').replace(/s$/, '');
  return (
    blueprints.find(({ handle }) => handle === wanted) ?? blueprints.find(({ handle }) => handle === singular)
  );
}
