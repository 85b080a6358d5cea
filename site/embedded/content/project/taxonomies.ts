import { toMap, toText, toTexts } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import { titleFromHandle } from './blueprint.ts';
import type { Entries } from './entries.ts';
import { slugify } from './entry-uris.ts';
import type { Collection, ProjectEntry, Taxonomy, ProjectTerm } from './model.ts';
import type { ProjectFiles } from './project-files.ts';
import { readListedSites } from './sites.ts';
import type { ProjectSites } from './sites.ts';

export interface Taxonomies {
  find(handle: string): Taxonomy | undefined;
  all(): Taxonomy[];
  /**
   * Returns every term once per site, in the order of the taxonomy's sites. A term with a file exists in all sites of the taxonomy. A term
   * without a file exists in the sites in which entries use it (contract §9, §10.5).
   */
  terms(handle: string): ProjectTerm[];
  /** Returns a term by the slug that entries store, in a site, else in the taxonomy's first site. */
  term(handle: string, key: string, site: string): ProjectTerm | undefined;
  /** Returns the entries with a term, in any status, of the collections that list the taxonomy. */
  entriesWith(handle: string, key: string): ProjectEntry[];
}

/** Reads the taxonomies. Their terms are read when they are first needed. */
export function readTaxonomies(
  source: ProjectFiles,
  collections: Map<string, Collection>,
  entries: Entries,
  sites: ProjectSites,
): Taxonomies {
  const files = [...source.inFolder('content/taxonomies')];
  const all = new Map(
    files.map(([handle, file]) => [handle, readTaxonomy(handle, toMap(file.content), source, sites)]),
  );
  const uses = new Map<string, Map<string, ProjectEntry[]>>();
  for (const handle of all.keys()) uses.set(handle, usesOf(handle, collections, entries));
  const termCache = new Map<string, Map<string, ProjectTerm>>();

  const termsOf = (handle: string): Map<string, ProjectTerm> => {
    const taxonomy = all.get(handle);
    const cached = termCache.get(handle);
    if (cached || !taxonomy) return cached ?? new Map();
    const terms = readTerms(taxonomy, uses.get(handle) ?? new Map(), source, sites);
    termCache.set(handle, terms);
    return terms;
  };

  return {
    find: (handle) => all.get(handle),
    all: () => [...all.values()],
    terms: (handle) => [...termsOf(handle).values()],
    term(handle, key, site) {
      const terms = termsOf(handle);
      return terms.get(`${key}@${site}`) ?? terms.get(`${key}@${all.get(handle)?.sites[0] ?? ''}`);
    },
    entriesWith: (handle, key) => uses.get(handle)?.get(key) ?? [],
  };
}

function readTaxonomy(
  handle: string,
  settings: JsonObject,
  source: ProjectFiles,
  sites: ProjectSites,
): Taxonomy {
  const folder = `resources/blueprints/taxonomies/${handle}`;
  const name = source.blueprints(folder)[0]?.handle ?? handle;
  return {
    handle,
    title: toText(settings['title']) ?? titleFromHandle(handle),
    sites: readListedSites(settings, `content/taxonomies/${handle}.yaml`, { sites, source }),
    blueprint: source.blueprint(`${folder}/${name}`, { title: { type: 'text' }, slug: { type: 'slug' } }),
  };
}

/** Returns the slug of a stored value: a slug such as `flagship`, an id such as `store_types::flagship`, or a title. */
export function termKey(value: string): string {
  const slug = value.slice(value.lastIndexOf('::') === -1 ? 0 : value.lastIndexOf('::') + 2);
  return /^[\p{L}\p{N}_.-]+$/u.test(slug) ? slug : slugify(slug);
}

function usesOf(
  handle: string,
  collections: Map<string, Collection>,
  entries: Entries,
): Map<string, ProjectEntry[]> {
  const uses = new Map<string, ProjectEntry[]>();
  for (const collection of collections.values()) {
    if (!collection.taxonomies.includes(handle)) continue;
    for (const entry of entries.of(collection.handle)) {
      for (const key of new Set(toTexts(entry.values[handle]).map(termKey))) {
        const known = uses.get(key);
        if (known) known.push(entry);
        else uses.set(key, [entry]);
      }
    }
  }
  return uses;
}

function readTerms(
  taxonomy: Taxonomy,
  uses: Map<string, ProjectEntry[]>,
  source: ProjectFiles,
  sites: ProjectSites,
): Map<string, ProjectTerm> {
  const files = source.inFolder(`content/taxonomies/${taxonomy.handle}`);
  const keys = new Set([...files.keys(), ...uses.keys()]);
  const terms = [...keys].flatMap((key) => {
    const file = files.get(key);
    const { localizations, ...base } = toMap(file?.content);
    const used = new Set((uses.get(key) ?? []).map(({ site }) => site));
    return taxonomy.sites
      .filter((site) => file || used.has(site))
      .map((site) => {
        const local = site === taxonomy.sites[0] ? {} : toMap(toMap(localizations)[site]);
        const own = Object.fromEntries(Object.entries(local).filter(([, value]) => value !== null));
        const values: JsonObject = { ...base, ...own };
        const slug = toText(own['slug']) ?? key;
        return term(taxonomy, site, key, slug, values, file?.modified ?? 0);
      });
  });
  return new Map(
    terms.filter(({ site }) => sites.find(site)).map((item) => [`${item.key}@${item.site}`, item]),
  );
}

function term(
  taxonomy: Taxonomy,
  site: string,
  key: string,
  slug: string,
  values: JsonObject,
  modified: number,
): ProjectTerm {
  return { taxonomy, site, key, slug, title: toText(values['title']) ?? slug, values, modified };
}
