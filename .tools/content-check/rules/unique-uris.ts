import type { ContentRule, RuleFinding } from '../finding.ts';
import { listEntries } from '../list-entries.ts';

/**
 * Reports each entry with the URI of a published entry of the same site. The site shows only one of them: that of the first collection, or
 * within a collection the one whose file was modified first.
 */
export const uniqueUris: ContentRule = (content) => {
  const routed = listEntries(content)
    .map((entry) => ({ entry, uri: content.project.uriOf(entry) }))
    .filter(({ uri }) => uri !== null)
    // Published entries are first, so that a draft is reported and not the page.
    .toSorted(({ entry: a }, { entry: b }) => {
      const byStatus = Number(b.isPublished) - Number(a.isPublished);
      return byStatus || (a.path < b.path ? -1 : 1);
    });
  const groups = Map.groupBy(routed, ({ entry, uri }) => `${entry.site} ${uri}`);
  return [...groups.values()].flatMap(([first, ...others]): RuleFinding[] => {
    if (!first?.entry.isPublished) return [];
    return others.map(({ entry, uri }) => ({
      file: entry.path,
      path: ['slug'],
      message: `The URI ${uri} is also that of ${first.entry.id}; give one of the two entries another slug or place in the tree.`,
    }));
  });
};
