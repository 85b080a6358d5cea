import { taxonomiesFor, toTexts } from '#embedded/content';
import type { CheckedContent } from '../checked-content.ts';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import type { VisitedField } from '../list-fields.ts';

/** Selected entries, terms and forms exist. The server drops missing ones and shows a term without a file by its slug (contract §5.2, §10.5). */
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
        message: `The form ${handle} does not exist; choose one of: ${[...forms.keys()].join(', ')}.`,
      }));
  });

function missingEntries(
  { item: { file, site, entry: owner }, field, value, path }: VisitedField,
  { project }: CheckedContent,
): RuleFinding[] {
  const allowsOtherSites = field.config['select_across_sites'] === true;
  return toTexts(value).flatMap((id): RuleFinding[] => {
    const entry = project.entries.find(id);
    if (!entry)
      return [{ file, path, message: `The entry ${id} does not exist; write the id of an existing entry.` }];
    const shown = allowsOtherSites ? entry : project.entries.localised(entry, site);
    if (!shown)
      return [
        {
          file,
          path,
          message: `The entry ${id} has no translation in the site ${site}; translate it or choose another entry.`,
        },
      ];
    if (shown.isPublished || owner?.isPublished === false) return [];
    return [
      {
        file,
        path,
        message: `The entry ${shown.id} is a draft, which visitors cannot see; publish it or choose another entry.`,
      },
    ];
  });
}

function missingTerms(
  { item: { file }, field, value, path }: VisitedField,
  { project, files }: CheckedContent,
): RuleFinding[] {
  const taxonomies = taxonomiesFor(field, project);
  return toTexts(value).flatMap((stored): RuleFinding[] => {
    const [taxonomy = '', slug = ''] = stored.includes('::') ? stored.split('::') : [taxonomies[0], stored];
    if (files.has(`content/taxonomies/${taxonomy}/${slug}.yaml`)) return [];
    return [
      {
        file,
        path,
        message: `The taxonomy ${taxonomy} has no term ${slug}; add the term or choose another one.`,
      },
    ];
  });
}
