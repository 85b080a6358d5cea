import { LRUCache } from 'lru-cache';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectFile, ReportProblem } from '../files/read-folder.ts';
import type { ProjectEntry } from '../project/model.ts';
import { buildProject } from '../project/project.ts';
import type { Project } from '../project/project.ts';
import { rank } from '../query/sort.ts';
import { shapeEntry } from '../shape/entry.ts';
import type { ServerState } from '../shape/server-state.ts';

/** What every route is given. */
export interface Service {
  directory: string;
  previewTokens: ReadonlySet<string>;
  submissionsDirectory: string;
  bearerToken: string | undefined;
  log: (line: string) => void;
  files: Map<string, ProjectFile>;
  /** The project as it is now. */
  state(): ServerState;
  /** An entry's full shape, kept until a file or an entry's status changes. */
  shapeEntry(entry: ProjectEntry): JsonObject;
  /** Places of a collection's entries by one field, kept like the shapes. */
  cachedRanks(
    name: string,
    items: ProjectEntry[],
    valueOf: (entry: ProjectEntry) => JsonValue,
  ): Map<ProjectEntry, number>;
  /** A list of entries already filtered and sorted, kept like the shapes; the next page of it costs nothing. */
  cachedList(name: string, make: () => ProjectEntry[]): ProjectEntry[];
  /** Builds the project again from the files as they are. */
  refresh(): void;
}

const MOST_LISTS = 300;
const MOST_RANKINGS = 40;

export interface ServiceOptions {
  directory: string;
  appUrl: string;
  previewTokens: readonly string[];
  submissionsDirectory: string;
  bearerToken: string | undefined;
  now: () => number;
  log: (line: string) => void;
  report: ReportProblem;
  serverUrl: () => string;
}

export function createService(files: Map<string, ProjectFile>, options: ServiceOptions): Service {
  // What an editor was told once is not told again after every change of another file.
  let told = new Set<string>();
  const open = (): Project => {
    const before = told;
    const now = new Set<string>();
    told = now;
    return buildProject(files, options.appUrl, (problem) => {
      const key = `${problem.path}:${problem.message}`;
      if (!now.has(key) && !before.has(key)) options.report(problem);
      now.add(key);
    });
  };
  let project = open();
  let turns = statusChangeTimes(project);
  let shapes = new Map<ProjectEntry, JsonObject>();
  // Least recently asked lists go first, so that nobody can fill the memory by asking for ever new filters.
  const ranks = new LRUCache<string, Map<ProjectEntry, number>>({ max: MOST_RANKINGS });
  const lists = new LRUCache<string, ProjectEntry[]>({ max: MOST_LISTS });
  let span = stablePeriodAround(turns, options.now());

  const forget = (): void => {
    shapes = new Map();
    ranks.clear();
    lists.clear();
  };

  const state = (): ServerState => {
    const now = options.now();
    // A scheduled entry coming out changes lists and relations without any file changing.
    if (now < span.from || now >= span.until) {
      forget();
      span = stablePeriodAround(turns, now);
    }
    return { project, now, serverUrl: options.serverUrl() };
  };

  return {
    directory: options.directory,
    previewTokens: new Set(options.previewTokens.filter((token) => token !== '')),
    submissionsDirectory: options.submissionsDirectory,
    bearerToken: options.bearerToken,
    log: options.log,
    files,
    state,
    shapeEntry(entry) {
      const known = shapes.get(entry) ?? shapeEntry(entry, state());
      shapes.set(entry, known);
      return known;
    },
    cachedRanks(name, items, valueOf) {
      const known = ranks.get(name) ?? rank(items, valueOf);
      ranks.set(name, known);
      return known;
    },
    cachedList(name, make) {
      const known = lists.get(name) ?? make();
      lists.set(name, known);
      return known;
    },
    refresh() {
      project = open();
      turns = statusChangeTimes(project);
      span = stablePeriodAround(turns, options.now());
      forget();
    },
  };
}

/** The time around `now` in which no status changes: from its first millisecond to the first one after it. */
function stablePeriodAround(turns: number[], now: number): { from: number; until: number } {
  const next = turns.findIndex((turn) => turn > now);
  const index = next === -1 ? turns.length : next;
  return {
    from: turns[index - 1] ?? Number.NEGATIVE_INFINITY,
    until: turns[index] ?? Number.POSITIVE_INFINITY,
  };
}

/** Times at which some entry's status changes by itself, in Unix milliseconds, rising. */
function statusChangeTimes(project: Project): number[] {
  const hiding = [...project.collections.values()].filter(
    ({ hidesFuture, hidesPast }) => hidesFuture || hidesPast,
  );
  const times = hiding.flatMap(({ handle }) => project.entries.of(handle).flatMap(({ date }) => date ?? []));
  return times.sort((a, b) => a - b);
}
