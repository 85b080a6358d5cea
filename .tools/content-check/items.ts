import { mapOf } from '#embedded/content';
import type { Entry, Field, ReadProject, Values } from '#embedded/content';
import type { Path } from './finding.ts';
import { branchesIn, treeFilesOf } from './trees.ts';

/** Values with the fields they are for, as one file states them: what is inherited is looked at where it is written. */
export interface Item {
  file: string;
  /** Where the values stand in the file. */
  at: Path;
  /** Handle of the site that shows them. */
  site: string;
  entry: Entry | null;
  fields: Field[];
  values: Values;
}

export function itemsOf(read: ReadProject): Item[] {
  return [...entryItems(read), ...termItems(read), ...globalItems(read), ...navigationItems(read)];
}

function entryItems({ project }: ReadProject): Item[] {
  const entries = [...project.collections.keys()].flatMap((handle) => project.entries.of(handle));
  return entries.map((entry) => ({
    file: entry.path,
    at: [],
    site: entry.site,
    entry,
    fields: entry.blueprint.fields(),
    values: entry.own,
  }));
}

function termItems({ project, files }: ReadProject): Item[] {
  return project.taxonomies.all().flatMap(({ handle, sites, blueprint }) =>
    project.taxonomies.terms(handle).flatMap(({ key, site }): Item[] => {
      const file = `content/taxonomies/${handle}/${key}.yaml`;
      if (!files.has(file)) return [];
      const { localizations, ...base } = mapOf(files.get(file)?.content);
      const isFirst = site === sites[0];
      const values = isFirst ? base : mapOf(mapOf(localizations)[site]);
      const at = isFirst ? [] : ['localizations', site];
      return [{ file, at, site, entry: null, fields: blueprint.fields(), values }];
    }),
  );
}

function globalItems({ project, files }: ReadProject): Item[] {
  return [...project.globals.values()].flatMap(({ handle, blueprint, bySite }) =>
    [...bySite.keys()].flatMap((site): Item[] => {
      const file = `content/globals/${site}/${handle}.yaml`;
      const { origin: _origin, ...values } = mapOf(files.get(file)?.content);
      return [{ file, at: [], site, entry: null, fields: blueprint.fields(), values }];
    }),
  );
}

function navigationItems(read: ReadProject): Item[] {
  return treeFilesOf(read)
    .filter(({ kind }) => kind === 'navigation')
    .flatMap(({ file, handle, site, tree }) => {
      const fields = read.project.navs.get(handle)?.blueprint.fields() ?? [];
      return branchesIn(tree).map(({ values, at }): Item => {
        return { file, at: [...at, 'data'], site, entry: null, fields, values: mapOf(values['data']) };
      });
    });
}
