import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { hasBlender, HOW_TO_GET_BLENDER, render } from './scenes/blender.ts';
import { filmOf, HOW_TO_GET_FFMPEG, hasFfmpeg, shootFilm } from './scenes/film.ts';
import { lightOf, pictureOf } from './scenes/fingerprint.ts';
import {
  type Film,
  type Job,
  manifestSchema,
  plan,
  previewOf,
  recordsSchema,
  type Shot,
  unknownNames,
} from './scenes/plan.ts';
import { keep } from './scenes/save-picture.ts';

// `npm run scenes`: renders the brand's pictures that are missing or whose scene has changed. `npm run scenes -- terrace` renders
// the shots whose names begin so, `--preview` a quarter of the size into .build/scenes/preview, `--light` renders without
// putting a picture into the site (look at .build/scenes/light, then run it again without), `--list` only says what is to do.
process.chdir(`${import.meta.dirname}/..`);
const ROOM = 'site/statamic/scenes';
const ASSETS = 'site/statamic/public/assets';
const DARKROOM = join(process.cwd(), '.build/scenes');

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'boolean', default: false },
    light: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const { shots, films } = v.parse(manifestSchema, JSON.parse(await readFile(`${ROOM}/scenes.json`, 'utf8')));
const records = v.parse(
  recordsSchema,
  JSON.parse(await readFile(`${ROOM}/rendered.json`, 'utf8').catch(() => '{}')),
);
const assets = shots.flatMap((shot) => shot.pictures.map((picture) => picture.asset));
const jobs = plan({
  shots,
  records: options.preview ? {} : records,
  existing: new Set(assets.filter((asset) => existsSync(join(ASSETS, asset)))),
  names,
  fingerprint: (shot, picture) => pictureOf(shot, picture, scriptSource),
});

const outdated = options.preview || options.light ? [] : films.filter(isOutdated);
const tasks = jobs.length + outdated.length;
const unknown = unknownNames([...shots, ...films], names);
if (unknown.length > 0) {
  console.error(
    `No shot's name begins with ${unknown.join(', ')}. There are: ${[...shots, ...films].map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = 1;
} else if (options.list || tasks === 0) {
  const asked = [...jobs.map(described), ...outdated.map(({ name, asset }) => `${name}: ${asset}`)];
  console.log(tasks === 0 ? 'Every picture is up to date.' : asked.join('\n'));
} else if (!hasBlender()) {
  console.error(HOW_TO_GET_BLENDER);
  process.exitCode = 1;
} else {
  for (const [index, job] of jobs.entries()) await carryOut(job, `${index + 1}/${tasks}`);
  if (outdated.length > 0 && !hasFfmpeg()) {
    console.error(HOW_TO_GET_FFMPEG);
    process.exitCode = 1;
  } else
    for (const [index, film] of outdated.entries()) await shoot(film, `${jobs.length + index + 1}/${tasks}`);
}

async function carryOut({ shot: asked, pictures: wanted }: Job, count: string) {
  const shot = options.preview ? previewOf(asked) : asked;
  const folder = join(DARKROOM, options.preview ? 'preview' : 'light', shot.name);
  await mkdir(folder, { recursive: true });
  const frames = wanted.map((picture) => ({
    picture,
    to: join(folder, `${picture.asset.replaceAll('/', '-')}.png`),
    madeFrom: pictureOf(asked, picture, scriptSource),
  }));
  const started = Date.now();
  const say = (step: string) => process.stdout.write(`\r\u001b[K${count} ${shot.name} ${step}`);
  const pictures = frames.map(({ picture, to }) => ({ to, develop: picture.develop }));
  await render(jobOf(shot, folder, pictures), say);
  say(`${Math.round((Date.now() - started) / 1000)} s\n`);
  for (const { picture, to, madeFrom } of frames) {
    if (options.preview || options.light) {
      console.log(`  ${to}`);
      continue;
    }
    const { width, height, size, described: hasTexts } = await keep(to, picture, ASSETS);
    console.log(
      `  ${picture.asset} ${width}×${height}, ${Math.round(size / 1024)} KB${hasTexts ? '' : ', without texts yet'}`,
    );
    await remember(picture.asset, madeFrom);
  }
}

/** Light that is there already is only looked at; what is missing is rendered first. */
async function shoot(film: Film, count: string) {
  const started = Date.now();
  const say = (step: string) => process.stdout.write(`\r\u001b[K${count} ${film.name} ${step}`);
  const pair = shotsOf(film);
  for (const shot of [pair.day, pair.dusk])
    await render(jobOf(shot, join(DARKROOM, 'light', shot.name), []), say);
  const { size, described: hasTexts } = await shootFilm(film, pair, {
    darkroom: DARKROOM,
    assets: ASSETS,
    progress: say,
  });
  say(`${Math.round((Date.now() - started) / 1000)} s\n`);
  console.log(`  ${film.asset} ${Math.round(size / 1024)} KB${hasTexts ? '' : ', without texts yet'}`);
  await remember(film.asset, madeFromOf(film));
}

function jobOf(shot: Shot, folder: string, pictures: readonly { to: string; develop: object }[]) {
  const { scene, shot: camera, size, samples } = shot;
  return { scene, shot: camera, size, samples, folder, light: lightOf(shot, scriptSource), pictures };
}

async function remember(asset: string, madeFrom: string) {
  records[asset] = madeFrom;
  const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b, 'en')));
  await writeFile(`${ROOM}/rendered.json`, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

function isOutdated(film: Film) {
  const asked = names.length === 0 || names.some((name) => film.name.startsWith(name));
  return asked && (!existsSync(join(ASSETS, film.asset)) || records[film.asset] !== madeFromOf(film));
}

function madeFromOf(film: Film) {
  const { day, dusk } = shotsOf(film);
  const prints = [day, dusk].map((shot) =>
    shot.pictures.map((picture) => pictureOf(shot, picture, scriptSource)).join(),
  );
  return filmOf(film, prints, scriptSource);
}

function shotsOf(film: Film) {
  const named = (name: string) => {
    const shot = shots.find((one) => one.name === name);
    if (!shot)
      throw new Error(`scenes.json: the film ${film.name} is made of the shot ${name}, which is not there`);
    return shot;
  };
  return { day: named(film.day), dusk: named(film.dusk) };
}

function described({ shot, pictures }: Job) {
  return `${shot.name}: ${pictures.map((picture) => picture.asset).join(', ')}`;
}

function scriptSource(module: string) {
  const path = join(ROOM, `${module}.py`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
