import type { Locale } from './locale.ts';
import type english from './messages/en/search-box.json';

/** The labels of the search box. They have no placeholders, because the server formats all other texts of the box. */
export type SearchBoxLabels = typeof english;

/** Each file is a chunk with a content hash, so browsers cache it until its labels change. */
const files = import.meta.glob<Partial<SearchBoxLabels>>('./messages/*/search-box.json', {
  import: 'default',
});

/**
 * Loads the labels of the search box in the browser.
 *
 * @throws an error if a file cannot be loaded
 */
export async function loadSearchBoxLabels({ baseLanguage, code }: Locale): Promise<SearchBoxLabels> {
  // The labels of a language, then those of its region. Not with `messageFilesOf`, because every page would then load one more chunk.
  const loading = [...new Set([baseLanguage, code])].map((language) =>
    files[`./messages/${language}/search-box.json`]?.(),
  );
  return Object.assign({}, ...(await Promise.all(loading)));
}
