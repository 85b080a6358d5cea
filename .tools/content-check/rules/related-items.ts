import { toTexts } from '#embedded/content';
import type { CheckedContent } from '../checked-content.ts';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import type { VisitedField } from '../list-fields.ts';

/** Chosen entries, terms and forms exist: the server leaves out what does not, and shows an unwritten term by its slug (contract §5.2, §10.5). */
export const relatedItems: ContentRule = (content) =>
  content.items.flatMap(listFields).flatMap((visit): RuleFinding[] => {
    if (visit.field.type === 'entries') return missingEntries(visit, content);
    if (visit.field.type === 'terms') return missingTerms(visit, content);
    if (visit.field.type !== 'form') return [];
    const { forms } = content.project;
    return toTexts(visit.value)
      .filter((handle) => !forms.has(handle))
      .map((handle) => ({
        file: visit.item.file,
        path: visit.path,
        message: `There is no form ${handle}; choose one of: ${[...forms.keys()].join(', ')}.`,
      }));
  });

function missingEntries(
  { item: { file, site }, field, value, path }: VisitedField,
  { project }: CheckedContent,
): RuleFinding[] {
  const across = field.config['select_across_sites'] === true;
  return toTexts(value).flatMap((id): RuleFinding[] => {
    const entry = project.entries.find(id);
    if (!entry) return [{ file, path, message: `There is no entry ${id}; write the id of one that exists.` }];
    if (across || project.entries.localised(entry, site)) return [];
    return [
      {
        file,
        path,
        message: `The entry ${id} is not translated in the site ${site}; translate it or choose another.`,
      },
    ];
  });
}

function missingTerms(
  { item: { file }, field, value, path }: VisitedField,
  { project, files }: CheckedContent,
): RuleFinding[] {
  const named = toTexts(field.config['taxonomies'] ?? field.config['taxonomy']);
  const taxonomies = named.length > 0 ? named : project.taxonomies.all().map(({ handle }) => handle);
  return toTexts(value).flatMap((stored): RuleFinding[] => {
    const [taxonomy = '', slug = ''] = stored.includes('::') ? stored.split('::') : [taxonomies[0], stored];
    if (files.has(`content/taxonomies/${taxonomy}/${slug}.yaml`)) return [];
    return [
      { file, path, message: `There is no term ${slug} in ${taxonomy}; write one, or choose another.` },
    ];
  });
}
