import { mapOf, textOf } from '#embedded/content';
import type { ReadProject } from '#embedded/content';
import type { Remark, Rule } from '../finding.ts';

/** Every entry file has an id of its own and names an origin and a blueprint that exist (contract §10). */
export const entryFiles: Rule = ({ project, files }) => {
  const taken = new Map<string, string>();
  const remarks: Remark[] = [];
  for (const { path: file, content } of files.values()) {
    const [, handle = ''] = /^content\/collections\/([^/]+)\//.exec(file) ?? [];
    const collection = project.collections.get(handle);
    if (!collection) continue;
    const values = mapOf(content);
    const id = textOf(values['id']);
    const other = taken.get(id ?? '');
    const origin = textOf(values['origin']);
    if (id === undefined) {
      const message =
        'The entry has no id, so Statamic will write one of its own into the file; write an id that no other entry has.';
      remarks.push({ file, message });
    } else if (other !== undefined) {
      remarks.push({
        file,
        at: ['id'],
        message: `The id ${id} is already that of ${other}; give one of the two another id.`,
      });
    } else taken.set(id, file);
    if (origin !== undefined && !project.entries.find(origin)) {
      const message = `The origin ${origin} is no entry; write the id of the entry that this one translates.`;
      remarks.push({ file, at: ['origin'], message });
    }
    remarks.push(...siteOf(file, collection.sites, project));
    const blueprint = textOf(values['blueprint']);
    if (blueprint !== undefined && !collection.blueprints.some(({ handle: name }) => name === blueprint)) {
      const known = collection.blueprints.map(({ handle: name }) => name).join(', ');
      remarks.push({
        file,
        at: ['blueprint'],
        message: `There is no blueprint ${blueprint}; choose one of: ${known}.`,
      });
    }
  }
  return remarks;
};

/** In a project of several sites, an entry stands in the folder of a site that its collection has. */
function siteOf(file: string, listed: readonly string[], { sites }: ReadProject['project']): Remark[] {
  const [, , , folder = ''] = file.split('/');
  if (!sites.several || listed.includes(folder)) return [];
  return [
    {
      file,
      message: `The entry stands in no site of its collection; move it to a folder of: ${listed.join(', ')}.`,
    },
  ];
}
