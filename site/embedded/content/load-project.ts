import { resolve } from 'node:path';
import type { JsonObject } from './files/json-value.ts';
import { readFolder } from './files/read-folder.ts';
import type { FileProblem, ProjectFile } from './files/read-folder.ts';
import type { ProjectEntry } from './project/model.ts';
import { buildProject } from './project/project.ts';
import type { Project } from './project/project.ts';
import { shapeEntry } from './shape/entry.ts';

/** A project folder as it is read for looking at it, with nothing served. */
export interface LoadedProject {
  project: Project;
  /** By path relative to the folder, with `/`. */
  files: Map<string, ProjectFile>;
  /** Files that cannot be read; they are not among `files`. */
  unreadableFiles: FileProblem[];
  /** What files say that contradicts itself or other files. */
  inconsistencies: FileProblem[];
  /** The entry as the API shows it (contract §5.1), with its full blueprint applied. */
  shape(entry: ProjectEntry): JsonObject;
}

/**
 * Reads a Statamic project folder once, with the server's own readers, so that whoever judges a folder sees what is served from it.
 *
 * @param appUrl what `{{ config:app:url }}` stands for, without a slash at its end
 */
export async function loadProject(directory: string, appUrl: string): Promise<LoadedProject> {
  const unreadableFiles: FileProblem[] = [];
  const inconsistencies: FileProblem[] = [];
  const files = await readFolder(resolve(directory), (problem) => unreadableFiles.push(problem));
  const project = buildProject(files, appUrl, (problem) => inconsistencies.push(problem));
  // Far ahead, so that a scheduled entry counts as there: it will be, and the answer must not depend on the day.
  const reading = { project, now: Date.UTC(9999, 0), serverUrl: appUrl };
  return { project, files, unreadableFiles, inconsistencies, shape: (entry) => shapeEntry(entry, reading) };
}
