import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { shortenFileName } from '#site/limits/shorten-file-name';
import { toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { writeNewFile } from '../files/write-new-file.ts';
import type { BlueprintField } from '../project/blueprint.ts';
import type { Project } from '../project/project.ts';
import { containerFor } from '../shape/fields/relations.ts';
import { isList } from './field-values.ts';

/** File extensions that visitors may upload. File types that a browser could execute (HTML, SVG, scripts) are excluded. */
export const acceptedExtensions = new Set(
  (
    '7z avi avif bmp csv doc docx gif gz heic heif jpeg jpg m4a m4v mkv mov mp3 mp4 mpeg mpg ods odt ogg ogv ' +
    'pdf png pps ppsx ppt pptx rar rtf tar tgz tif tiff txt vcf wav weba webm webp wma wmv xls xlsx zip'
  ).split(' '),
);

/** Returns the extension of a file name in lower case, without the dot; '' without an extension. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Files written for one submission; `undo` deletes them if the submission fails later. */
interface StoredUploads {
  /** Values of the fields with files: paths inside the container. */
  values: JsonObject;
  /** The written files, relative to the project. */
  paths: string[];
  undo(): Promise<void>;
}

/** Writes the files of `assets` fields to the folder of their container. For `files` fields only the names are returned (contract §7.2). */
export async function storeUploads(
  fields: BlueprintField[],
  files: Map<string, File[]>,
  project: Project,
  directory: string,
): Promise<StoredUploads> {
  const writtenPaths: string[] = [];
  const values: JsonObject = {};
  const undo = async (): Promise<void> => {
    await Promise.all(writtenPaths.map((path) => rm(join(directory, path), { force: true })));
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
        if (!container)
          throw new Error(
            `The form field ${field.handle} has no asset container. Set "container" in its blueprint, for example container: assets.`,
          );
        if (!container.isUsable)
          throw new Error(
            `The form field ${field.handle} has the asset container ${container.handle}, whose disk cannot be used. Correct "disk" in content/assets/${container.handle}.yaml, or the disk in config/filesystems.php.`,
          );
        const folder = (toText(field.config['folder']) ?? '').split('/').filter(Boolean).join('/');
        const root = join(directory, container.folder);
        const path = await writeUpload(
          root,
          folder,
          safeName(file.name),
          new Uint8Array(await file.arrayBuffer()),
        );
        writtenPaths.push(`${container.folder}/${path}`);
        paths.push(path);
      }
      values[field.handle] = isList(field) ? paths : (paths[0] ?? null);
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return { values, paths: writtenPaths, undo };
}

/** Writes a file under an unused name: `photo.png`, `photo-2.png`… Returns the path inside the container. */
async function writeUpload(root: string, folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const dot = name.lastIndexOf('.');
  const pathFor = (attempt: number): string => {
    const unique = attempt === 0 ? name : `${name.slice(0, dot)}-${attempt + 1}${name.slice(dot)}`;
    return folder === '' ? unique : `${folder}/${unique}`;
  };
  return pathFor(await writeNewFile(bytes, (attempt) => join(root, pathFor(attempt))));
}

/**
 * Returns the last segment of a file name without characters that could change the folder. A name without letters and digits, such as `😀.png`,
 * becomes `upload.png`. A long name is shortened.
 *
 * @param name ends with an accepted extension
 */
function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const stem = last
    .slice(0, dot)
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/^[.-]+/, '');
  return shortenFileName(`${stem === '' ? 'upload' : stem}${last.slice(dot)}`);
}
