import type { ProjectEntry } from '../project/model.ts';
import type { Project } from '../project/project.ts';

/** What shaping needs to know beside the values. `now` in Unix milliseconds; `serverUrl` is this server's, without a slash at its end. */
export interface ServerState {
  project: Project;
  now: number;
  serverUrl: string;
}

/** Where a value stands: the site that relations are resolved in, and the entry it belongs to, if any. */
export interface FieldContext extends ServerState {
  site: string;
  entry: ProjectEntry | null;
}

export function entryContext(reading: ServerState, entry: ProjectEntry): FieldContext {
  return { ...reading, site: entry.site, entry };
}
