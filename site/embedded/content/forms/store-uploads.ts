import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import type { BlueprintField } from '../project/blueprint.ts';
import type { Project } from '../project/project.ts';
import { containerFor } from '../shape/fields/relations.ts';
import { isList } from './field-values.ts';

/** Kinds of files that visitors may send. Nothing a browser would run: no HTML, SVG or scripts. */
export const acceptedExtensions = new Set(
  (
    '7z avi avif bmp csv doc docx gif gz heic heif jpeg jpg m4a m4v mkv mov mp3 mp4 mpeg mpg ods odt ogg ogv ' +
    'pdf png pps ppsx ppt pptx rar rtf tar tgz tif tiff txt vcf wav weba webm webp wma wmv xls xlsx zip'
  ).split(' '),
);

export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Files written so far, so that they can be taken back when the submission fails later. */
export interface StoredUploads {
  /** Values for the fields that got files: paths inside the container. */
  values: JsonObject;
  undo(): Promise<void>;
}

/** Keeps the files of `assets` fields in their container's folder; those of `files` fields are only named (contract §7.2). */
export async function storeUploads(
  fields: BlueprintField[],
  files: Map<string, File[]>,
  project: Project,
  directory: string,
): Promise<StoredUploads> {
  const written: string[] = [];
  const values: JsonObject = {};
  const undo = async (): Promise<void> => {
    await Promise.all(written.map((path) => rm(path, { force: true })));
  };
  try {
    for (const field of fields) {
      const sent = files.get(field.handle) ?? [];
      if (sent.length === 0) continue;
      const paths: JsonValue[] = [];
      for (const file of sent) {
        if (field.type === 'files') {
          paths.push(safeName(file.name));
          continue;
        }
        const container = project.assets.containers.get(containerFor(field, project));
        if (!container) throw new Error(`The form field ${field.handle} names no asset container.`);
        const folder = toText(field.config['folder'])?.replaceAll(/^\/+|\/+$/g, '') ?? '';
        const root = join(directory, container.folder);
        const path = await writeNew(
          root,
          folder,
          safeName(file.name),
          new Uint8Array(await file.arrayBuffer()),
        );
        written.push(join(root, path));
        paths.push(path);
      }
      values[field.handle] = isList(field) ? paths : (paths[0] ?? null);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { values, undo };
}

/** Writes under a name nobody has yet: `photo.png`, `photo-2.png`… Returns the path inside the container. */
async function writeNew(root: string, folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const dot = name.lastIndexOf('.');
  for (let copy = 1; ; copy++) {
    const unique = copy === 1 ? name : `${name.slice(0, dot)}-${copy}${name.slice(dot)}`;
    const path = folder === '' ? unique : `${folder}/${unique}`;
    try {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), bytes, { flag: 'wx' });
      return path;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
}

/** The last part of the name, without anything that could lead to another folder. */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const safe = last
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+/, '');
  return safe === '' || safe.startsWith('.') ? `upload.${extensionOf(name)}` : safe;
}
