import type { OwnPath } from '#renderer/parse/link';

/** Unvalidated fields by handle. Consumers validate them with their own schemas. */
export type RawFields = Readonly<Record<string, unknown>>;

/** A picture in a field. Size and focus point may be missing; `asset` returns them. */
export interface ContentPicture {
  /** `container::path/of/file.jpg` */
  id: string;
  /** Path or URL as stored. Null for a private disk. */
  url: string | null;
  /** Absolute URL. */
  permalink: string | null;
  alt: string | null;
  /** CSS pixels. */
  width: number | null;
  height: number | null;
  /** Focus point for cropping as a CSS position: `40% 60%`. */
  focus: string | null;
}

/** A picture with the data of its file. */
export interface ContentAsset extends ContentPicture {
  mimeType: string | null;
  bytes: number | null;
  fields: RawFields;
}

/** A reference to a related entry. */
export interface RelatedEntry {
  id: string;
  title: string | null;
  url: OwnPath | null;
}

interface Seo {
  title: string | null;
  description: string | null;
  picture: ContentPicture | null;
  noindex: boolean;
}

type EntryStatus = 'published' | 'draft' | 'scheduled' | 'expired';

/** One page, article, store: an item of a collection, in one site. */
export interface Entry {
  id: string;
  /** The entry of another site that this entry localises. */
  originId: string | null;
  title: string | null;
  slug: string | null;
  /** Path without the site's prefix, `/over-ons`. The home page is `/`. Null if the collection has no routes. */
  uri: string | null;
  /** Path of its page with the site's prefix: `/nl/over-ons`. Null if the collection has no routes. */
  url: OwnPath | null;
  permalink: string | null;
  /** URL of the entry in the control panel. Null without one, and in lists. */
  editUrl: string | null;
  /** Handle of the site it belongs to: `nl`, `en_uk`. */
  site: string;
  /** Handles. */
  collection: string;
  blueprint: string | null;
  status: EntryStatus;
  published: boolean;
  /** ISO 8601, UTC. */
  date: string | null;
  updatedAt: string | null;
  /** Position in the collection's tree, from 1. */
  order: number | null;
  /** Always null from Statamic 6 on. */
  parent: RelatedEntry | null;
  /**
   * Redirect target, which the content system has resolved to a path or a URL. Not validated: `site/redirects` does that. Null without a
   * redirect.
   */
  redirect: string | null;
  /** Unvalidated sections of the page builder. The renderer validates each one. */
  sections: readonly unknown[];
  seo: Seo;
  /** Every other field. */
  fields: RawFields;
  /** Whether the content system accepted the preview token of the request, so the entry may be a draft. */
  isPreview: boolean;
}

/** A taxonomy term in one site. */
export interface Term {
  /** `taxonomy::slug-in-the-first-site` */
  id: string;
  slug: string;
  title: string | null;
  uri: string | null;
  url: OwnPath | null;
  site: string;
  taxonomy: string;
  /** Number of published entries with this term. */
  entriesCount: number;
  fields: RawFields;
}

/** Values by handle of the set, then by handle of the field. */
export type Globals = Readonly<Record<string, RawFields>>;

/** An item of a navigation with the items below it. */
export interface NavItem {
  title: string | null;
  /** Null for a heading without a link. */
  url: string | null;
  /** From 1. */
  depth: number;
  /** Requested further fields. */
  fields: RawFields;
  children: readonly NavItem[];
}

/** Position of a page in a list. */
interface PageMeta {
  currentPage: number;
  lastPage: number;
  perPage: number;
  total: number;
  /** Numbers of the first and last item of the page, from 1. Null for an empty page. */
  from: number | null;
  to: number | null;
}

/** One page of a list. */
export interface PaginatedList<Item> {
  items: readonly Item[];
  meta: PageMeta;
}

/** A value that a field offers, and its text. */
export interface FormOption {
  value: string;
  label: string;
}

/** A field of a form, as editors have configured it. */
export interface FormFieldDefinition {
  handle: string;
  type: string;
  display: string | null;
  instructions: string | null;
  placeholder: string | null;
  /** Type of the HTML input for a text field: `email`, `tel`. */
  inputType: string | null;
  initial: unknown;
  /** Percent of the row. */
  width: number;
  /** Step of the form, from 1. */
  step: number;
  options: readonly FormOption[];
  /** Validation rules of the content system: `required`, `email`, `max:200`. */
  rules: readonly string[];
  /** Unvalidated field configuration: conditions (`if`, `unless`) and custom keys. */
  config: RawFields;
}

export interface FormDefinition {
  handle: string;
  title: string;
  /** In the editors' order. Labels are equal in all sites. */
  fields: readonly FormFieldDefinition[];
}

export interface GraphqlResponse {
  data: unknown;
  errors: readonly { message: string }[];
}
