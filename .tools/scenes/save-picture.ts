import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './plan.ts';

/** High enough for a master from which renditions are made. */
const QUALITY = 88;

/** Keeps a developed frame as the site's master: cropped, as JPEG or WebP after its name, its size told to the content system. */
export async function keep(frame: string, picture: Picture, assets: string) {
  const target = join(assets, picture.asset);
  await mkdir(dirname(target), { recursive: true });
  const unfinished = `${target}.unfinished`;
  const { width, height } = await sharp(frame).metadata();
  const crop = picture.crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const cut = sharp(frame).extract({
    left: Math.round(crop.left * width),
    top: Math.round(crop.top * height),
    width: Math.round(crop.width * width),
    height: Math.round(crop.height * height),
  });
  if (picture.mirror) cut.flop();
  const encoded = target.endsWith('.webp')
    ? cut.webp({ quality: QUALITY })
    : cut.jpeg({ quality: QUALITY, mozjpeg: true });
  const made = await encoded.toFile(unfinished);
  await rename(unfinished, target);
  return { ...made, described: await tellSize(target, made.width, made.height) };
}

/** Statamic keeps a file's measures beside its texts; a file without texts yet has none, which is for an editor to mend. */
export async function tellSize(target: string, width: number, height: number) {
  const meta = join(dirname(target), '.meta', `${basename(target)}.yaml`);
  const text = await readFile(meta, 'utf8').catch(() => undefined);
  if (text === undefined) return false;
  const { size } = await stat(target);
  const told = Object.entries({ size, width, height }).reduce(
    (known, [key, value]) => known.replace(new RegExp(`^${key}: .*$`, 'mu'), `${key}: ${value}`),
    text,
  );
  await writeFile(meta, told);
  return true;
}
