import { isMap, mapOf, textOf } from '../files/value.ts';
import type { Value } from '../files/value.ts';

/** One site of `resources/sites.yaml`. `url` is absolute without a slash at its end; `path` is its path part, '' for none. */
export interface Site {
  handle: string;
  name: string;
  url: string;
  path: string;
  origin: string;
  lang: string;
  locale: string;
}

export interface Sites {
  all: Site[];
  /** The first of the file (contract §9). */
  main: Site;
  /** Whether files stand in a folder per site. */
  several: boolean;
  find(handle: string): Site | undefined;
}

/** @param appUrl what `{{ config:app:url }}` stands for, without a slash at its end */
export function readSites(file: Value | undefined, appUrl: string, several: boolean): Sites {
  const entries = isMap(file) ? Object.entries(file) : [];
  const read = entries.map(([handle, values]) => readSite(handle, values, appUrl));
  const main = read[0] ?? readSite('default', null, appUrl);
  const all = read.length === 0 ? [main] : read;
  const byHandle = new Map(all.map((site) => [site.handle, site]));
  return { all, main, several: several || all.length > 1, find: (handle) => byHandle.get(handle) };
}

function readSite(handle: string, value: Value, appUrl: string): Site {
  const values = mapOf(value);
  const locale = textOf(values['locale']) ?? 'en_US';
  const written = (textOf(values['url']) ?? '/').replaceAll(/\{\{\s*config:app:url\s*\}\}/g, appUrl);
  const url = new URL(written, `${appUrl}/`);
  const path = url.pathname.replace(/\/+$/, '');
  return {
    handle,
    name: textOf(values['name']) ?? handle,
    url: `${url.origin}${path}`,
    path,
    origin: url.origin,
    lang: textOf(values['lang']) ?? locale.slice(0, 2),
    locale,
  };
}
