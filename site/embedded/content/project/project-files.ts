import { toMap } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { ProjectFile, ReportFileProblem } from '../files/read-folder.ts';
import { createField, lazy, readBlueprint } from './blueprint.ts';
import type { Blueprint, BlueprintField } from './blueprint.ts';

/** Access to the project's files for the readers of this folder. */
export interface ProjectFiles {
  get(path: string): ProjectFile | undefined;
  values(path: string): JsonObject;
  /** Returns the files directly in a folder, by name without extension. */
  inFolder(folder: string): Map<string, ProjectFile>;
  /** Returns the files in a folder and its subfolders. */
  under(folder: string): ProjectFile[];
  fieldset(handle: string): JsonValue | undefined;
  /** Returns the blueprints of a folder sorted by `order`, then title (contract §10.2). */
  blueprints(folder: string): Blueprint[];
  /** Returns the blueprint at a path without extension. A field of `added` is appended unless the blueprint has a field with its handle. */
  blueprint(path: string, added: JsonObject): Blueprint;
  report: ReportFileProblem;
}

/** Indexes the files of a project by folder. `report` is passed on to the readers. */
export function indexFiles(files: Map<string, ProjectFile>, report: ReportFileProblem): ProjectFiles {
  const folders = new Map<string, ProjectFile[]>();
  for (const file of files.values()) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/'));
    const inside = folders.get(folder);
    if (inside) inside.push(file);
    else folders.set(folder, [file]);
  }
  const values = (path: string): JsonObject => toMap(files.get(path)?.content);
  const inFolder = (folder: string): Map<string, ProjectFile> =>
    new Map((folders.get(folder) ?? []).map((file) => [nameOf(file.path), file]));
  const fieldset = (handle: string): JsonValue | undefined =>
    files.get(`resources/fieldsets/${handle.replaceAll('.', '/')}.yaml`)?.content;

  return {
    get: (path) => files.get(path),
    values,
    inFolder,
    under: (folder) =>
      [...folders]
        .filter(([path]) => path === folder || path.startsWith(`${folder}/`))
        .flatMap(([, inside]) => inside),
    fieldset,
    blueprints(folder) {
      const found = [...inFolder(folder)].map(([handle, file]) => ({
        order: Number(toMap(file.content)['order'] ?? Number.MAX_SAFE_INTEGER),
        blueprint: readBlueprint(handle, toMap(file.content), fieldset),
      }));
      found.sort((a, b) => a.order - b.order || (a.blueprint.title < b.blueprint.title ? -1 : 1));
      return found.map(({ blueprint }) => blueprint);
    },
    blueprint: (path, added) =>
      addMissingFields(
        readBlueprint(path.slice(path.lastIndexOf('/') + 1), values(`${path}.yaml`), fieldset),
        added,
      ),
    report,
  };
}

/** Returns the blueprint with additional fields. A field of the blueprint with the same handle takes precedence. */
export function addMissingFields(blueprint: Blueprint, added: JsonObject): Blueprint {
  return { ...blueprint, fields: lazy(() => appendMissing(blueprint.fields(), added)) };
}

function appendMissing(fields: BlueprintField[], added: JsonObject): BlueprintField[] {
  const handles = new Set(fields.map((field) => field.handle));
  const missing = Object.entries(added).filter(([handle]) => !handles.has(handle));
  return [...fields, ...missing.map(([handle, config]) => createField(handle, toMap(config)))];
}

function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
