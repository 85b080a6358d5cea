import { LRUCache } from 'lru-cache';
import type { ProjectFile, Report } from '../files/folder.ts';
import type { Value, Values } from '../files/value.ts';
import type { Entry } from '../project/model.ts';
import { openProject } from '../project/project.ts';
import type { Project } from '../project/project.ts';
import { rank } from '../query/sort.ts';
import { shapeEntry } from '../shape/entry.ts';
import type { Reading } from '../shape/place.ts';

/** What every route is given. */
export interface Service {
  directory: string;
  previewTokens: ReadonlySet<string>;
  submissionsDirectory: string;
  bearerToken: string | undefined;
  log: (line: string) => void;
  files: Map<string, ProjectFile>;
  /** The project as it is now. */
  reading(): Reading;
  /** An entry's full shape, kept until a file or an entry's status changes. */
  shaped(entry: Entry): Values;
  /** Places of a collection's entries by one field, kept like the shapes. */
  ranks(name: string, items: Entry[], valueOf: (entry: Entry) => Value): Map<Entry, number>;
  /** A list of entries already filtered and sorted, kept like the shapes; the next page of it costs nothing. */
  listed(name: string, make: () => Entry[]): Entry[];
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
  report: Report;
  serverUrl: () => string;
}

export function createService(files: Map<string, ProjectFile>, options: ServiceOptions): Service {
  // What an editor was told once is not told again after every change of another file.
  let told = new Set<string>();
  const open = (): Project => {
    const before = told;
    const now = new Set<string>();
    told = now;
    return openProject(files, options.appUrl, (problem) => {
      const key = `${problem.path}:${problem.message}`;
      if (!now.has(key) && !before.has(key)) options.report(problem);
      now.add(key);
    });
  };
  let project = open();
  let turns = turningPoints(project);
  let shapes = new Map<Entry, Values>();
  // Least recently asked lists go first, so that nobody can fill the memory by asking for ever new filters.
  const ranks = new LRUCache<string, Map<Entry, number>>({ max: MOST_RANKINGS });
  const lists = new LRUCache<string, Entry[]>({ max: MOST_LISTS });
  let span = spanAround(turns, options.now());

  const forget = (): void => {
    shapes = new Map();
    ranks.clear();
    lists.clear();
  };

  const reading = (): Reading => {
    const now = options.now();
    // A scheduled entry coming out changes lists and relations without any file changing.
    if (now < span.from || now >= span.until) {
      forget();
      span = spanAround(turns, now);
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
    reading,
    shaped(entry) {
      const known = shapes.get(entry) ?? shapeEntry(entry, reading());
      shapes.set(entry, known);
      return known;
    },
    ranks(name, items, valueOf) {
      const known = ranks.get(name) ?? rank(items, valueOf);
      ranks.set(name, known);
      return known;
    },
    listed(name, make) {
      const known = lists.get(name) ?? make();
      lists.set(name, known);
      return known;
    },
    refresh() {
      project = open();
      turns = turningPoints(project);
      span = spanAround(turns, options.now());
      forget();
    },
  };
}

/** The time around `now` in which no status changes: from its first millisecond to the first one after it. */
function spanAround(turns: number[], now: number): { from: number; until: number } {
  const next = turns.findIndex((turn) => turn > now);
  const index = next === -1 ? turns.length : next;
  return {
    from: turns[index - 1] ?? Number.NEGATIVE_INFINITY,
    until: turns[index] ?? Number.POSITIVE_INFINITY,
  };
}

/** Times at which some entry's status changes by itself, in Unix milliseconds, rising. */
function turningPoints(project: Project): number[] {
  const hiding = [...project.collections.values()].filter(
    ({ hidesFuture, hidesPast }) => hidesFuture || hidesPast,
  );
  const times = hiding.flatMap(({ handle }) => project.entries.of(handle).flatMap(({ date }) => date ?? []));
  return times.sort((a, b) => a - b);
}
