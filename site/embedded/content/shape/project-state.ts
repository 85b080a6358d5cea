import type { ProjectEntry } from '../project/model.ts';
import type { Project } from '../project/project.ts';

/** The project and the time of a request. `now` is in Unix milliseconds; `serverUrl` has no trailing slash. */
export interface ProjectState {
  project: Project;
  now: number;
  serverUrl: string;
  /** Whether the server has a page that edits entries. Default: no. */
  hasPanel?: boolean;
}

/** The site in which a field's relations are resolved, and the entry of the field, if any. */
export interface FieldContext extends ProjectState {
  site: string;
  entry: ProjectEntry | null;
}

/** Returns the context for the fields of an entry. */
export function entryContext(state: ProjectState, entry: ProjectEntry): FieldContext {
  return { ...state, site: entry.site, entry };
}
