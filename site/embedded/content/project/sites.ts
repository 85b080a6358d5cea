import { isMap, toMap, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';

/** One site of `resources/sites.yaml`. `url` is absolute without a slash at its end; `path` is its path part, '' for none. */
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
  /** The first of the file (contract §9). */
  main: ProjectSite;
  /** Whether files stand in a folder per site. */
  isMultisite: boolean;
  find(handle: string): ProjectSite | undefined;
}

/** @param appUrl what `{{ config:app:url }}` stands for, without a slash at its end */
export function readSites(file: JsonValue | undefined, appUrl: string, several: boolean): ProjectSites {
  const entries = isMap(file) ? Object.entries(file) : [];
  const read = entries.map(([handle, values]) => readSite(handle, values, appUrl));
  const main = read[0] ?? readSite('default', null, appUrl);
  const all = read.length === 0 ? [main] : read;
  const byHandle = new Map(all.map((site) => [site.handle, site]));
  return { all, main, isMultisite: several || all.length > 1, find: (handle) => byHandle.get(handle) };
}

function readSite(handle: string, value: JsonValue, appUrl: string): ProjectSite {
  const values = toMap(value);
  const locale = toText(values['locale']) ?? 'en_US';
  const written = (toText(values['url']) ?? '/').replaceAll(/\{\{\s*config:app:url\s*\}\}/g, appUrl);
  const url = new URL(written, `${appUrl}/`);
  const path = url.pathname.replace(/\/+$/, '');
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
