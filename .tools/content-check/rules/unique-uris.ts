import type { ContentRule, RuleFinding } from '../finding.ts';
import { listEntries } from '../list-entries.ts';

/** No entry has the URI of a published entry of its site. The site would show only one of them: the one whose file has the earlier time. */
export const uniqueUris: ContentRule = (content) => {
  const routed = listEntries(content)
    .map((entry) => ({ entry, uri: content.project.uriOf(entry) }))
    .filter(({ uri }) => uri !== null)
    // Published entries are first, so that a draft is reported and not the page.
    .toSorted(({ entry: a }, { entry: b }) => {
      const drafts = Number(b.isPublished) - Number(a.isPublished);
      return drafts || (a.path < b.path ? -1 : 1);
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
