import { toList, toMap, toText } from '#embedded/content';
import type { JsonObject } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listEntries } from '../list-entries.ts';
import { SECTIONS } from '../read-page.ts';

/** A translation with its own sections contains all enabled sections of its origin. It may disable them. */
export const missingSections: ContentRule = (content) =>
  listEntries(content)
    // Drafts can be incomplete.
    .filter(({ own, isPublished }) => isPublished && SECTIONS in own)
    .flatMap(({ own, origin, path: file, site }): RuleFinding[] => {
      if (!origin) return [];
      const present = new Set(sectionsIn(own).map(({ id }) => toText(id)));
      return sectionsIn(origin.values)
        .filter(
          ({ id, enabled }) => enabled !== false && toText(id) !== undefined && !present.has(toText(id)),
        )
        .map(({ id, type }) => ({
          file,
          path: [SECTIONS],
          message: `The section ${toText(id)} (${toText(type)}) of ${origin.id} is missing here; translate it, or add it with "enabled: false" if it is not for the site ${site}.`,
        }));
    });

function sectionsIn(own: JsonObject): JsonObject[] {
  return toList(own[SECTIONS]).map(toMap);
}
