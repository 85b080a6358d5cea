import { toList, toMap, toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectFile, ReportFileProblem } from '../files/read-folder.ts';
import { readApiSettings, SETTINGS_FILE } from './api-settings.ts';
import type { ApiSettings } from './api-settings.ts';
import { readAssets } from './assets.ts';
import type { Assets } from './assets.ts';
import { readCollections } from './collections.ts';
import { readEntries } from './entries.ts';
import type { Entries } from './entries.ts';
import { createEntryUris } from './entry-uris.ts';
import type { EntryUris } from './entry-uris.ts';
import { readForms } from './forms.ts';
import { readGlobals } from './globals.ts';
import type { Collection, ProjectForm, GlobalSet, Nav, User } from './model.ts';
import { readNavigation } from './navigation.ts';
import { indexFiles } from './project-files.ts';
import type { ProjectFiles } from './project-files.ts';
import { readSites } from './sites.ts';
import type { ProjectSites } from './sites.ts';
import { readTaxonomies } from './taxonomies.ts';
import type { Taxonomies } from './taxonomies.ts';
import { createTrees } from './trees.ts';
import type { Trees } from './trees.ts';

/** An immutable snapshot of a Statamic project. A changed file creates a new snapshot. */
export interface Project extends EntryUris {
  sites: ProjectSites;
  api: ApiSettings;
  collections: Map<string, Collection>;
  entries: Entries;
  trees: Trees;
  taxonomies: Taxonomies;
  globals: Map<string, GlobalSet>;
  navs: Map<string, Nav>;
  assets: Assets;
  forms: Map<string, ProjectForm>;
  users: Map<string, User>;
  /** Returns the rows of `resources/dictionaries/{filename}`. */
  dictionary(filename: string): JsonObject[];
  /** Returns the markup of an SVG file by its path in the project. */
  svg(path: string): string | null;
}

/**
 * Builds the project from its files. Contradictory values are reported and skipped.
 *
 * @throws {Error} if the sites or the settings of the API are invalid
 */
export function buildProject(
  files: Map<string, ProjectFile>,
  appUrl: string,
  report: ReportFileProblem,
): Project {
  const source = indexFiles(files, report);
  const system = source.get('config/statamic/system.php')?.content;
  const isMultisite = typeof system === 'string' && /['"]multisite['"]\s*=>\s*true/i.test(system);
  const sites = readSites(source.get('resources/sites.yaml')?.content, appUrl, isMultisite);
  const collections = readCollections(source, sites);
  const entries = readEntries(source, collections, sites);
  const trees = createTrees(source, entries, sites);
  const taxonomies = readTaxonomies(source, collections, entries, sites);
  return {
    sites,
    api: apiOf(source, taxonomies),
    collections,
    entries,
    trees,
    taxonomies,
    ...createEntryUris(collections, entries, trees),
    globals: readGlobals(source, sites),
    navs: readNavigation(source, sites),
    assets: readAssets(source),
    forms: readForms(source),
    users: readUsers(source),
    svg: (path) => toText(source.get(path)?.content) ?? null,
    dictionary: (filename) => rowsOf(source.get(`resources/dictionaries/${filename}`)?.content),
  };
}

/** @throws {Error} if the file is invalid. The defaults would open resources that it closes, without its bearer token */
function apiOf(source: ProjectFiles, taxonomies: Taxonomies): ApiSettings {
  const handles = taxonomies.all().map(({ handle }) => handle);
  try {
    return readApiSettings(source.get(SETTINGS_FILE)?.content, handles);
  } catch (error) {
    throw new Error(`${SETTINGS_FILE}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Reads the users by id. Their files are named by email address (contract §10.8). Other user data, such as passwords, is not read. */
function readUsers(source: ProjectFiles): Map<string, User> {
  const users = [...source.inFolder('users')].map(([email, file]) => {
    const values = toMap(file.content);
    return { id: toText(values['id']) ?? email, name: toText(values['name']) ?? email, email };
  });
  return new Map(users.map((user) => [user.id, user]));
}

function rowsOf(content: JsonValue | undefined): JsonObject[] {
  return toList(content).map(toMap);
}
