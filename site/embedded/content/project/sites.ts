import { isMap, toMap, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';

/** One site of `resources/sites.yaml`. `url` is absolute without a trailing slash; `path` is its path, '' for the root. */
export interface ProjectSite {
  handle: string;
  name: string;
  url: string;
  path: string;
  origin: string;
  lang: string;
  locale: string;
}

export interface ProjectSites {
  all: ProjectSite[];
  /** The first site of the file, which is the default (contract §9). */
  main: ProjectSite;
  /** Whether content files are in one folder per site. */
  isMultisite: boolean;
  find(handle: string): ProjectSite | undefined;
}

/**
 * Reads `resources/sites.yaml`. If it has no sites, returns one site named `default`.
 *
 * @param appUrl replaces `{{ config:app:url }}`; no trailing slash
 * @param isMultisite the setting `multisite` of the project; more than one site implies it
 */
export function readSites(file: JsonValue | undefined, appUrl: string, isMultisite: boolean): ProjectSites {
  const entries = isMap(file) ? Object.entries(file) : [];
  const configured = entries.map(([handle, values]) => readSite(handle, values, appUrl));
  const main = configured[0] ?? readSite('default', null, appUrl);
  const all = configured.length === 0 ? [main] : configured;
  const byHandle = new Map(all.map((site) => [site.handle, site]));
  return { all, main, isMultisite: isMultisite || all.length > 1, find: (handle) => byHandle.get(handle) };
}

function readSite(handle: string, value: JsonValue, appUrl: string): ProjectSite {
  const values = toMap(value);
  const locale = toText(values['locale']) ?? 'en_US';
  const configuredUrl = (toText(values['url']) ?? '/').replaceAll(/\{\{\s*config:app:url\s*\}\}/g, appUrl);
  const url = URL.parse(configuredUrl, `${appUrl}/`);
  if (!url)
    throw new Error(
      `resources/sites.yaml, ${handle}: expected a URL, got "${configuredUrl}". Example: url: '{{ config:app:url }}/${handle}'`,
    );
  const path = url.pathname.replace(/\/$/, '');
  return {
    handle,
    name: toText(values['name']) ?? handle,
    url: `${url.origin}${path}`,
    path,
    origin: url.origin,
    lang: toText(values['lang']) ?? locale.slice(0, 2),
    locale,
  };
}
