import type { ProjectFile, Report } from '../files/folder.ts';
import { mapOf } from '../files/value.ts';
import type { Value, Values } from '../files/value.ts';
import { fieldOf, readBlueprint } from './blueprint.ts';
import type { Blueprint, Field } from './blueprint.ts';

/** The project's files, as the readers of this folder ask for them. */
export interface Source {
  get(path: string): ProjectFile | undefined;
  values(path: string): Values;
  /** Files directly in a folder, by name without extension. */
  inFolder(folder: string): Map<string, ProjectFile>;
  /** Files in a folder and everything below it. */
  under(folder: string): ProjectFile[];
  fieldset(handle: string): Value | undefined;
  /** Blueprints of a folder in the order they are offered: by `order`, then title (contract §10.2). */
  blueprints(folder: string): Blueprint[];
  /** A blueprint at a path without extension, with fields the server adds when it has none of that name. */
  blueprint(path: string, added: Values): Blueprint;
  report: Report;
}

export function openSource(files: Map<string, ProjectFile>, report: Report): Source {
  const folders = new Map<string, ProjectFile[]>();
  for (const file of files.values()) {
    const folder = file.path.slice(0, file.path.lastIndexOf('/'));
    const inside = folders.get(folder);
    if (inside) inside.push(file);
    else folders.set(folder, [file]);
  }
  const values = (path: string): Values => mapOf(files.get(path)?.content);
  const inFolder = (folder: string): Map<string, ProjectFile> =>
    new Map((folders.get(folder) ?? []).map((file) => [nameOf(file.path), file]));
  const fieldset = (handle: string): Value | undefined =>
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
        order: Number(mapOf(file.content)['order'] ?? Number.MAX_SAFE_INTEGER),
        blueprint: readBlueprint(handle, mapOf(file.content), fieldset),
      }));
      found.sort((a, b) => a.order - b.order || (a.blueprint.title < b.blueprint.title ? -1 : 1));
      return found.map(({ blueprint }) => blueprint);
    },
    blueprint: (path, added) =>
      withFields(
        readBlueprint(path.slice(path.lastIndexOf('/') + 1), values(`${path}.yaml`), fieldset),
        added,
      ),
    report,
  };
}

/** The blueprint with more fields, unless it has its own of that name. */
export function withFields(blueprint: Blueprint, added: Values): Blueprint {
  let fields: Field[] | undefined;
  return {
    ...blueprint,
    fields() {
      fields ??= withMissing(blueprint.fields(), added);
      return fields;
    },
  };
}

function withMissing(fields: Field[], added: Values): Field[] {
  const known = new Set(fields.map((field) => field.handle));
  const missing = Object.entries(added).filter(([handle]) => !known.has(handle));
  return [...fields, ...missing.map(([handle, config]) => fieldOf(handle, mapOf(config)))];
}

function nameOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(0, dot) : name;
}
