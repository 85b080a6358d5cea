import type { SubmissionResult } from '#renderer/forms/submission-result';
import type { Outcome } from '#site/services/http';
import type {
  ContentAsset,
  Entry,
  FormDefinition,
  Globals,
  GraphqlResponse,
  PaginatedList,
  NavItem,
  Term,
} from './model.ts';
import type { SubmittedValues } from './post-form.ts';
import type { ListQuery } from './query.ts';

export type RequestScope = {
  /** Handle of the content system's site (`en_uk`), not the route's locale (`en-UK`). */
  readonly site: string;
  /**
   * Shows drafts if the content system accepts it, see `Entry.isPreview`. Only requests for single entries (by id or uri) send it.
   * Responses to requests with a token are never cached.
   */
  readonly previewToken?: string | undefined;
  /** Aborts when the visitor's request aborts. */
  readonly signal?: AbortSignal | undefined;
};

/** One page of a list, from 1, with up to `limit` items. A page after the last one is empty. Only an uncached query requests it. */
export type PageQuery = ListQuery & {
  readonly page?: number;
  readonly limit?: number;
};

/**
 * Content client in the site of one request (specification §7). Each call returns an outcome; failures are already logged. Null means
 * that the item does not exist or is not published. Cached values are frozen.
 */
export type ContentClient = {
  /** Returns the entry at a decoded path without the site's prefix: `/over-ons`. */
  readonly entryByUri: (uri: string) => Promise<Outcome<Entry | null>>;
  readonly entry: (collection: string, id: string) => Promise<Outcome<Entry | null>>;
  readonly entries: (collection: string, query?: PageQuery) => Promise<Outcome<PaginatedList<Entry>>>;
  /** Returns all pages of a list. */
  readonly allEntries: (collection: string, query?: ListQuery) => Promise<Outcome<readonly Entry[]>>;
  readonly globals: () => Promise<Outcome<Globals>>;
  /** Null if the navigation has no tree in this site. Items always have `title` and `url`; `fields` requests more. */
  readonly navTree: (
    handle: string,
    fields?: readonly string[],
  ) => Promise<Outcome<readonly NavItem[] | null>>;
  readonly terms: (taxonomy: string, query?: PageQuery) => Promise<Outcome<PaginatedList<Term>>>;
  readonly allTerms: (taxonomy: string, query?: ListQuery) => Promise<Outcome<readonly Term[]>>;
  readonly term: (taxonomy: string, slug: string) => Promise<Outcome<Term | null>>;
  readonly form: (form: string) => Promise<Outcome<FormDefinition | null>>;
  /** Never cached, retried or aborted. The content system stores one submission for two calls with the same key. */
  readonly submitForm: (
    form: string,
    values: SubmittedValues,
    pageUrl: string,
    key?: string,
  ) => Promise<Outcome<SubmissionResult>>;
  /** Never cached or retried. */
  readonly graphql: (
    query: string,
    variables?: Readonly<Record<string, unknown>>,
  ) => Promise<Outcome<GraphqlResponse>>;
  /** Returns a picture with its size and focus point, which entries omit. Container `assets`, path `hero/lamp.jpg`. */
  readonly asset: (container: string, path: string) => Promise<Outcome<ContentAsset | null>>;
};
