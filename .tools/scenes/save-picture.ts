import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { ScenePicture } from './plan.ts';

/** High quality, because the site creates renditions from this file. */
const QUALITY = 88;

/** Saves a rendered frame as an asset of the site: cropped, mirrored, as JPEG or WebP by its extension, with updated metadata. */
export async function savePicture(frame: string, picture: ScenePicture, assets: string) {
  const target = join(assets, picture.asset);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.unfinished`;
  const { width, height } = await sharp(frame).metadata();
  const crop = picture.crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const cropped = sharp(frame).extract({
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.round(crop.width * width),
    height: Math.round(crop.height * height),
  });
  if (picture.mirror) cropped.flop();
  const encoded = target.endsWith('.webp')
    ? cropped.webp({ quality: QUALITY })
    : cropped.jpeg({ quality: QUALITY, mozjpeg: true });
  const saved = await encoded.toFile(unfinished);
  await rename(unfinished, target);
  return { ...saved, hasMetadata: await updateAssetMetadata(target, saved.width, saved.height) };
}

/** Updates the dimensions in Statamic's `.meta` file. Returns whether the file exists. Statamic creates it when an editor adds texts. */
export async function updateAssetMetadata(target: string, width: number, height: number) {
  const metaFile = join(dirname(target), '.meta', `${basename(target)}.yaml`);
  const text = await readFile(metaFile, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const { size } = await stat(target);
  const updated = Object.entries({ size, width, height }).reduce(
    (yaml, [key, value]) => yaml.replace(new RegExp(`^${key}: .*$`, 'mu'), `${key}: ${value}`),
    text,
  );
  await writeFile(metaFile, updated);
  return true;
}
