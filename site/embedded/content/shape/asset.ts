import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { mediaTypeOf } from '#site/media/files';
import { toText } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import type { ProjectAsset } from '../project/model.ts';
import { durationKeys } from './duration.ts';
import { shapeField } from './fields/fields.ts';
import { isoDate, timeOfSeconds } from './iso-date.ts';
import type { ProjectState } from './project-state.ts';
import { assetApiUrl } from './shallow.ts';
import { assetUrls } from './urls.ts';

const KINDS = {
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif'],
  audio: ['aac', 'flac', 'm4a', 'mp3', 'ogg', 'wav'],
  video: ['h264', 'mp4', 'm4v', 'ogv', 'webm', 'mov'],
};
const CENTRE = '50-50-1';

/**
 * Returns an asset in the shape of the API, with its dimensions (contract §5.6).
 *
 * @param directory the project folder, to measure images without a meta file
 */
export async function shapeAsset(
  asset: ProjectAsset,
  state: ProjectState,
  directory: string,
): Promise<JsonObject> {
  const { container, path, values } = asset;
  const slash = path.lastIndexOf('/');
  const basename = path.slice(slash + 1);
  const dot = basename.lastIndexOf('.');
  const extension = dot > 0 ? basename.slice(dot + 1) : '';
  const kind = extension.toLowerCase();
  const isSvg = kind === 'svg';
  const { url, permalink } = assetUrls(asset, state);
  const context = { ...state, site: state.project.sites.main.handle, entry: null };
  const fields = container.blueprint
    .fields()
    .map((field) => [field.handle, shapeField(field, values[field.handle], context)]);
  const focus = toText(values['focus']) ?? CENTRE;
  return {
    ...values,
    ...Object.fromEntries(fields),
    id: `${container.handle}::${path}`,
    title: values['title'] ?? basename,
    path,
    filename: dot > 0 ? basename.slice(0, dot) : basename,
    basename,
    extension,
    is_asset: true,
    is_audio: KINDS.audio.includes(kind),
    is_previewable:
      isSvg || KINDS.image.includes(kind) || KINDS.audio.includes(kind) || KINDS.video.includes(kind),
    is_image: KINDS.image.includes(kind),
    is_svg: isSvg,
    is_video: KINDS.video.includes(kind),
    blueprint: { title: container.blueprint.title, handle: container.blueprint.handle },
    edit_url: null,
    container: { title: container.title, handle: container.handle },
    folder: slash === -1 ? '/' : path.slice(0, slash),
    url,
    permalink,
    api_url: assetApiUrl(asset, state),
    ...sizeKeys(asset.size),
    ...timeKeys(asset),
    focus,
    has_focus: values['focus'] !== undefined && values['focus'] !== null,
    focus_css: focus
      .split('-')
      .slice(0, 2)
      .map((share) => `${share}%`)
      .join(' '),
    ...(await dimensionKeys(asset, directory, isSvg || KINDS.image.includes(kind))),
    mime_type: asset.meta['mime_type'] ?? mediaTypeOf(basename) ?? null,
    ...durationKeys(asset.meta['duration']),
  };
}

function sizeKeys(bytes: number): JsonObject {
  const [kilo, mega, giga] = [1, 2, 3].map((power) => Number((bytes / 1024 ** power).toFixed(2)));
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = bytes < 1024 ? 0 : Math.min(3, Math.floor(Math.log2(bytes) / 10));
  const sizes: JsonObject = { bytes, kilobytes: kilo ?? 0, megabytes: mega ?? 0, gigabytes: giga ?? 0 };
  return {
    size: `${power === 0 ? bytes : (bytes / 1024 ** power).toFixed(2)} ${units[power]}`,
    ...Object.fromEntries(Object.entries(sizes).map(([unit, size]) => [`size_${unit}`, size])),
    size_b: bytes,
    size_kb: kilo ?? 0,
    size_mb: mega ?? 0,
    size_gb: giga ?? 0,
  };
}

/** Returns the time of the last change in milliseconds: that of the meta file, else that of the file. */
export function assetTime({ meta, modified }: ProjectAsset): number {
  return timeOfSeconds(meta['last_modified']) ?? Math.floor(modified / 1000) * 1000;
}

function timeKeys(asset: ProjectAsset): JsonObject {
  const time = assetTime(asset);
  const iso = isoDate(time);
  return { last_modified: iso, last_modified_timestamp: time / 1000, last_modified_instance: iso };
}

/** Returns the pixel dimensions from the meta file, else from the image file; null for files without dimensions. */
async function dimensionKeys(
  { container, path, meta }: ProjectAsset,
  directory: string,
  isImage: boolean,
): Promise<JsonObject> {
  const none = { width: null, height: null, orientation: null, ratio: null };
  const stored = { width: Number(meta['width'] ?? 0), height: Number(meta['height'] ?? 0) };
  const isStored = stored.width > 0 && stored.height > 0;
  if (!isStored && !isImage) return none;
  const { width, height } = isStored ? stored : await measure(join(directory, container.folder, path));
  if (width === 0 || height === 0) return none;
  const orientation = width === height ? 'square' : width > height ? 'landscape' : 'portrait';
  return { width, height, orientation, ratio: width / height };
}

async function measure(file: string): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = imageSize(await readFile(file));
    return { width, height };
  } catch {
    return { width: 0, height: 0 };
  }
}
