import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runBlender } from './blender.ts';
import type { SceneFilm, SceneShot } from './plan.ts';
import { updateAssetMetadata } from './save-picture.ts';

export const FFMPEG_MISSING = `The film needs ffmpeg, which is not installed. Install it and run the command again: apt install ffmpeg.
The site itself does not need ffmpeg.`;

/** Returns whether ffmpeg is installed. */
export function hasFfmpeg() {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Hashes the inputs of a film: fingerprints of its pictures, its settings and the frame scripts. */
export function getFilmFingerprint(
  film: SceneFilm,
  pictures: readonly string[],
  read: (module: string) => string | undefined,
) {
  const hash = createHash('sha256').update(JSON.stringify([film, pictures]));
  for (const module of ['film', 'lantern/film']) hash.update(read(module) ?? '');
  return hash.digest('hex').slice(0, 16);
}

/**
 * Renders a film from light that is already rendered: frames by Blender, H.264 by ffmpeg. Playback can start before the download ends.
 *
 * @param shots the day and dusk shots of the film
 */
export async function renderFilm(
  film: SceneFilm,
  shots: { readonly day: SceneShot; readonly dusk: SceneShot },
  { output, assets, logProgress }: { output: string; assets: string; logProgress: (step: string) => void },
) {
  const frames = join(output, 'film', film.name);
  const light = (shot: SceneShot) => ({
    folder: join(output, 'light', shot.name),
    develop: shot.pictures[0]?.develop ?? {},
  });
  const { seconds, rate, hours, lamps } = film;
  await rm(frames, { recursive: true, force: true });
  await runBlender(
    'film.py',
    { day: light(shots.day), dusk: light(shots.dusk), to: frames, count: seconds * rate, hours, lamps },
    logProgress,
  );
  const target = join(assets, film.asset);
  const unfinished = `${target}.unfinished.mp4`;
  await mkdir(dirname(target), { recursive: true });
  await encode(film, frames, unfinished);
  await rename(unfinished, target);
  const [width, height] = film.size;
  return { size: (await stat(target)).size, hasMetadata: await updateAssetMetadata(target, width, height) };
}

async function encode({ rate, size: [width, height], quality }: SceneFilm, frames: string, target: string) {
  const source = `-y -loglevel error -framerate ${rate} -i`;
  const encoding = `-vf scale=${width}:${height}:flags=lanczos,format=yuv420p -c:v libx264 -preset veryslow -tune film -crf ${quality}`;
  const container = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart -an';
  const options = [
    ...source.split(' '),
    join(frames, '%04d.png'),
    ...`${encoding} ${container}`.split(' '),
    target,
  ];
  const ffmpeg = spawn('nice', ['-n', '19', 'ffmpeg', ...options], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    ffmpeg.on('error', reject).on('close', resolve);
  });
  if (code !== 0)
    throw new Error(`ffmpeg failed to encode ${target} (exit code ${code}). Its error is above.`);
}
