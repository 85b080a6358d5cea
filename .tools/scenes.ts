import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { readArguments } from '#embedded/command-arguments';
import { BLENDER_MISSING, hasBlender, renderJob } from './scenes/blender.ts';
import { FFMPEG_MISSING, getFilmFingerprint, hasFfmpeg, renderFilm } from './scenes/film.ts';
import { getLightFingerprint, getPictureFingerprint } from './scenes/fingerprint.ts';
import {
  findUnknownNames,
  manifestSchema,
  planJobs,
  recordsSchema,
  type SceneFilm,
  type SceneJob,
  type SceneShot,
  toPreview,
} from './scenes/plan.ts';
import { savePicture } from './scenes/save-picture.ts';

// `npm run scenes [-- <start of a shot name> …]`: renders missing and outdated pictures of the brand. Options:
// --preview  renders at a quarter of the size into .build/scenes/preview
// --light    renders into .build/scenes/light without changing the site; run again without the option to save the pictures
// --list     lists missing and outdated pictures without rendering them
process.chdir(`${import.meta.dirname}/..`);
const SCENES = 'site/statamic/scenes';
const ASSETS = 'site/statamic/public/assets';
const OUTPUT = join(process.cwd(), '.build/scenes');

const { values: options, positionals: names } = readArguments(
  {
    allowPositionals: true,
    options: {
      preview: { type: 'boolean', default: false },
      light: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
    },
  },
  'npm run scenes -- [<start of a shot name> …] [--preview] [--light] [--list]',
);
const { shots, films } = v.parse(manifestSchema, JSON.parse(await readFile(`${SCENES}/scenes.json`, 'utf8')));
const records = v.parse(
  recordsSchema,
  JSON.parse(await readFile(`${SCENES}/rendered.json`, 'utf8').catch(() => '{}')),
);
const assets = shots.flatMap((shot) => shot.pictures.map((picture) => picture.asset));
const jobs = planJobs({
  shots,
  records: options.preview ? {} : records,
  existing: new Set(assets.filter((asset) => existsSync(join(ASSETS, asset)))),
  names,
  fingerprint: (shot, picture) => getPictureFingerprint(shot, picture, readScript),
});

const outdatedFilms = options.preview || options.light ? [] : films.filter(isOutdated);
const taskCount = jobs.length + outdatedFilms.length;
const unknownNames = findUnknownNames([...shots, ...films], names);
if (unknownNames.length > 0) {
  const available = [...shots, ...films].map(({ name }) => name).join(', ');
  console.error(`No shot or film starts with ${unknownNames.join(', ')}. Available: ${available}`);
  process.exitCode = 1;
} else if (options.list || taskCount === 0) {
  const tasks = [...jobs.map(describeJob), ...outdatedFilms.map(({ name, asset }) => `${name}: ${asset}`)];
  console.log(taskCount === 0 ? 'Every picture is up to date.' : tasks.join('\n'));
} else if (!hasBlender()) {
  console.error(BLENDER_MISSING);
  process.exitCode = 1;
} else {
  for (const [index, job] of jobs.entries()) await runJob(job, `${index + 1}/${taskCount}`);
  if (outdatedFilms.length > 0 && !hasFfmpeg()) {
    console.error(FFMPEG_MISSING);
    process.exitCode = 1;
  } else
    for (const [index, film] of outdatedFilms.entries())
      await runFilm(film, `${jobs.length + index + 1}/${taskCount}`);
}

async function runJob({ shot: plannedShot, pictures: plannedPictures }: SceneJob, count: string) {
  const shot = options.preview ? toPreview(plannedShot) : plannedShot;
  const folder = join(OUTPUT, options.preview ? 'preview' : 'light', shot.name);
  await mkdir(folder, { recursive: true });
  const frames = plannedPictures.map((picture) => ({
    picture,
    to: join(folder, `${picture.asset.replaceAll('/', '-')}.png`),
    fingerprint: getPictureFingerprint(plannedShot, picture, readScript),
  }));
  const started = Date.now();
  const logProgress = createProgressLog(count, shot.name);
  const pictures = frames.map(({ picture, to }) => ({ to, develop: picture.develop }));
  await renderJob(toBlenderJob(shot, folder, pictures), logProgress);
  logProgress(`${Math.round((Date.now() - started) / 1000)} s\n`);
  for (const { picture, to, fingerprint } of frames) {
    if (options.preview || options.light) {
      console.log(`  ${to}`);
      continue;
    }
    const { width, height, size, hasMetadata } = await savePicture(to, picture, ASSETS);
    console.log(
      `  ${picture.asset} ${width}×${height}, ${Math.round(size / 1024)} KB${metadataHint(hasMetadata)}`,
    );
    await saveRecord(picture.asset, fingerprint);
  }
}

/** Renders a film. Reuses rendered light of both shots, and first renders the light that is missing. */
async function runFilm(film: SceneFilm, count: string) {
  const started = Date.now();
  const logProgress = createProgressLog(count, film.name);
  const filmShots = findShots(film);
  for (const shot of [filmShots.day, filmShots.dusk])
    await renderJob(toBlenderJob(shot, join(OUTPUT, 'light', shot.name), []), logProgress);
  const { size, hasMetadata } = await renderFilm(film, filmShots, {
    output: OUTPUT,
    assets: ASSETS,
    logProgress,
  });
  logProgress(`${Math.round((Date.now() - started) / 1000)} s\n`);
  console.log(`  ${film.asset} ${Math.round(size / 1024)} KB${metadataHint(hasMetadata)}`);
  await saveRecord(film.asset, fingerprintOf(film));
}

function createProgressLog(count: string, name: string) {
  return (step: string) => process.stdout.write(`\r\u001b[K${count} ${name} ${step}`);
}

function metadataHint(hasMetadata: boolean) {
  return hasMetadata ? '' : ', no .meta file yet: an editor has to add texts in the CMS';
}

function toBlenderJob(shot: SceneShot, folder: string, pictures: readonly { to: string; develop: object }[]) {
  const { scene, shot: camera, size, samples } = shot;
  return {
    scene,
    shot: camera,
    size,
    samples,
    folder,
    light: getLightFingerprint(shot, readScript),
    pictures,
  };
}

async function saveRecord(asset: string, fingerprint: string) {
  records[asset] = fingerprint;
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(`${SCENES}/rendered.json`, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function isOutdated(film: SceneFilm) {
  const isSelected = names.length === 0 || names.some((name) => film.name.startsWith(name));
  return isSelected && (!existsSync(join(ASSETS, film.asset)) || records[film.asset] !== fingerprintOf(film));
}

function fingerprintOf(film: SceneFilm) {
  const { day, dusk } = findShots(film);
  const pictures = [day, dusk].map((shot) =>
    shot.pictures.map((picture) => getPictureFingerprint(shot, picture, readScript)).join(),
  );
  return getFilmFingerprint(film, pictures, readScript);
}

function findShots(film: SceneFilm) {
  const findShot = (name: string) => {
    const shot = shots.find((candidate) => candidate.name === name);
    if (!shot) throw new Error(`scenes.json: the film "${film.name}" refers to an unknown shot "${name}".`);
    return shot;
  };
  return { day: findShot(film.day), dusk: findShot(film.dusk) };
}

function describeJob({ shot, pictures }: SceneJob) {
  return `${shot.name}: ${pictures.map((picture) => picture.asset).join(', ')}`;
}

function readScript(module: string) {
  const path = join(SCENES, `${module}.py`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
