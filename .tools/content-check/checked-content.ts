import { toText } from '#embedded/content';
import type { ProjectEntry, LoadedProject } from '#embedded/content';
import { listContentItems } from './content-items.ts';
import type { ContentItem } from './content-items.ts';
import { createSourceFiles } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

/** What every rule looks at. */
export interface CheckedContent extends LoadedProject {
  /** Where the project stands on disk. */
  directory: string;
  /** Everything that has fields: entries, terms, globals, navigation branches. */
  items: ContentItem[];
  /** The id of the entry in a file. */
  entryIdOf(file: string): string | null;
  /** A file as it stands on disk, for what reading loses: lines and quotes. */
  sourceFile(file: string): SourceFile;
}

export function openContent(directory: string, read: LoadedProject): CheckedContent {
  return {
    ...read,
    directory,
    items: listContentItems(read),
    entryIdOf(file) {
      if (!file.startsWith('content/collections/')) return null;
      const values = read.files.get(file)?.content;
      return typeof values === 'object' && values !== null && 'id' in values
        ? (toText(values['id']) ?? null)
        : null;
    },
    sourceFile: createSourceFiles(directory),
  };
}

/** All entries, of all collections. */
export function listEntries({ project }: LoadedProject): ProjectEntry[] {
  return [...project.collections.keys()].flatMap((handle) => project.entries.of(handle));
}
