import { LRUCache } from 'lru-cache';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { readProjectFile } from '../files/read-folder.ts';
import type { ProjectFile, ReportFileProblem } from '../files/read-folder.ts';
import type { ProjectEntry } from '../project/model.ts';
import { buildProject } from '../project/project.ts';
import type { Project } from '../project/project.ts';
import { createComparison } from '../query/compare.ts';
import type { CompareValues } from '../query/compare.ts';
import { rank } from '../query/sort.ts';
import { shapeEntry } from '../shape/entry.ts';
import type { ProjectState } from '../shape/project-state.ts';
import { createLivePreviews, type LivePreviews } from './live-previews.ts';
import type { PanelFiles } from './panel.ts';

/** The settings, data and caches that all routes share. */
export interface ApiContext {
  directory: string;
  previewTokens: ReadonlySet<string>;
  livePreviews: LivePreviews;
  /** The files of the panel; undefined without a panel. */
  panel: PanelFiles | undefined;
  submissionsDirectory: string;
  bearerToken: string | undefined;
  log: (line: string) => void;
  files: Map<string, ProjectFile>;
  /** Returns the current project and time. */
  state(): ProjectState;
  /** Returns the function that compares values for sorting lists. It depends on the locale of the default site. */
  compareValues(): CompareValues;
  /** Returns an entry in the shape of the API. Cached until a file or the status of an entry changes. */
  shapeEntry(entry: ProjectEntry): JsonObject;
  /** Returns the ranks of entries by one field. Cached like the shapes. */
  cachedRanks(
    name: string,
    items: ProjectEntry[],
    valueOf: (entry: ProjectEntry) => JsonValue,
  ): Map<ProjectEntry, number>;
  /** Returns a filtered and sorted list of entries. Cached like the shapes, so further pages are not sorted again. */
  cachedList(name: string, createList: () => ProjectEntry[]): ProjectEntry[];
  /** Rebuilds the project from the current files and calls `onChange`. If the project is invalid, logs it and keeps the last one. */
  refresh(): void;
  /** Reads files that a route has written, so they are served before the watcher notices them. `paths` are relative to the project. */
  addFiles(paths: readonly string[]): Promise<void>;
}

const MAX_LISTS = 300;
const MAX_RANKINGS = 40;

interface ApiContextOptions {
  directory: string;
  /** Folders of disks, relative to the project. */
  assetFolders: readonly string[];
  appUrl: string;
  previewTokens: readonly string[];
  panel: PanelFiles | undefined;
  submissionsDirectory: string;
  bearerToken: string | undefined;
  now: () => number;
  log: (line: string) => void;
  report: ReportFileProblem;
  serverUrl: () => string;
  onChange: (() => void) | undefined;
}

/** Builds the project from its files and creates the caches of the routes. */
export function createApiContext(files: Map<string, ProjectFile>, options: ApiContextOptions): ApiContext {
  // A problem is reported once, and not again each time another file changes.
  let reported = new Set<string>();
  const build = (): Project => {
    const previous = reported;
    const current = new Set<string>();
    reported = current;
    return buildProject(files, options.appUrl, (problem) => {
      const key = `${problem.path}:${problem.message}`;
      if (!current.has(key) && !previous.has(key)) options.report(problem);
      current.add(key);
    });
  };
  let project = build();
  let compareValues = createComparison(project.sites.main.locale);
  let changeTimes = statusChangeTimes(project);
  let shapes = new Map<ProjectEntry, JsonObject>();
  // The caches are limited, so requests with many different filters cannot exhaust the memory.
  const ranks = new LRUCache<string, Map<ProjectEntry, number>>({ max: MAX_RANKINGS });
  const lists = new LRUCache<string, ProjectEntry[]>({ max: MAX_LISTS });
  let stablePeriod = stablePeriodAround(changeTimes, options.now());

  const clearCaches = (): void => {
    shapes = new Map();
    ranks.clear();
    lists.clear();
  };

  const state = (): ProjectState => {
    const now = options.now();
    // When a scheduled entry is published or an entry expires, lists and relations change without a file change.
    if (now < stablePeriod.from || now >= stablePeriod.until) {
      clearCaches();
      stablePeriod = stablePeriodAround(changeTimes, now);
    }
    return { project, now, serverUrl: options.serverUrl(), hasPanel: options.panel !== undefined };
  };

  const refresh = (): void => {
    try {
      project = build();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      options.log(`${reason} Until this is corrected, the last valid content is served.`);
      return;
    }
    compareValues = createComparison(project.sites.main.locale);
    changeTimes = statusChangeTimes(project);
    stablePeriod = stablePeriodAround(changeTimes, options.now());
    clearCaches();
    options.onChange?.();
  };

  return {
    directory: options.directory,
    previewTokens: new Set(options.previewTokens.filter((token) => token !== '')),
    livePreviews: createLivePreviews(options.now),
    panel: options.panel,
    submissionsDirectory: options.submissionsDirectory,
    bearerToken: options.bearerToken,
    log: options.log,
    files,
    state,
    compareValues: () => compareValues,
    shapeEntry(entry) {
      const shape = shapes.get(entry) ?? shapeEntry(entry, state());
      shapes.set(entry, shape);
      return shape;
    },
    cachedRanks(name, items, valueOf) {
      const ranking = ranks.get(name) ?? rank(items, valueOf, compareValues);
      ranks.set(name, ranking);
      return ranking;
    },
    cachedList(name, createList) {
      const list = lists.get(name) ?? createList();
      lists.set(name, list);
      return list;
    },
    refresh,
    async addFiles(paths) {
      if (paths.length === 0) return;
      const read = await Promise.all(
        paths.map((path) => readProjectFile(options.directory, path, options.report, options.assetFolders)),
      );
      for (const file of read) if (file && file !== 'unreadable') files.set(file.path, file);
      refresh();
    },
  };
}

/** Returns the period around `now` in which no status changes; `from` is inclusive, `until` exclusive. */
function stablePeriodAround(changeTimes: number[], now: number): { from: number; until: number } {
  const next = changeTimes.findIndex((time) => time > now);
  const index = next === -1 ? changeTimes.length : next;
  return {
    from: changeTimes[index - 1] ?? Number.NEGATIVE_INFINITY,
    until: changeTimes[index] ?? Number.POSITIVE_INFINITY,
  };
}

/** Returns the times at which the status of an entry changes because of its date, in Unix milliseconds, ascending. */
function statusChangeTimes(project: Project): number[] {
  const collections = [...project.collections.values()].filter(
    ({ hidesFuture, hidesPast }) => hidesFuture || hidesPast,
  );
  const times = collections.flatMap(({ handle }) =>
    project.entries.of(handle).flatMap(({ date }) => date ?? []),
  );
  return times.sort((a, b) => a - b);
}
