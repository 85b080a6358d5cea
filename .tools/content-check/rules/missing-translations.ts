import { isMap, toMap } from '#embedded/content';
import { REDIRECTS } from '#site/redirects/site-redirects';
import type { CheckedContent } from '../checked-content.ts';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listTreeFiles } from '../tree-files.ts';

/**
 * Entries (but not redirects), terms, globals and navigations of the first site exist in all other sites of their collection, taxonomy or
 * set.
 */
export const missingTranslations: ContentRule = (content) => {
  if (!content.project.sites.isMultisite) return [];
  return [...entries(content), ...terms(content), ...globals(content), ...navigation(content)];
};

function entries({ project, entryIdOf }: CheckedContent): RuleFinding[] {
  const collections = [...project.collections.values()].filter(({ handle }) => handle !== REDIRECTS);
  return collections.flatMap(({ handle, sites: [first = '', ...others] }) =>
    project.entries
      .in(handle, first)
      // Drafts need no translation yet. An entry without an id is reported by another rule.
      .filter(({ isPublished, path }) => isPublished && entryIdOf(path) !== null)
      .flatMap((entry) =>
        others
          .filter((site) => !project.entries.localised(entry, site))
          .map((site) => ({
            file: entry.path,
            message: `The entry ${entry.id} has no translation in the site ${site}; add an entry there with "origin: ${entry.id}".`,
          })),
      ),
  );
}

function terms({ project, files }: CheckedContent): RuleFinding[] {
  return project.taxonomies.all().flatMap(({ handle, sites: [, ...others] }) =>
    [...files.values()]
      .filter(({ path }) => path.startsWith(`content/taxonomies/${handle}/`))
      .flatMap(({ path: file, content }) => {
        const translated = toMap(toMap(content)['localizations']);
        return others
          .filter((site) => !isMap(translated[site]))
          .map((site) => ({
            file,
            path: ['localizations'],
            message: `The term has no translation in the site ${site}; add its texts under localizations.${site}.`,
          }));
      }),
  );
}

function globals({ project }: CheckedContent): RuleFinding[] {
  return [...project.globals.values()].flatMap(({ handle, bySite }) =>
    project.sites.all
      .filter(({ handle: site }) => !bySite.has(site))
      .map(({ handle: site }) => ({
        file: `content/globals/${handle}.yaml`,
        path: ['sites'],
        message: `The set does not exist in the site ${site}; add it to "sites:" and write content/globals/${site}/${handle}.yaml.`,
      })),
  );
}

function navigation(content: CheckedContent): RuleFinding[] {
  const { navs, sites } = content.project;
  const existing = new Set(
    listTreeFiles(content).flatMap(({ kind, site, handle }) =>
      kind === 'navigation' ? `${site}/${handle}` : [],
    ),
  );
  return [...navs.keys()].flatMap((handle) =>
    sites.all
      .filter(({ handle: site }) => !existing.has(`${site}/${handle}`))
      .map(({ handle: site }) => ({
        file: `content/navigation/${handle}.yaml`,
        message: `The navigation has no tree in the site ${site}; write content/trees/navigation/${site}/${handle}.yaml, with "tree: []" for an empty one.`,
      })),
  );
}
