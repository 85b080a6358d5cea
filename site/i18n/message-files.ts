import type { Locale } from './locale.ts';
import type { Namespace } from './namespaces.ts';

/**
 * Returns the files with the messages of a locale in these namespaces: first those of its language, then those of its region.
 *
 * @param files all files by their path, as `import.meta.glob` returns them
 */
export function messageFilesOf<File>(
  { baseLanguage, code }: Pick<Locale, 'baseLanguage' | 'code'>,
  namespaces: readonly Namespace[],
  files: Readonly<Record<string, File>>,
): { readonly namespace: Namespace; readonly path: string; readonly file: File }[] {
  return [...new Set([baseLanguage, code])].flatMap((language) =>
    namespaces.flatMap((namespace) => {
      const path = `./messages/${language}/${namespace}.json`;
      const file = files[path];
      return file === undefined ? [] : [{ namespace, path, file }];
    }),
  );
}
