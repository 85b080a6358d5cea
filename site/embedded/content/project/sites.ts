import { isMap, toMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonObject, JsonValue } from '../files/json-value.ts';
import type { ProjectFiles } from './project-files.ts';

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

/**
 * Returns the sites in which a collection or a taxonomy exists: those that its settings list, or the default site without a list. Without
 * `multisite` it is always the default site. Listed sites that a multisite project does not have are reported and omitted (contract §9).
 *
 * @param path the file of the settings
 */
export function readListedSites(
  settings: JsonObject,
  path: string,
  { sites, source }: { sites: ProjectSites; source: ProjectFiles },
): string[] {
  const listed = toTexts(settings['sites']);
  if (!sites.isMultisite || listed.length === 0) return [sites.main.handle];
  const unknown = listed.filter((site) => !sites.find(site));
  if (unknown.length > 0)
    source.report({
      path,
      line: 1,
      message: `Unknown sites: ${unknown.join(', ')}. Use the keys of resources/sites.yaml.`,
    });
  return listed.filter((site) => sites.find(site));
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
