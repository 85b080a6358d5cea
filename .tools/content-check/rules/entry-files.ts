import { chooseBlueprint, toMap, toText } from '#embedded/content';
import type { Project, JsonObject } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';

/** Every entry file has a unique id, is in the folder of a site, and has an existing origin and blueprint (contract §10). */
export const entryFiles: ContentRule = ({ project, files }) => {
  const ids = new Map<string, string>();
  return [...files.values()].flatMap(({ path, content }) => {
    if (!/^content\/collections\/[^/]+\//.test(path)) return [];
    const values = toMap(content);
    const findings = [
      ...checkId(values, path, ids),
      ...checkSite(path, project),
      ...checkOrigin(values, project),
      ...checkBlueprint(values, path, project),
    ];
    return findings.map((finding) => Object.assign(finding, { file: path }));
  });
};

type EntryFinding = Omit<RuleFinding, 'file'>;

function checkId(values: JsonObject, file: string, ids: Map<string, string>): EntryFinding[] {
  const id = toText(values['id']);
  if (id === undefined) {
    const message =
      'The entry has no id, so Statamic would generate one; write a unique id, for example id: about-nl.';
    return [{ message }];
  }
  const other = ids.get(id);
  if (other !== undefined) {
    return [
      {
        path: ['id'],
        message: `The id ${id} is already used by ${other}; give one of the two entries another id.`,
      },
    ];
  }
  ids.set(id, file);
  return [];
}

/** In a multisite project, an entry is in the folder of a site of its collection. */
function checkSite(file: string, { sites, collections }: Project): EntryFinding[] {
  const [, , handle = '', folder = ''] = file.split('/');
  const collection = collections.get(handle);
  if (!collection) {
    return [
      {
        message: `The collection ${handle} does not exist; write content/collections/${handle}.yaml or move the entry.`,
      },
    ];
  }
  if (!sites.isMultisite || collection.sites.includes(folder)) return [];
  const sitesOfCollection = collection.sites.join(', ');
  return [
    {
      message: `The entry is not in the folder of a site of its collection; move it to one of: ${sitesOfCollection}.`,
    },
  ];
}

function checkOrigin(values: JsonObject, { entries }: Project): EntryFinding[] {
  const origin = toText(values['origin']);
  if (origin === undefined || entries.find(origin)) return [];
  const message = `The origin ${origin} does not exist; write the id of the entry that this one translates.`;
  return [{ path: ['origin'], message }];
}

function checkBlueprint(values: JsonObject, file: string, { collections }: Project): EntryFinding[] {
  const collection = collections.get(file.split('/')[2] ?? '');
  const blueprint = toText(values['blueprint']);
  if (!collection || blueprint === undefined || chooseBlueprint(collection, blueprint)) return [];
  const handles = collection.blueprints.map(({ handle }) => handle).join(', ');
  return [
    { path: ['blueprint'], message: `The blueprint ${blueprint} does not exist; choose one of: ${handles}.` },
  ];
}
