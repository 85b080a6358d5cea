import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flatLand, type World } from '../../../../../site/pages/store-finder/map/flat-shapes.ts';

const world: World = JSON.parse(readFileSync('node_modules/world-atlas/countries-50m.json', 'utf8'));
const rings = flatLand(world).geometry.coordinates.flat();
const longitudes = (ring: (typeof rings)[number]) => ring.map(([longitude = 0]) => longitude);

test('No shape of the flat map jumps across the world', () => {
  expect(rings.length).toBeGreaterThan(1_000);
  // Only the shape around the South Pole may have an edge along the whole width of the map, at the bottom.
  const jumps = rings.flatMap((ring) =>
    ring.filter(([longitude = 0, latitude = 0], at) => {
      const [before = longitude] = ring[at - 1] ?? [];
      return Math.abs(longitude - before) > 180 && latitude > -90;
    }),
  );
  expect(jumps).toEqual([]);
});

test('Each shape of the flat map is closed', () => {
  expect(rings.filter((ring) => ring[0]?.join() !== ring.at(-1)?.join())).toEqual([]);
});

test('A shape that crosses the 180th meridian continues beyond it', () => {
  // The east of Russia, which crosses the meridian.
  expect(
    rings.some((ring) => Math.max(...longitudes(ring)) > 185 && Math.min(...longitudes(ring)) > -60),
  ).toBe(true);
});
