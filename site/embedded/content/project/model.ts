import type { JsonObject } from '../files/json-value.ts';
import type { Blueprint } from './blueprint.ts';

/** A collection's settings file (contract §10.1). */
export interface Collection {
  handle: string;
  title: string;
  /** Handles of the sites it lists; the first is where slugs are looked up. */
  sites: string[];
  /** Route template per site; null when its entries have no address. */
  route(site: string): string | null;
  /** Null for a collection without a tree. `root` makes the first branch the home page. */
  structure: { root: boolean } | null;
  isDated: boolean;
  hidesPast: boolean;
  hidesFuture: boolean;
  needsSlugs: boolean;
  titleFormat: string | null;
  mount: string | null;
  inject: JsonObject;
  taxonomies: string[];
  blueprints: Blueprint[];
}

/** One entry file with what it inherits. Times are Unix milliseconds. */
export interface ProjectEntry {
  id: string;
  collection: Collection;
  site: string;
  path: string;
  modified: number;
  slug: string | null;
  /** From the file's name, for dated collections only; falls back to the origin's. */
  date: number | null;
  isPublished: boolean;
  /** The entry of another site that it is a translation of. */
  origin: ProjectEntry | null;
  /** Front matter of this file alone. */
  own: JsonObject;
  /** The collection's `inject`, the origin's values and its own, in rising order of strength. */
  values: JsonObject;
  blueprint: Blueprint;
}

/** One item of a tree. A navigation's branch may have its own title, url and data; a collection's only an entry. */
export interface TreeBranch {
  id: string | null;
  entryId: string | null;
  title: string | null;
  url: string | null;
  values: JsonObject;
  children: TreeBranch[];
}

export interface Taxonomy {
  handle: string;
  title: string;
  sites: string[];
  blueprint: Blueprint;
}

/** A term as one site sees it. `key` is its slug in the taxonomy's first site, by which entries refer to it. */
export interface ProjectTerm {
  taxonomy: Taxonomy;
  site: string;
  key: string;
  slug: string;
  title: string;
  values: JsonObject;
  modified: number;
}

export interface GlobalSet {
  handle: string;
  title: string;
  blueprint: Blueprint;
  /** Values by site handle, inheritance resolved; a site that is not a key does not have the set. */
  bySite: Map<string, JsonObject>;
}

export interface Nav {
  handle: string;
  title: string;
  blueprint: Blueprint;
  /** Branches by site handle; null is no tree in that site. */
  tree(site: string): TreeBranch[] | null;
}

/** Where a container's files stand. `folder` is relative to the project; `url` null means that the files are private. */
export interface AssetContainer {
  handle: string;
  title: string;
  folder: string;
  url: string | null;
  blueprint: Blueprint;
}

export interface ProjectAsset {
  container: AssetContainer;
  /** Inside the container, with `/`. */
  path: string;
  size: number;
  modified: number;
  /** The meta file's `data` (alt, focus, own fields) and its measurements. */
  values: JsonObject;
  meta: JsonObject;
}

export interface ProjectForm {
  handle: string;
  title: string;
  honeypot: string;
  storesSubmissions: boolean;
  blueprint: Blueprint;
}

export interface User {
  id: string;
  name: string;
  email: string;
}
