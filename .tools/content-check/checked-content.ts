import { textOf } from '#embedded/content';
import type { Entry, ReadProject } from '#embedded/content';
import { itemsOf } from './items.ts';
import type { Item } from './items.ts';
import { createWrittenFiles } from './written-file.ts';
import type { WrittenFile } from './written-file.ts';

/** What every rule looks at. */
export interface CheckedContent extends ReadProject {
  /** Where the project stands on disk. */
  directory: string;
  /** Everything that has fields: entries, terms, globals, navigation branches. */
  items: Item[];
  /** The id of the entry in a file. */
  entryIn(file: string): string | null;
  /** A file as it stands on disk, for what reading loses: lines and quotes. */
  written(file: string): WrittenFile;
}

export function openContent(directory: string, read: ReadProject): CheckedContent {
  return {
    ...read,
    directory,
    items: itemsOf(read),
    entryIn(file) {
      if (!file.startsWith('content/collections/')) return null;
      const values = read.files.get(file)?.content;
      return typeof values === 'object' && values !== null && 'id' in values
        ? (textOf(values['id']) ?? null)
        : null;
    },
    written: createWrittenFiles(directory),
  };
}

/** All entries, of all collections. */
export function entriesOf({ project }: ReadProject): Entry[] {
  return [...project.collections.keys()].flatMap((handle) => project.entries.of(handle));
}
