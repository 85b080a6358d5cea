import type articles from './messages/en/articles.json';
import type errors from './messages/en/errors.json';
import type layout from './messages/en/layout.json';
import type preview from './messages/en/preview.json';
import type search from './messages/en/search.json';
import type sections from './messages/en/sections.json';

/** The namespaces of the messages, one JSON file each. */
export const namespaces = ['layout', 'errors', 'preview', 'search', 'articles', 'sections'] as const;

export type Namespace = (typeof namespaces)[number];

/** The English files define the keys and placeholders of all languages, which a test compares. */
type Resources = {
  readonly articles: typeof articles;
  readonly errors: typeof errors;
  readonly layout: typeof layout;
  readonly preview: typeof preview;
  readonly search: typeof search;
  readonly sections: typeof sections;
};

declare module 'i18next' {
  // A missing or misspelt key does not compile.
  interface CustomTypeOptions {
    defaultNS: 'layout';
    resources: Resources;
    strictKeyChecks: true;
  }
}
