import { toMap } from '#embedded/content';
import type { ProjectEntry, BlueprintField, LoadedProject, JsonObject } from '#embedded/content';
import type { FieldPath } from './finding.ts';
import { listEntries } from './list-entries.ts';
import { flattenBranches, listTreeFiles } from './tree-files.ts';

/** The values of one file with their blueprint fields. Inherited values are checked only in the file that contains them. */
export interface ContentItem {
  file: string;
  /** The path of the values in the file. */
  path: FieldPath;
  /** Handle of the site that the values belong to. */
  site: string;
  entry: ProjectEntry | null;
  fields: BlueprintField[];
  values: JsonObject;
  /** Values that apply if the file has none. */
  inherited: JsonObject;
  /** The item that this one inherits from. */
  origin: ItemOrigin | null;
}

export interface ItemOrigin {
  /** Id of an entry; file of a term or global. */
  name: string;
  site: string;
  values: JsonObject;
}

/** Lists the items of all entries, terms, globals and navigation branches. */
export function listContentItems(read: LoadedProject): ContentItem[] {
  return [...entryItems(read), ...termItems(read), ...globalItems(read), ...navigationItems(read)];
}

function entryItems(read: LoadedProject): ContentItem[] {
  return listEntries(read).map((entry) => ({
    file: entry.path,
    path: [],
    site: entry.site,
    entry,
    fields: entry.blueprint.fields(),
    values: entry.own,
    inherited: entry.values,
    origin: entry.origin && { name: entry.origin.id, site: entry.origin.site, values: entry.origin.values },
  }));
}

function termItems({ project, files }: LoadedProject): ContentItem[] {
  return project.taxonomies.all().flatMap(({ handle, sites: [firstSite = ''], blueprint }) =>
    project.taxonomies.terms(handle).flatMap(({ key, site }): ContentItem[] => {
      const file = `content/taxonomies/${handle}/${key}.yaml`;
      if (!files.has(file)) return [];
      const { localizations, ...base } = toMap(files.get(file)?.content);
      const isFirst = site === firstSite;
      const values = isFirst ? base : toMap(toMap(localizations)[site]);
      const path = isFirst ? [] : ['localizations', site];
      const origin = isFirst ? null : { name: file, site: firstSite, values: base };
      return [{ file, path, site, entry: null, fields: blueprint.fields(), values, inherited: base, origin }];
    }),
  );
}

function globalItems({ project, files }: LoadedProject): ContentItem[] {
  return [...project.globals.values()].flatMap(({ handle, blueprint, bySite, originOf }) =>
    [...bySite].map(([site, inherited]): ContentItem => {
      const fileIn = (folder: string) => `content/globals/${folder}/${handle}.yaml`;
      const { origin: _origin, ...values } = toMap(files.get(fileIn(site))?.content);
      const from = originOf.get(site);
      const originValues = from === undefined ? undefined : bySite.get(from);
      const origin = from && originValues ? { name: fileIn(from), site: from, values: originValues } : null;
      return {
        file: fileIn(site),
        path: [],
        site,
        entry: null,
        fields: blueprint.fields(),
        values,
        inherited,
        origin,
      };
    }),
  );
}

function navigationItems(read: LoadedProject): ContentItem[] {
  return listTreeFiles(read)
    .filter(({ kind }) => kind === 'navigation')
    .flatMap(({ file, handle, site, tree }) => {
      const fields = read.project.navs.get(handle)?.blueprint.fields() ?? [];
      return flattenBranches(tree).map(({ values, path }): ContentItem => {
        const data = toMap(values['data']);
        return {
          file,
          path: [...path, 'data'],
          site,
          entry: null,
          fields,
          values: data,
          inherited: {},
          origin: null,
        };
      });
    });
}
