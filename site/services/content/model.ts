import type { OwnPath } from '#renderer/parse/link';

/** Unvalidated fields by handle. Consumers validate them with their own schemas. */
export type RawFields = Readonly<Record<string, unknown>>;

/** A picture in a field. Size and focus point may be missing; `asset` returns them. */
export type ContentPicture = {
  /** `container::path/of/file.jpg` */
  readonly id: string;
  /** Path or URL as stored. Null for a private disk. */
  readonly url: string | null;
  /** Absolute URL. */
  readonly permalink: string | null;
  readonly alt: string | null;
  /** CSS pixels. */
  readonly width: number | null;
  readonly height: number | null;
  /** Focus point for cropping as a CSS position: `40% 60%`. */
  readonly focus: string | null;
};

/** A picture with the data of its file. */
export type ContentAsset = ContentPicture & {
  readonly mimeType: string | null;
  readonly bytes: number | null;
  readonly fields: RawFields;
};

/** A reference to a related entry. */
export type RelatedEntry = {
  readonly id: string;
  readonly title: string | null;
  readonly url: OwnPath | null;
};

type Seo = {
  readonly title: string | null;
  readonly description: string | null;
  readonly picture: ContentPicture | null;
  readonly noindex: boolean;
};

type EntryStatus = 'published' | 'draft' | 'scheduled' | 'expired';

/** One page, article, store: an item of a collection, in one site. */
export type Entry = {
  readonly id: string;
  /** The entry of another site that this entry localises. */
  readonly originId: string | null;
  readonly title: string | null;
  readonly slug: string | null;
  /** Path without the site's prefix, `/over-ons`. The home page is `/`. Null if the collection has no routes. */
  readonly uri: string | null;
  /** Path of its page with the site's prefix: `/nl/over-ons`. Null if the collection has no routes. */
  readonly url: OwnPath | null;
  readonly permalink: string | null;
  /** URL of the entry in the control panel. Null without one, and in lists. */
  readonly editUrl: string | null;
  /** Handle of the site it belongs to: `nl`, `en_uk`. */
  readonly site: string;
  /** Handles. */
  readonly collection: string;
  readonly blueprint: string | null;
  readonly status: EntryStatus;
  readonly published: boolean;
  /** ISO 8601, UTC. */
  readonly date: string | null;
  readonly updatedAt: string | null;
  /** Position in the collection's tree, from 1. */
  readonly order: number | null;
  /** Always null from Statamic 6 on. */
  readonly parent: RelatedEntry | null;
  /**
   * Redirect target, which the content system has resolved to a path or a URL. Not validated: `site/redirects` does that. Null without a
   * redirect.
   */
  readonly redirect: string | null;
  /** Unvalidated sections of the page builder. The renderer validates each one. */
  readonly sections: readonly unknown[];
  readonly seo: Seo;
  /** Every other field. */
  readonly fields: RawFields;
  /** Whether the content system accepted the preview token of the request, so the entry may be a draft. */
  readonly isPreview: boolean;
};

/** A taxonomy term in one site. */
export type Term = {
  /** `taxonomy::slug-in-the-first-site` */
  readonly id: string;
  readonly slug: string;
  readonly title: string | null;
  readonly uri: string | null;
  readonly url: OwnPath | null;
  readonly site: string;
  readonly taxonomy: string;
  /** Number of published entries with this term. */
  readonly entriesCount: number;
  readonly fields: RawFields;
};

/** Values by handle of the set, then by handle of the field. */
export type Globals = Readonly<Record<string, RawFields>>;

/** An item of a navigation with the items below it. */
export type NavItem = {
  readonly title: string | null;
  /** Null for a heading without a link. */
  readonly url: string | null;
  /** From 1. */
  readonly depth: number;
  /** Requested further fields. */
  readonly fields: RawFields;
  readonly children: readonly NavItem[];
};

/** Position of a page in a list. */
type PageMeta = {
  readonly currentPage: number;
  readonly lastPage: number;
  readonly perPage: number;
  readonly total: number;
  /** Numbers of the first and last item of the page, from 1. Null for an empty page. */
  readonly from: number | null;
  readonly to: number | null;
};

/** One page of a list. */
export type PaginatedList<Item> = {
  readonly items: readonly Item[];
  readonly meta: PageMeta;
};

/** A value that a field offers, and its text. */
export type FormOption = {
  readonly value: string;
  readonly label: string;
};

/** A field of a form, as editors have configured it. */
export type FormFieldDefinition = {
  readonly handle: string;
  readonly type: string;
  readonly display: string | null;
  readonly instructions: string | null;
  readonly placeholder: string | null;
  /** Type of the HTML input for a text field: `email`, `tel`. */
  readonly inputType: string | null;
  readonly initial: unknown;
  /** Percent of the row. */
  readonly width: number;
  /** Step of the form, from 1. */
  readonly step: number;
  readonly options: readonly FormOption[];
  /** Validation rules of the content system: `required`, `email`, `max:200`. */
  readonly rules: readonly string[];
  /** Unvalidated field configuration: conditions (`if`, `unless`) and custom keys. */
  readonly config: RawFields;
};

export type FormDefinition = {
  readonly handle: string;
  readonly title: string;
  /** In the editors' order. Labels are equal in all sites. */
  readonly fields: readonly FormFieldDefinition[];
};

export type GraphqlResponse = {
  readonly data: unknown;
  readonly errors: readonly { message: string }[];
};
