import { listOf, mapOf, textOf } from '#embedded/content';
import type { Values } from '#embedded/content';
import { entriesOf } from '../checked-content.ts';
import type { Remark, Rule } from '../finding.ts';
import { SECTIONS } from '../read-page.ts';

/** A translation that has sections of its own has all those of the page it was made from, if only switched off. */
export const missingSections: Rule = (content) =>
  entriesOf(content)
    // A draft may wait for its translation.
    .filter(({ own, published }) => published && SECTIONS in own)
    .flatMap(({ own, origin, path: file, site }): Remark[] => {
      if (!origin) return [];
      const present = new Set(sectionsIn(own).map(({ id }) => textOf(id)));
      return sectionsIn(origin.values)
        .filter(
          ({ id, enabled }) => enabled !== false && textOf(id) !== undefined && !present.has(textOf(id)),
        )
        .map(({ id, type }) => ({
          file,
          at: [SECTIONS],
          message: `The section ${textOf(id)} (${textOf(type)}) of ${origin.id} is missing here; translate it, or add it with "enabled: false" if it is not for the site ${site}.`,
        }));
    });

function sectionsIn(own: Values): Values[] {
  return listOf(own[SECTIONS]).map(mapOf);
}
