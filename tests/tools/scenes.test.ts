import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getFilmFingerprint } from '../../.tools/scenes/film.ts';
import {
  getLightFingerprint,
  getPictureFingerprint,
  findSceneScripts,
} from '../../.tools/scenes/fingerprint.ts';
import {
  type SceneFilm,
  manifestSchema,
  type ScenePicture,
  planJobs,
  toPreview,
  type SceneShot,
  findUnknownNames,
} from '../../.tools/scenes/plan.ts';

const off: ScenePicture = { asset: 'wall/off.jpg', develop: { lamps: 0 }, mirror: false };
const on: ScenePicture = { asset: 'wall/on.jpg', develop: {}, mirror: false };
const wall: SceneShot = {
  name: 'wall',
  scene: 'wall',
  shot: 'front',
  size: [2000, 1250],
  samples: 32,
  pictures: [off, on],
};
const chair: SceneShot = {
  ...wall,
  name: 'chair-day',
  scene: 'chair',
  pictures: [{ asset: 'chair.jpg', develop: {}, mirror: false }],
};
const shots = [wall, chair];
const allAssets = new Set(['wall/off.jpg', 'wall/on.jpg', 'chair.jpg']);
const upToDate = { 'wall/off.jpg': 'now', 'wall/on.jpg': 'now', 'chair.jpg': 'now' };
const fingerprint = () => 'now';

test('planJobs returns no jobs if all pictures exist with the current fingerprint', () => {
  expect(planJobs({ shots, records: upToDate, existing: allAssets, names: [], fingerprint })).toEqual([]);
});

test('planJobs returns only missing and outdated pictures', () => {
  const records = { ...upToDate, 'wall/on.jpg': 'before' };
  const existing = new Set(['wall/off.jpg', 'wall/on.jpg']);

  const jobs = planJobs({ shots, records, existing, names: [], fingerprint });

  expect(jobs).toEqual([
    { shot: wall, pictures: [on] },
    { shot: chair, pictures: chair.pictures },
  ]);
});

test('planJobs selects shots by the start of their name, and findUnknownNames returns names without a shot', () => {
  const options = { shots, records: {}, existing: allAssets, fingerprint };
  expect(planJobs({ ...options, names: ['chair'] }).map(({ shot }) => shot.name)).toEqual(['chair-day']);
  expect(findUnknownNames(shots, ['chair', 'char'])).toEqual(['char']);
});

test('toPreview returns a quarter of the size and at most 16 samples', () => {
  expect(toPreview(wall)).toMatchObject({ size: [500, 313], samples: 16 });
  expect(toPreview({ ...wall, samples: 8 }).samples).toBe(8);
});

const scripts: Record<string, string> = {
  'scenes/wall': 'from lantern import lamps, ground\n',
  'scenes/chair': 'from functools import partial\nfrom lantern import (\n    furniture,\n)\n',
  'lantern/lamps': 'from .glass import opal\n',
  'lantern/furniture': 'def kuip():\n    from .ground import soil\n',
  'lantern/ground': 'import bpy\n',
  'lantern/glass': '',
  'lantern/develop': 'bloom = 1\n',
};
const read =
  (changes: Record<string, string> = {}) =>
  (module: string) =>
    ({ ...scripts, ...changes })[module];

test('Scene scripts include direct and indirect imports', () => {
  expect(findSceneScripts('wall', read())).toEqual([
    'lantern/glass',
    'lantern/ground',
    'lantern/lamps',
    'scenes/wall',
  ]);
  expect(findSceneScripts('chair', read())).toEqual(['lantern/furniture', 'lantern/ground', 'scenes/chair']);
});

test('Light fingerprint changes only with scripts that the scene imports', () => {
  const changed = read({ 'lantern/glass': 'roughness = 0.3\n' });
  expect(getLightFingerprint(wall, changed)).not.toBe(getLightFingerprint(wall, read()));
  expect(getLightFingerprint(chair, changed)).toBe(getLightFingerprint(chair, read()));
});

test('Picture fingerprint changes with development settings while the light fingerprint stays', () => {
  const changed = read({ 'lantern/develop': 'bloom = 2\n' });
  expect(getPictureFingerprint(wall, on, changed)).not.toBe(getPictureFingerprint(wall, on, read()));
  expect(getPictureFingerprint(wall, { ...on, develop: { lamps: 0.2 } }, read())).not.toBe(
    getPictureFingerprint(wall, on, read()),
  );
  expect(getPictureFingerprint(wall, { ...on, mirror: true }, read())).not.toBe(
    getPictureFingerprint(wall, on, read()),
  );
  expect(getLightFingerprint(wall, changed)).toBe(getLightFingerprint(wall, read()));
});

const evening: SceneFilm = {
  name: 'evening',
  day: 'terrace-day',
  dusk: 'terrace-dusk',
  asset: 'terrace/evening.mp4',
  size: [1280, 800],
  seconds: 8,
  rate: 25,
  quality: 24,
  hours: [0.1, 0.5, 0.8],
  lamps: [[0.5, 0.5, 1, 0.3]],
};

test('Film fingerprint changes with its pictures, settings and scripts only', () => {
  const original = getFilmFingerprint(evening, ['day', 'dusk'], () => 'script');

  expect(getFilmFingerprint({ ...evening }, ['day', 'dusk'], () => 'script')).toBe(original);
  expect(getFilmFingerprint(evening, ['day', 'later'], () => 'script')).not.toBe(original);
  expect(
    getFilmFingerprint({ ...evening, hours: [0.2, 0.5, 0.8] }, ['day', 'dusk'], () => 'script'),
  ).not.toBe(original);
  expect(getFilmFingerprint(evening, ['day', 'dusk'], () => 'another script')).not.toBe(original);
});

test('Manifest rejects lamps outside the frame and films that are not MP4', () => {
  const isValid = (film: object) =>
    v.safeParse(manifestSchema, { shots: [], films: [{ ...evening, ...film }] }).success;

  expect(isValid({})).toBe(true);
  expect(isValid({ lamps: [[1.2, 0.5, 1, 0.3]] })).toBe(false);
  expect(isValid({ asset: 'terrace/evening.gif' })).toBe(false);
});
