import { toText } from '#embedded/content';
import type { LoadedProject } from '#embedded/content';
import type { CheckedShop } from './checked-shop.ts';
import { listContentItems } from './content-items.ts';
import type { ContentItem } from './content-items.ts';
import { createSourceFiles } from './source-file.ts';
import type { SourceFile } from './source-file.ts';

/** The content that every rule checks. */
export interface CheckedContent extends LoadedProject {
  /** Absolute path of the project folder. */
  directory: string;
  /** All values with blueprint fields: entries, terms, globals and navigation branches. */
  items: ContentItem[];
  /** The shop to which links and references refer. */
  shop: CheckedShop;
  /** Returns the id of the entry in a file; null if the file is not an entry. */
  entryIdOf(file: string): string | null;
  /** Returns the source text of a file, for lines and quotes, which the parsed values do not contain. */
  sourceFile(file: string): SourceFile;
}

/** Returns the content for the rules: a loaded project with its items, its source files and the shop. */
export function openContent(directory: string, loaded: LoadedProject, shop: CheckedShop): CheckedContent {
  return {
    ...loaded,
    directory,
    shop,
    items: listContentItems(loaded),
    entryIdOf(file) {
      if (!file.startsWith('content/collections/')) return null;
      const values = loaded.files.get(file)?.content;
      return typeof values === 'object' && values !== null && 'id' in values
        ? (toText(values['id']) ?? null)
        : null;
    },
    sourceFile: createSourceFiles(directory),
  };
}
