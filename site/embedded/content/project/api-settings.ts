import { isMap, toMap, toTexts } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { allowedEntryFilters, allowedFilters } from './allowed-filters.ts';
import { readPhpArray } from './php-array.ts';

export type Resource = 'collections' | 'taxonomies' | 'navs' | 'globals' | 'forms' | 'assets' | 'users';

/** What `config/statamic/api.php` opens (contract §1). */
export interface ApiSettings {
  enabled(resource: Resource, handle: string): boolean;
  filters(resource: Resource, handle: string): string[];
  /** Items a page when no `limit` is asked for. */
  pageSize: number;
  /** Keys dropped from every item. */
  excludedKeys: string[];
}

const PAGE_SIZE = 50;

/** @throws {Error} when the file is not a plain configuration array */
export function readApiSettings(php: JsonValue | undefined, taxonomies: string[]): ApiSettings {
  if (typeof php !== 'string') return settings(defaultResources(taxonomies), {});
  const config = toMap(readPhpArray(php));
  return settings(toMap(config['resources']), config);
}

/** Everything but users: what our own `api.php` says, for projects without one. */
export function defaultApiSettings(taxonomies: string[]): ApiSettings {
  return settings(defaultResources(taxonomies), {});
}

function defaultResources(taxonomies: string[]): JsonObject {
  return {
    collections: { '*': { enabled: true, allowed_filters: allowedEntryFilters(taxonomies) } },
    taxonomies: { '*': { enabled: true, allowed_filters: [...allowedFilters.taxonomies] } },
    navs: true,
    globals: true,
    forms: true,
    assets: true,
    users: false,
  };
}

function settings(resources: JsonObject, config: JsonObject): ApiSettings {
  const size = Number(config['pagination_size'] ?? PAGE_SIZE);
  return {
    enabled: (resource, handle) => isEnabled(resources[resource], handle),
    filters: (resource, handle) => filtersOf(resources[resource], handle),
    pageSize: size > 0 ? size : PAGE_SIZE,
    excludedKeys: toTexts(config['excluded_keys']),
  };
}

/** `true`, a list of handles, or a map; `*` covers the rest only with `enabled: true` (contract §1). */
function isEnabled(resource: JsonValue | undefined, handle: string): boolean {
  if (Array.isArray(resource)) return resource.includes(handle);
  if (!isMap(resource)) return resource === true;
  const own = resource[handle];
  if (own !== undefined) return isMap(own) ? own['enabled'] !== false : own === true || Array.isArray(own);
  return toMap(resource['*'])['enabled'] === true;
}

function filtersOf(resource: JsonValue | undefined, handle: string): string[] {
  const own = toMap(toMap(resource)[handle])['allowed_filters'];
  return toTexts(own ?? toMap(toMap(resource)['*'])['allowed_filters']);
}
