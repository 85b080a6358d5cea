import { metaFileOf, toMap } from '#embedded/content';
import type { LoadedProject } from '#embedded/content';
import type { ContentItem } from '../content-items.ts';
import type { ContentRule, FieldPath, RuleFinding } from '../finding.ts';
import { listValueMaps, type ValueMap } from '../list-value-maps.ts';
import { flattenBranches, listTreeFiles } from '../tree-files.ts';

/** The keys that Statamic itself writes, which no blueprint defines (contract §10). */
const ENTRY_KEYS =
  'id blueprint origin title slug published date created_at updated_at updated_by parent order template layout redirect';
const TERM_KEYS = 'id blueprint title slug published updated_at updated_by template layout localizations';
const OWN_KEYS = {
  entry: ENTRY_KEYS.split(' '),
  term: TERM_KEYS.split(' '),
  global: ['origin'],
  branchData: [],
  row: ['id', 'type', 'enabled'],
  group: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const ASSET_KEYS = ['alt', 'focus'];
const BRANCH_KEYS = {
  collections: ['entry', 'children'],
  navigation: ['id', 'entry', 'title', 'url', 'data', 'children'],
} as const;

/** Every key is a field of the blueprint or a key of Statamic, because the site ignores a misspelt one. */
export const knownKeys: ContentRule = (content) => [
  ...content.items.flatMap(listValueMaps).flatMap((map) => {
    const { item, path, fields, values, kind } = map;
    const own = OWN_KEYS[kind === 'item' ? itemKind(item) : kind];
    return findUnknown({ file: item.file, path, values, own, fields });
  }),
  ...listAssetData(content).flatMap((asset) => findUnknown({ ...asset, own: ASSET_KEYS })),
  ...listTreeFiles(content).flatMap(({ file, kind, tree }) =>
    flattenBranches(tree).flatMap(({ values, path }) =>
      findUnknown({ file, path, values, own: BRANCH_KEYS[kind], fields: [] }),
    ),
  ),
];

/** Values with the fields that define them, and the other keys that are allowed. */
type KeyedValues = Pick<ValueMap, 'fields' | 'values'> & {
  readonly file: string;
  readonly path: FieldPath;
  readonly own: readonly string[];
};

function findUnknown({ file, path, values, own, fields }: KeyedValues): RuleFinding[] {
  const handles = fields.map(({ handle }) => handle);
  const allowed = new Set([...handles, ...own]);
  const proposed = handles.length > 0 ? handles : own;
  return Object.keys(values)
    .filter((key) => !allowed.has(key))
    .map((key) => ({
      file,
      path: [...path, key],
      message:
        proposed.length > 0
          ? `There is no field "${key}"; write one of: ${proposed.join(', ')}.`
          : `There is no field "${key}", because the blueprint has no fields.`,
    }));
}

/** Returns the kind of the file that contains the values of an item. */
function itemKind({ entry, file }: ContentItem): 'entry' | 'term' | 'global' | 'branchData' {
  if (entry) return 'entry';
  if (file.startsWith('content/taxonomies/')) return 'term';
  return file.startsWith('content/globals/') ? 'global' : 'branchData';
}

/** Lists the descriptions of assets, which are in a file beside each asset (contract §10.7). */
function listAssetData({ project, files }: LoadedProject) {
  return [...project.assets.containers].flatMap(([handle, { blueprint }]) =>
    project.assets.of(handle).flatMap((asset) => {
      const file = metaFileOf(asset);
      return files.has(file)
        ? [{ file, path: ['data'], values: toMap(asset.meta['data']), fields: blueprint.fields() }]
        : [];
    }),
  );
}
