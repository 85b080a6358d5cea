import type { Entry } from '#site/services/content';
import { articleListPage } from '../articles/article-list-page.ts';
import { articlePage } from '../articles/article-page.ts';
import type { PageRequest } from '../page-request.ts';
import type { Services } from '../page-services.ts';
import { finderPage } from '../store-finder/finder-page.ts';
import { storePage } from '../store/store-page.ts';
import type { LoadedPage } from './content-page.ts';
import { type PageTemplate, plainTemplate } from './page-template.ts';

/** A page template: which entries have it, and which query parameters it reads. */
export type PageDefinition = {
  /** Returns whether an entry has this page template. */
  readonly matches: (entry: Entry) => boolean;
  /**
   * The query parameters that select different content. They are part of the cache key of the page. Its canonical URL keeps them,
   * unless the operator configures other parameters.
   */
  readonly queryParameters: readonly string[];
  readonly loadTemplate: (
    page: LoadedPage,
    request: PageRequest,
    services: Services,
  ) => Promise<PageTemplate> | PageTemplate;
};

/** A page with only its sections. */
const plainPage: PageDefinition = {
  matches: () => true,
  queryParameters: [],
  loadTemplate: ({ entry }) => plainTemplate(entry.title ?? ''),
};

const definitions = [articlePage, articleListPage, finderPage, storePage];

/** Returns the definition of an entry's page. */
export function pageDefinitionOf(entry: Entry): PageDefinition {
  return definitions.find(({ matches }) => matches(entry)) ?? plainPage;
}

/** The query parameters that any page declares. */
export const PAGE_PARAMETERS: readonly string[] = [
  ...new Set([...definitions, plainPage].flatMap(({ queryParameters }) => queryParameters)),
];
