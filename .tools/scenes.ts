import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { hasBlender, HOW_TO_GET_BLENDER, render } from './scenes/blender.ts';
import { lightOf, pictureOf } from './scenes/fingerprint.ts';
import { keep } from './scenes/keep.ts';
import { type Job, manifestSchema, plan, previewOf, recordsSchema, unknownNames } from './scenes/plan.ts';

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
const { shots } = v.parse(manifestSchema, JSON.parse(await readFile(`${ROOM}/scenes.json`, 'utf8')));
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

const unknown = unknownNames(shots, names);
if (unknown.length > 0) {
  console.error(
    `No shot's name begins with ${unknown.join(', ')}. There are: ${shots.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = 1;
} else if (options.list || jobs.length === 0) {
  console.log(jobs.length === 0 ? 'Every picture is up to date.' : jobs.map(described).join('\n'));
} else if (!hasBlender()) {
  console.error(HOW_TO_GET_BLENDER);
  process.exitCode = 1;
} else {
  for (const [index, job] of jobs.entries()) await carryOut(job, `${index + 1}/${jobs.length}`);
}

async function carryOut({ shot: asked, pictures }: Job, count: string) {
  const shot = options.preview ? previewOf(asked) : asked;
  const folder = join(DARKROOM, options.preview ? 'preview' : 'light', shot.name);
  await mkdir(folder, { recursive: true });
  const frames = pictures.map((picture) => ({
    picture,
    to: join(folder, `${picture.asset.replaceAll('/', '-')}.png`),
  }));
  const started = Date.now();
  const say = (step: string) => process.stdout.write(`\r\u001b[K${count} ${shot.name} ${step}`);
  await render(
    {
      scene: shot.scene,
      shot: shot.shot,
      size: shot.size,
      samples: shot.samples,
      folder,
      light: lightOf(shot, scriptSource),
      pictures: frames.map(({ picture, to }) => ({ to, develop: picture.develop })),
    },
    say,
  );
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
    records[picture.asset] = madeFrom;
    const sorted = Object.fromEntries(Object.entries(records).sort(([a], [b]) => a.localeCompare(b, 'en')));
    await writeFile(`${ROOM}/rendered.json`, `${JSON.stringify(sorted, undefined, 2)}\n`);
  }
}

function described({ shot, pictures }: Job) {
  return `${shot.name}: ${pictures.map((picture) => picture.asset).join(', ')}`;
}

function scriptSource(module: string) {
  const path = join(ROOM, `${module}.py`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
