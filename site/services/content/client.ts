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

export interface RequestScope {
  /** Handle of the content system's site (`en_uk`), not the route's locale (`en-UK`). */
  site: string;
  /** Shows drafts in look-ups by id and by uri, the only calls it goes along with. What it shows is never kept. */
  previewToken?: string | undefined;
  /** The visitor's request. */
  signal?: AbortSignal | undefined;
}

/** One page of a list, from 1; `limit` items. */
export interface PageQuery extends ListQuery {
  page?: number;
  limit?: number;
}

/**
 * The calls of specification §7 in the site of one visit, and one for pictures. Each gives an outcome: a failure is already logged. Null
 * means that the content system has no such thing (or does not show it), which is an answer. What is kept comes out frozen.
 */
export interface ContentClient {
  /** The entry at a path without the site's prefix, decoded: `/over-ons`. */
  entryByUri(uri: string): Promise<Outcome<Entry | null>>;
  entry(collection: string, id: string): Promise<Outcome<Entry | null>>;
  entries(collection: string, query?: PageQuery): Promise<Outcome<PaginatedList<Entry>>>;
  /** Every page of the list. */
  allEntries(collection: string, query?: ListQuery): Promise<Outcome<readonly Entry[]>>;
  globals(): Promise<Outcome<Globals>>;
  /** Null when the navigation has no tree in this site. `title` and `url` always come; further fields by handle. */
  navTree(handle: string, fields?: readonly string[]): Promise<Outcome<readonly NavItem[] | null>>;
  terms(taxonomy: string, query?: PageQuery): Promise<Outcome<PaginatedList<Term>>>;
  allTerms(taxonomy: string, query?: ListQuery): Promise<Outcome<readonly Term[]>>;
  term(taxonomy: string, slug: string): Promise<Outcome<Term | null>>;
  form(form: string): Promise<Outcome<FormDefinition | null>>;
  /** Never kept, never repeated, and not given up when the visitor leaves. Two of the same key are one submission. */
  formSubmit(
    form: string,
    values: SubmittedValues,
    pageUrl: string,
    key?: string,
  ): Promise<Outcome<SubmissionResult>>;
  /** Never kept, never repeated. */
  graphql(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Outcome<GraphqlResponse>>;
  /** A picture with its sizes and focus, which entries do not tell: container `assets`, path `hero/lamp.jpg`. */
  asset(container: string, path: string): Promise<Outcome<ContentAsset | null>>;
}
