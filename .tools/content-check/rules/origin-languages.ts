import type { ContentRule, RuleFinding } from '../finding.ts';
import { listEntries } from '../list-entries.ts';

/**
 * The origin of an entry has the language of the entry, if an earlier site of that language has the entry. So editors write a text once for
 * each language.
 */
export const originLanguages: ContentRule = (content) =>
  listEntries(content).flatMap((entry): RuleFinding[] => {
    const { sites, entries } = content.project;
    const languageOf = (site: string) => sites.find(site)?.lang;
    const language = languageOf(entry.site);
    if (!entry.origin || languageOf(entry.origin.site) === language) return [];
    const earlier = sites.all.slice(
      0,
      sites.all.findIndex(({ handle }) => handle === entry.site),
    );
    const [expected] = earlier
      .filter(({ lang }) => lang === language)
      .flatMap(({ handle }) => entries.localised(entry, handle) ?? []);
    return expected
      ? [
          {
            file: entry.path,
            path: ['origin'],
            message: `The origin ${entry.origin.id} has another language; write "origin: ${expected.id}".`,
          },
        ]
      : [];
  });
