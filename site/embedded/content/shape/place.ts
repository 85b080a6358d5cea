import type { Entry } from '../project/model.ts';
import type { Project } from '../project/project.ts';

/** What shaping needs to know beside the values. `now` in Unix milliseconds; `serverUrl` is this server's, without a slash at its end. */
export interface Reading {
  project: Project;
  now: number;
  serverUrl: string;
}

/** Where a value stands: the site that relations are resolved in, and the entry it belongs to, if any. */
export interface Place extends Reading {
  site: string;
  entry: Entry | null;
}

export function placeOf(reading: Reading, entry: Entry): Place {
  return { ...reading, site: entry.site, entry };
}
