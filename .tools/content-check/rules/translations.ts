import { isMap, mapOf } from '#embedded/content';
import type { CheckedContent } from '../checked-content.ts';
import type { Remark, Rule } from '../finding.ts';
import { treeFilesOf } from '../trees.ts';

/** What exists in the first site exists in all others that its collection, taxonomy or set is meant for. */
export const translations: Rule = (content) => {
  if (!content.project.sites.several) return [];
  return [...entries(content), ...terms(content), ...globals(content), ...navigation(content)];
};

function entries({ project, entryIn }: CheckedContent): Remark[] {
  return [...project.collections.values()].flatMap(({ handle, sites: [first = '', ...others] }) =>
    project.entries
      .in(handle, first)
      // A draft may wait for its translation; an entry without an id has another fault first.
      .filter(({ published, path }) => published && entryIn(path) !== null)
      .flatMap((entry) =>
        others
          .filter((site) => !project.entries.localised(entry, site))
          .map((site) => ({
            file: entry.path,
            message: `The entry ${entry.id} is not translated in the site ${site}; write one there with "origin: ${entry.id}".`,
          })),
      ),
  );
}

function terms({ project, files }: CheckedContent): Remark[] {
  return project.taxonomies.all().flatMap(({ handle, sites: [, ...others] }) =>
    [...files.values()]
      .filter(({ path }) => path.startsWith(`content/taxonomies/${handle}/`))
      .flatMap(({ path: file, content }) => {
        const translated = mapOf(mapOf(content)['localizations']);
        return others
          .filter((site) => !isMap(translated[site]))
          .map((site) => ({
            file,
            at: ['localizations'],
            message: `The term is not translated in the site ${site}; write its words under localizations.${site}.`,
          }));
      }),
  );
}

function globals({ project }: CheckedContent): Remark[] {
  return [...project.globals.values()].flatMap(({ handle, bySite }) =>
    project.sites.all
      .filter(({ handle: site }) => !bySite.has(site))
      .map(({ handle: site }) => ({
        file: `content/globals/${handle}.yaml`,
        at: ['sites'],
        message: `The set does not exist in the site ${site}; list it under "sites:" and write content/globals/${site}/${handle}.yaml.`,
      })),
  );
}

function navigation(content: CheckedContent): Remark[] {
  const { navs, sites } = content.project;
  const written = new Set(
    treeFilesOf(content).flatMap(({ kind, site, handle }) =>
      kind === 'navigation' ? `${site}/${handle}` : [],
    ),
  );
  return [...navs.keys()].flatMap((handle) =>
    sites.all
      .filter(({ handle: site }) => !written.has(`${site}/${handle}`))
      .map(({ handle: site }) => ({
        file: `content/navigation/${handle}.yaml`,
        message: `The navigation has no tree in the site ${site}; write content/trees/navigation/${site}/${handle}.yaml, with "tree: []" for none.`,
      })),
  );
}
