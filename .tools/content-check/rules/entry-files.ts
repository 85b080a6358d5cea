import { chooseBlueprint, toMap, toText } from '#embedded/content';
import type { Project, JsonObject } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';

/** Every entry file has an id of its own, stands in a site, and names an origin and a blueprint that exist (contract §10). */
export const entryFiles: ContentRule = ({ project, files }) => {
  const taken = new Map<string, string>();
  return [...files.values()].flatMap(({ path, content }) => {
    if (!/^content\/collections\/[^/]+\//.test(path)) return [];
    const values = toMap(content);
    const faults = [
      ...faultsOfId(values, path, taken),
      ...faultsOfSite(path, project),
      ...faultsOfOrigin(values, project),
      ...faultsOfBlueprint(values, path, project),
    ];
    return faults.map((fault) => Object.assign(fault, { file: path }));
  });
};

type EntryFinding = Omit<RuleFinding, 'file'>;

function faultsOfId(values: JsonObject, file: string, taken: Map<string, string>): EntryFinding[] {
  const id = toText(values['id']);
  if (id === undefined) {
    const message =
      'The entry has no id, so Statamic will write one into the file; write one that no other entry has.';
    return [{ message }];
  }
  const other = taken.get(id);
  if (other !== undefined) {
    return [
      { path: ['id'], message: `The id ${id} is already that of ${other}; give one of the two another id.` },
    ];
  }
  taken.set(id, file);
  return [];
}

/** In a project of several sites, an entry stands in the folder of a site that its collection has. */
function faultsOfSite(file: string, { sites, collections }: Project): EntryFinding[] {
  const [, , handle = '', folder = ''] = file.split('/');
  const collection = collections.get(handle);
  if (!collection) {
    return [
      {
        message: `No collection is named ${handle}; write content/collections/${handle}.yaml or move the entry.`,
      },
    ];
  }
  if (!sites.isMultisite || collection.sites.includes(folder)) return [];
  const known = collection.sites.join(', ');
  return [{ message: `The entry stands in no site of its collection; move it to a folder of: ${known}.` }];
}

function faultsOfOrigin(values: JsonObject, { entries }: Project): EntryFinding[] {
  const origin = toText(values['origin']);
  if (origin === undefined || entries.find(origin)) return [];
  const message = `The origin ${origin} is no entry; write the id of the entry that this one translates.`;
  return [{ path: ['origin'], message }];
}

function faultsOfBlueprint(values: JsonObject, file: string, { collections }: Project): EntryFinding[] {
  const collection = collections.get(file.split('/')[2] ?? '');
  const blueprint = toText(values['blueprint']);
  if (!collection || blueprint === undefined || chooseBlueprint(collection, blueprint)) return [];
  const known = collection.blueprints.map(({ handle }) => handle).join(', ');
  return [{ path: ['blueprint'], message: `There is no blueprint ${blueprint}; choose one of: ${known}.` }];
}
