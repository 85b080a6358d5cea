import * as v from 'valibot';
import { expect, test } from 'vitest';
import { filmOf } from '../../.tools/scenes/film.ts';
import { lightOf, pictureOf, scriptsOf } from '../../.tools/scenes/fingerprint.ts';
import {
  type Film,
  manifestSchema,
  type Picture,
  plan,
  previewOf,
  type Shot,
  unknownNames,
} from '../../.tools/scenes/plan.ts';

const off: Picture = { asset: 'wall/off.jpg', develop: { lamps: 0 }, mirror: false };
const on: Picture = { asset: 'wall/on.jpg', develop: {}, mirror: false };
const wall: Shot = {
  name: 'wall',
  scene: 'wall',
  shot: 'front',
  size: [2000, 1250],
  samples: 32,
  pictures: [off, on],
};
const chair: Shot = {
  ...wall,
  name: 'chair-day',
  scene: 'chair',
  pictures: [{ asset: 'chair.jpg', develop: {}, mirror: false }],
};
const shots = [wall, chair];
const everything = new Set(['wall/off.jpg', 'wall/on.jpg', 'chair.jpg']);
const upToDate = { 'wall/off.jpg': 'now', 'wall/on.jpg': 'now', 'chair.jpg': 'now' };
const fingerprint = () => 'now';

test('nothing is rendered when every picture was made from what is there', () => {
  expect(plan({ shots, records: upToDate, existing: everything, names: [], fingerprint })).toEqual([]);
});

test('a picture that is missing, or was made from something else, is rendered; its neighbours are left alone', () => {
  const records = { ...upToDate, 'wall/on.jpg': 'before' };
  const existing = new Set(['wall/off.jpg', 'wall/on.jpg']);

  const jobs = plan({ shots, records, existing, names: [], fingerprint });

  expect(jobs).toEqual([
    { shot: wall, pictures: [on] },
    { shot: chair, pictures: chair.pictures },
  ]);
});

test('the beginning of a name chooses its shots, and a name no shot has is said', () => {
  const asked = { shots, records: {}, existing: everything, fingerprint };
  expect(plan({ ...asked, names: ['chair'] }).map(({ shot }) => shot.name)).toEqual(['chair-day']);
  expect(unknownNames(shots, ['chair', 'char'])).toEqual(['char']);
});

test('a preview is a quarter of the size and never more than 16 samples', () => {
  expect(previewOf(wall)).toMatchObject({ size: [500, 313], samples: 16 });
  expect(previewOf({ ...wall, samples: 8 }).samples).toBe(8);
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

test('a scene is made by the scripts it imports, and by theirs', () => {
  expect(scriptsOf('wall', read())).toEqual([
    'lantern/glass',
    'lantern/ground',
    'lantern/lamps',
    'scenes/wall',
  ]);
  expect(scriptsOf('chair', read())).toEqual(['lantern/furniture', 'lantern/ground', 'scenes/chair']);
});

test('a new kind of glass renders lamps anew, and leaves the chair as it is', () => {
  const changed = read({ 'lantern/glass': 'roughness = 0.3\n' });
  expect(lightOf(wall, changed)).not.toBe(lightOf(wall, read()));
  expect(lightOf(chair, changed)).toBe(lightOf(chair, read()));
});

test('a dimmer lamp, a mirrored picture or another lens is developed anew from the same light', () => {
  const changed = read({ 'lantern/develop': 'bloom = 2\n' });
  expect(pictureOf(wall, on, changed)).not.toBe(pictureOf(wall, on, read()));
  expect(pictureOf(wall, { ...on, develop: { lamps: 0.2 } }, read())).not.toBe(pictureOf(wall, on, read()));
  expect(pictureOf(wall, { ...on, mirror: true }, read())).not.toBe(pictureOf(wall, on, read()));
  expect(lightOf(wall, changed)).toBe(lightOf(wall, read()));
});

const evening: Film = {
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

test('a film is made anew when a picture of it, its course or its script has changed, and only then', () => {
  const made = filmOf(evening, ['day', 'dusk'], () => 'script');

  expect(filmOf({ ...evening }, ['day', 'dusk'], () => 'script')).toBe(made);
  expect(filmOf(evening, ['day', 'later'], () => 'script')).not.toBe(made);
  expect(filmOf({ ...evening, hours: [0.2, 0.5, 0.8] }, ['day', 'dusk'], () => 'script')).not.toBe(made);
  expect(filmOf(evening, ['day', 'dusk'], () => 'another script')).not.toBe(made);
});

test('a lamp outside the picture, or a film that is no MP4, is refused', () => {
  const films = (film: object) =>
    v.safeParse(manifestSchema, { shots: [], films: [{ ...evening, ...film }] }).success;

  expect(films({})).toBe(true);
  expect(films({ lamps: [[1.2, 0.5, 1, 0.3]] })).toBe(false);
  expect(films({ asset: 'terrace/evening.gif' })).toBe(false);
});
