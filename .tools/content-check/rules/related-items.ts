import { textsOf } from '#embedded/content';
import type { CheckedContent } from '../checked-content.ts';
import { visitsOf } from '../field-visits.ts';
import type { Visit } from '../field-visits.ts';
import type { Remark, Rule } from '../finding.ts';

/** Chosen entries, terms and forms exist: the server leaves out what does not, and shows an unwritten term by its slug (contract §5.2, §10.5). */
export const relatedItems: Rule = (content) =>
  content.items.flatMap(visitsOf).flatMap((visit): Remark[] => {
    if (visit.field.type === 'entries') return missingEntries(visit, content);
    if (visit.field.type === 'terms') return missingTerms(visit, content);
    if (visit.field.type !== 'form') return [];
    const { forms } = content.project;
    return textsOf(visit.value)
      .filter((handle) => !forms.has(handle))
      .map((handle) => ({
        file: visit.item.file,
        at: visit.at,
        message: `There is no form ${handle}; choose one of: ${[...forms.keys()].join(', ')}.`,
      }));
  });

function missingEntries(
  { item: { file, site }, field, value, at }: Visit,
  { project }: CheckedContent,
): Remark[] {
  const across = field.config['select_across_sites'] === true;
  return textsOf(value).flatMap((id): Remark[] => {
    const entry = project.entries.find(id);
    if (!entry) return [{ file, at, message: `There is no entry ${id}; write the id of one that exists.` }];
    if (across || project.entries.localised(entry, site)) return [];
    return [
      {
        file,
        at,
        message: `The entry ${id} is not translated in the site ${site}; translate it or choose another.`,
      },
    ];
  });
}

function missingTerms(
  { item: { file }, field, value, at }: Visit,
  { project, files }: CheckedContent,
): Remark[] {
  const named = textsOf(field.config['taxonomies'] ?? field.config['taxonomy']);
  const taxonomies = named.length > 0 ? named : project.taxonomies.all().map(({ handle }) => handle);
  return textsOf(value).flatMap((stored): Remark[] => {
    const [taxonomy = '', slug = ''] = stored.includes('::') ? stored.split('::') : [taxonomies[0], stored];
    if (files.has(`content/taxonomies/${taxonomy}/${slug}.yaml`)) return [];
    return [{ file, at, message: `There is no term ${slug} in ${taxonomy}; write one, or choose another.` }];
  });
}
