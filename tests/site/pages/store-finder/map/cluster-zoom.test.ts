import { expect, test } from 'vitest';
import { createClusters } from '#site/stores/cluster-stores';
import { gridLevelOf, zoomToOpen } from '../../../../../site/pages/store-finder/map/cluster-zoom.ts';

test.each([
  { zoom: 4, fit: 6.5, opened: 6.5 },
  { zoom: 4, fit: 4.8, opened: 5 },
  { zoom: 4.9, fit: 4.1, opened: 5 },
  { zoom: 5, fit: 5, opened: 6 },
  { zoom: -0.6, fit: -0.2, opened: 1 },
  { zoom: 10.5, fit: 11, opened: 11 },
  { zoom: 11.2, fit: 11, opened: 12 },
])('A cluster at zoom level $zoom, whose stores fit at $fit, opens at $opened', ({ zoom, fit, opened }) => {
  expect(zoomToOpen(zoom, fit)).toBe(opened);
});

test('A cluster that is as wide as its cell is divided when it opens on a low map', () => {
  const stores = [-11.2, -7.1].map((longitude) => ({ city: 'Galway', latitude: 53.3, longitude }));
  const cluster = createClusters(stores);
  const box = { west: -20, south: 45, east: 0, north: 60 };
  expect(cluster([0, 1], box, gridLevelOf(4.2)).clusters).toMatchObject([{ count: 2 }]);
  expect(cluster([0, 1], box, gridLevelOf(zoomToOpen(4.2, 4.8))).stores).toEqual(stores);
});
