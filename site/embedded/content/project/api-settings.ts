import { isMap, toMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { readPhpArray } from './php-array.ts';

export type Resource = 'collections' | 'taxonomies' | 'navs' | 'globals' | 'forms' | 'assets' | 'users';

/** The resources and filters that `config/statamic/api.php` enables (contract §1). */
export interface ApiSettings {
  /** Returns false for a closed resource: one that is not `true`, a list or a map. */
  isOpen(resource: Resource): boolean;
  /** Whether the list of sites is public: only with `true`. */
  areSitesOpen: boolean;
  isEnabled(resource: Resource, handle: string): boolean;
  allowedFilters(resource: Resource, handle: string): string[];
  /** Items per page if the request has no `limit`. */
  pageSize: number;
  /** Keys removed from every entry, term, asset and page of a tree, also from their short forms. */
  excludedKeys: ReadonlySet<string>;
  /** If set, requests need `Authorization: Bearer …`. */
  authToken: string | undefined;
}

/** The file of the settings, relative to the project. */
export const SETTINGS_FILE = 'config/statamic/api.php';
const DEFAULT_PAGE_SIZE = 50;

/**
 * The filters of lists (contract §1) for a project without `config/statamic/api.php`. `status` and `published` are never allowed by
 * default, because they would make drafts public.
 */
export const defaultFilters = {
  collections: ['site', 'slug', 'uri', 'id', 'origin', 'title'],
  taxonomies: ['site', 'slug'],
} as const;

/**
 * Reads the settings of a configuration file. Without a file, all resources except users are enabled.
 *
 * @throws {Error} if the file is not a plain configuration array
 */
export function readApiSettings(php: JsonValue | undefined, taxonomies: string[]): ApiSettings {
  if (typeof php !== 'string') return settings(defaultResources(taxonomies), {});
  const config = toMap(readPhpArray(php));
  return settings(toMap(config['resources']), config);
}

function defaultResources(taxonomies: string[]): JsonObject {
  return {
    collections: { '*': { enabled: true, allowed_filters: defaultEntryFilters(taxonomies) } },
    taxonomies: { '*': { enabled: true, allowed_filters: [...defaultFilters.taxonomies] } },
    navs: true,
    globals: true,
    forms: true,
    assets: true,
    users: false,
  };
}

/** Returns the default filters of entries: the fixed fields and one filter for each taxonomy. */
export function defaultEntryFilters(taxonomies: string[]): string[] {
  return [...defaultFilters.collections, ...taxonomies.map((handle) => `taxonomy:${handle}`)];
}

function settings(resources: JsonObject, config: JsonObject): ApiSettings {
  const size = Number(config['pagination_size'] ?? DEFAULT_PAGE_SIZE);
  return {
    isOpen: (resource) => isOpen(resources[resource]),
    areSitesOpen: resources['sites'] === true,
    isEnabled: (resource, handle) => isEnabled(resources[resource], handle),
    allowedFilters: (resource, handle) => filtersOf(resources[resource], handle),
    pageSize: size > 0 ? size : DEFAULT_PAGE_SIZE,
    excludedKeys: new Set(toTexts(config['excluded_keys'])),
    authToken: toText(config['auth_token']) || undefined,
  };
}

function isOpen(resource: JsonValue | undefined): boolean {
  return resource === true || Array.isArray(resource) || isMap(resource);
}

/** A resource is `true`, a list of handles, or a map. `*` applies to all other handles only with `enabled: true` (contract §1). */
function isEnabled(resource: JsonValue | undefined, handle: string): boolean {
  if (Array.isArray(resource)) return resource.includes(handle);
  if (!isMap(resource)) return resource === true;
  const own = resource[handle];
  if (own !== undefined) return isMap(own) ? own['enabled'] !== false : own === true || Array.isArray(own);
  return toMap(resource['*'])['enabled'] === true;
}

/** Joins the filters of a handle and of `*`. `false` of the handle removes both, and only a map allows filters (contract §1). */
function filtersOf(resource: JsonValue | undefined, handle: string): string[] {
  const own = toMap(toMap(resource)[handle])['allowed_filters'];
  if (own === false) return [];
  return [...toTexts(own), ...toTexts(toMap(toMap(resource)['*'])['allowed_filters'])];
}
