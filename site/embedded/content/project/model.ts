import type { JsonObject } from '../files/json-value.ts';
import type { Blueprint } from './blueprint.ts';

/** The settings of a collection (contract §10.1). */
export interface Collection {
  handle: string;
  title: string;
  /** Handles of its sites. Slugs are looked up in the first one. */
  sites: string[];
  /** Returns the route template of a site; null if the entries have no URI there. */
  route(site: string): string | null;
  /** Null for a collection without a tree. With `root`, the first branch is the home page. */
  structure: { root: boolean; maxDepth: number | null } | null;
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

/** One entry file with inherited values. Times are Unix milliseconds. */
export interface ProjectEntry {
  id: string;
  collection: Collection;
  site: string;
  path: string;
  modified: number;
  slug: string | null;
  /** The date in the file name, else the date of the origin. Null if the collection is not dated. */
  date: number | null;
  isPublished: boolean;
  /** The entry of another site that this entry translates. */
  origin: ProjectEntry | null;
  /** The front matter of this file, without inherited values. */
  own: JsonObject;
  /** The values of this file, merged with those of the origin. An entry without an origin has those of the collection's `inject` instead. */
  values: JsonObject;
  blueprint: Blueprint;
}

/** One node of a tree. A branch of a navigation can have a title, a URL and data; a branch of a collection has only an entry. */
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

/** A term in one site. `key` is its slug in the taxonomy's first site; entries refer to the term by `key`. */
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
  /** Values by site handle, with inheritance resolved. A site without a key does not have the set. */
  bySite: Map<string, JsonObject>;
  /** The site that a site inherits from. A site without a key inherits nothing. */
  originOf: Map<string, string>;
}

export interface Nav {
  handle: string;
  title: string;
  blueprint: Blueprint;
  maxDepth: number | null;
  /** Whether the first branch of its trees is the root. */
  hasRoot: boolean;
  /** Returns the branches of a site; null if the site has no tree. */
  tree(site: string): TreeBranch[] | null;
}

/** A container of assets. `folder` is relative to the project. If `url` is null, the files are private. `urlPath` is the path of `url`. */
export interface AssetContainer {
  handle: string;
  title: string;
  folder: string;
  url: string | null;
  urlPath: string | null;
  /** False if the disk is invalid. Then the folder does not exist, and no file may be stored in it. */
  isUsable: boolean;
  blueprint: Blueprint;
}

export interface ProjectAsset {
  container: AssetContainer;
  /** Relative to the container, with `/`. */
  path: string;
  size: number;
  modified: number;
  /** `data` of the meta file: alt, focus, own fields. */
  values: JsonObject;
  /** The whole meta file, including dimensions. */
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
