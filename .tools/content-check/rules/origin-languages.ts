import { listEntries } from '../checked-content.ts';
import type { ContentRule, RuleFinding } from '../finding.ts';

/**
 * An entry follows an entry of its own language, if there is one in an earlier site. So editors write a text once for each language, and a
 * field without a value never shows another language.
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
    const [better] = earlier
      .filter(({ lang }) => lang === language)
      .flatMap(({ handle }) => entries.localised(entry, handle) ?? []);
    return better
      ? [
          {
            file: entry.path,
            path: ['origin'],
            message: `The origin ${entry.origin.id} has another language; write "origin: ${better.id}".`,
          },
        ]
      : [];
  });
