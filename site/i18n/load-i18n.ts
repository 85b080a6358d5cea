import type { i18n } from 'i18next';
import { type Bundle, createI18n } from './create-i18n.ts';
import type { Locale } from './locale.ts';
import { messageFilesOf } from './message-files.ts';
import type { Namespace } from './namespaces.ts';

/** The namespaces that no view loads in the browser. Without the paths of their files, this module is smaller. */
type ServerNamespace =
  | 'articles'
  | 'cart-page'
  | 'errors'
  | 'layout'
  | 'preview'
  | 'product-page'
  | 'search-box'
  | 'search-suggestions'
  | 'sections';
export type BrowserNamespace = Exclude<Namespace, ServerNamespace>;

/** Each file is a chunk with a content hash, so browsers cache it until its messages change. */
const files = import.meta.glob<Bundle>(
  [
    './messages/*/*.json',
    '!./messages/*/{articles,cart-page,errors,layout,preview,product-page,search-box,search-suggestions,sections}.json',
  ],
  { import: 'default' },
);

/**
 * Loads some namespaces of a locale in the browser and creates its i18next instance.
 *
 * @throws an error if a file cannot be loaded
 */
export async function loadI18n(locale: Locale, namespaces: readonly BrowserNamespace[]): Promise<i18n> {
  const loading = messageFilesOf(locale, namespaces, files).map(async ({ namespace, file }) => ({
    namespace,
    messages: await file(),
  }));
  return createI18n(locale, await Promise.all(loading));
}
