import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runBlender } from './blender.ts';
import type { Film, Shot } from './plan.ts';
import { tellSize } from './save-picture.ts';

export const HOW_TO_GET_FFMPEG = `ffmpeg is not here, so the film cannot be made (the site does not need it): apt install ffmpeg.`;

export function hasFfmpeg() {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** What a film is made from: the pictures of its two renderings, its own course and the scripts that make frames. */
export function filmOf(
  film: Film,
  pictures: readonly string[],
  read: (module: string) => string | undefined,
) {
  const hash = createHash('sha256').update(JSON.stringify([film, pictures]));
  for (const module of ['film', 'lantern/film']) hash.update(read(module) ?? '');
  return hash.digest('hex').slice(0, 16);
}

/**
 * Makes a film from light that is in the darkroom already: frames by Blender, H.264 by ffmpeg, in a file whose beginning can be
 * played before its end has arrived.
 *
 * @param shots the film's two shots, by day and at dusk
 */
export async function shootFilm(
  film: Film,
  shots: { readonly day: Shot; readonly dusk: Shot },
  { darkroom, assets, progress }: { darkroom: string; assets: string; progress: (step: string) => void },
) {
  const frames = join(darkroom, 'film', film.name);
  const light = (shot: Shot) => ({
    folder: join(darkroom, 'light', shot.name),
    develop: shot.pictures[0]?.develop ?? {},
  });
  const { seconds, rate, hours, lamps } = film;
  await rm(frames, { recursive: true, force: true });
  await runBlender(
    'film.py',
    { day: light(shots.day), dusk: light(shots.dusk), to: frames, count: seconds * rate, hours, lamps },
    progress,
  );
  const target = join(assets, film.asset);
  const unfinished = `${target}.unfinished.mp4`;
  await mkdir(dirname(target), { recursive: true });
  await encode(film, frames, unfinished);
  await rename(unfinished, target);
  const [width, height] = film.size;
  return { size: (await stat(target)).size, described: await tellSize(target, width, height) };
}

async function encode({ rate, size: [width, height], quality }: Film, frames: string, target: string) {
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
  if (code !== 0) throw new Error(`ffmpeg gave up on ${target}`);
}
