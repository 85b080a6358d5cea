/** Fields of the content system as they came, by handle: whoever uses one reads it through a schema of their own. */
export type RawFields = Readonly<Record<string, unknown>>;

/** A picture as the content system names it wherever one is used. Sizes and focus may be missing: `asset` knows them. */
export interface ContentPicture {
  /** `container::path/of/file.jpg` */
  id: string;
  /** Path or address as stored; null on a private disk. */
  url: string | null;
  /** Absolute address. */
  permalink: string | null;
  alt: string | null;
  /** CSS pixels. */
  width: number | null;
  height: number | null;
  /** The point that stays in view when the picture is cropped, as a CSS position: `40% 60%`. */
  focus: string | null;
}

/** A picture with all that is known about its file. */
export interface ContentAsset extends ContentPicture {
  mimeType: string | null;
  bytes: number | null;
  fields: RawFields;
}

/** What a collection's item says about a related one. */
export interface RelatedEntry {
  id: string;
  title: string | null;
  url: string | null;
}

export interface Seo {
  title: string | null;
  description: string | null;
  picture: ContentPicture | null;
  noindex: boolean;
}

export type EntryStatus = 'published' | 'draft' | 'scheduled' | 'expired';

/** One page, article, store: an item of a collection, in one site. */
export interface Entry {
  id: string;
  /** The entry of another site that this one translates. */
  originId: string | null;
  title: string | null;
  slug: string | null;
  /** Path without the site's prefix, `/over-ons`; home is `/`. Null when the collection has no addresses. */
  uri: string | null;
  /** Path with the site's prefix, `/nl/over-ons`; of a redirecting entry the target. */
  url: string | null;
  permalink: string | null;
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
  /** Place in the collection's tree, from 1. */
  order: number | null;
  /** Always null from Statamic 6 on, which does not tell. */
  parent: RelatedEntry | null;
  /** Where a visitor is sent instead of seeing this entry. */
  redirect: string | null;
  /** The page builder's sections as they came; the renderer reads them one by one. */
  sections: readonly unknown[];
  seo: Seo;
  /** Every other field. */
  fields: RawFields;
}

/** A tag that entries carry, in one site. */
export interface Term {
  /** `taxonomy::slug-in-the-first-site` */
  id: string;
  slug: string;
  title: string | null;
  uri: string | null;
  url: string | null;
  site: string;
  taxonomy: string;
  /** Published entries that carry it. */
  entriesCount: number;
  fields: RawFields;
}

/** Values by handle of the set, then by handle of the field. */
export type Globals = Readonly<Record<string, RawFields>>;

export interface NavItem {
  title: string | null;
  /** Null for an item that is only a heading. */
  url: string | null;
  /** From 1. */
  depth: number;
  /** Further fields that were asked for. */
  fields: RawFields;
  children: readonly NavItem[];
}

/** Where a page of a list stands in the whole list. */
export interface PageMeta {
  currentPage: number;
  lastPage: number;
  perPage: number;
  total: number;
  /** Numbers of the first and last item of this page, from 1; null when it is empty. */
  from: number | null;
  to: number | null;
}

/** One page of a list. */
export interface PaginatedList<Item> {
  items: readonly Item[];
  meta: PageMeta;
}

export interface FormOption {
  value: string;
  label: string;
}

export interface FormFieldDefinition {
  handle: string;
  type: string;
  display: string | null;
  instructions: string | null;
  placeholder: string | null;
  /** Type of the HTML input for a text field: `email`, `tel`. */
  inputType: string | null;
  initial: unknown;
  /** Per cent of the row. */
  width: number;
  /** Which step of the form it stands in, from 1. */
  step: number;
  options: readonly FormOption[];
  /** The content system's own rules: `required`, `email`, `max:200`. */
  rules: readonly string[];
  /** The whole configuration as it came: conditions (`if`, `unless`) and keys of our own. */
  config: RawFields;
}

export interface FormDefinition {
  handle: string;
  title: string;
  /** In the order editors gave them. Labels are the same in every site. */
  fields: readonly FormFieldDefinition[];
}

export interface GraphqlResponse {
  data: unknown;
  errors: readonly { message: string }[];
}
