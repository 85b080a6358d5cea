import { toMap } from './json-value.ts';
import type { JsonValue } from './json-value.ts';
import { readCsv } from './read-csv.ts';
import { readYaml, UnreadableFileError, toPhpValue } from './read-yaml.ts';

/** How a project file is parsed. */
type FileKind = 'entry' | 'yaml' | 'json' | 'csv' | 'text' | 'asset';

/** Folders that contain assets in every project. `config/filesystems.php` can define more. */
const ASSET_FOLDERS = ['public', 'storage/app'];

/**
 * Returns how a file is parsed; `null` if the server does not need it.
 *
 * @param path relative to the project folder, with `/`
 * @param assetFolders further folders that contain assets, relative to the project
 */
export function kindOf(path: string, assetFolders: readonly string[] = []): FileKind | null {
  const extension = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  if ([...ASSET_FOLDERS, ...assetFolders].some((folder) => path.startsWith(`${folder}/`))) {
    if (/\/\.meta\/[^/]+\.yaml$/.test(path)) return 'yaml';
    return /\/\./.test(path) ? null : 'asset';
  }
  if (/\/\./.test(path)) return null;
  // Entries have any extension except .yaml (contract §10); Statamic ignores .yaml files in entry folders.
  if (/^content\/collections\/[^/]+\//.test(path)) return extension === 'yaml' ? null : 'entry';
  if (path.startsWith('resources/dictionaries/') && (extension === 'json' || extension === 'csv'))
    return extension;
  if (/^(content|users)\//.test(path)) return extension === 'yaml' ? 'yaml' : null;
  if (/^resources\/(?:(?:blueprints|fieldsets|forms|dictionaries)\/|sites\.yaml$)/.test(path)) {
    return extension === 'yaml' ? 'yaml' : null;
  }
  if (/^resources\/.*\.svg$/.test(path)) return 'text';
  return /^config\/(?:statamic\/(?:api|system)|filesystems)\.php$/.test(path) ? 'text' : null;
}

/** Parses the text of a file. It throws an `UnreadableFileError` with the line of the mistake. */
export type ParseFile = (kind: Exclude<FileKind, 'asset'>, text: string) => JsonValue;

/** @throws {UnreadableFileError} with the line of the mistake */
export const readFile: ParseFile = (kind, text) => {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (kind === 'yaml') return readYaml(source);
  if (kind === 'entry') return readEntry(source);
  if (kind === 'csv') return readCsv(source);
  if (kind === 'text') return source;
  try {
    return toPhpValue(JSON.parse(source));
  } catch (error) {
    throw new UnreadableFileError(error instanceof Error ? error.message : 'The file is not valid JSON.', 1);
  }
};

/** Parses front matter between `---` lines. Text after it becomes the key `content` (contract §10). */
function readEntry(text: string): JsonValue {
  const opening = /^---[ \t]*\r?\n/.exec(text);
  if (!opening) return text.trim() === '' ? {} : { content: text };
  const closing = /^---[ \t]*$/m.exec(text.slice(opening[0].length));
  if (!closing)
    throw new UnreadableFileError('The front matter has no closing line; add a line with --- after it.', 1);
  const values = toMap(readYaml(text.slice(opening[0].length, opening[0].length + closing.index), 1));
  const rest = text.slice(opening[0].length + closing.index + closing[0].length).trimStart();
  return rest === '' ? values : { ...values, content: rest };
}
