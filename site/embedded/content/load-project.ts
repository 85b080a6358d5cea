import { resolve } from 'node:path';
import type { JsonObject } from './files/json-value.ts';
import { readFolder } from './files/read-folder.ts';
import type { FileProblem, ProjectFile } from './files/read-folder.ts';
import { readAssetFolders } from './project/asset-folders.ts';
import type { ProjectEntry } from './project/model.ts';
import { buildProject } from './project/project.ts';
import type { Project } from './project/project.ts';
import { shapeEntry } from './shape/entry.ts';

/** A project folder that was read without a server. */
export interface LoadedProject {
  project: Project;
  /** All readable files, by path relative to the folder, with `/`. */
  files: Map<string, ProjectFile>;
  /** Problems of unreadable files, which are not in `files`. */
  unreadableFiles: FileProblem[];
  /** Values that contradict each other, in one file or between files. */
  inconsistencies: FileProblem[];
  /** Returns the entry in the shape of the API (contract §5.1). */
  shape(entry: ProjectEntry): JsonObject;
}

/**
 * Reads a Statamic project folder once. It uses the readers of the server, so tools that check a folder see the same content as visitors.
 *
 * @param appUrl replaces `{{ config:app:url }}`; no trailing slash
 * @throws {Error} if the sites or the settings of the API are invalid
 */
export async function loadProject(directory: string, appUrl: string): Promise<LoadedProject> {
  const unreadableFiles: FileProblem[] = [];
  const inconsistencies: FileProblem[] = [];
  const folder = resolve(directory);
  const assetFolders = await readAssetFolders(folder);
  const files = await readFolder(folder, (problem) => unreadableFiles.push(problem), assetFolders);
  const project = buildProject(files, appUrl, (problem) => inconsistencies.push(problem));
  // The clock is far in the future, so scheduled entries count as published and the result does not depend on the date.
  const state = { project, now: Date.UTC(9999, 0), serverUrl: appUrl };
  return { project, files, unreadableFiles, inconsistencies, shape: (entry) => shapeEntry(entry, state) };
}
