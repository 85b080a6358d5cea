import { describe, expect, test } from 'vitest';
import { type ClusterableStore, createClusters } from '#site/stores/cluster-stores';

const deventer = { id: 'deventer', city: 'Deventer', latitude: 52.25, longitude: 6.16 };
const zutphen = { id: 'zutphen', city: 'Zutphen', latitude: 52.14, longitude: 6.2 };
const santaFe = { id: 'santa-fe', city: 'Santa Fe', latitude: 35.69, longitude: -105.94 };

const WORLD = { west: -180, south: -90, east: 180, north: 90 };

/** Clusters all of these stores. */
function clusterStores<Item extends ClusterableStore>(stores: readonly Item[], zoom: number, box = WORLD) {
  return createClusters(stores)([...stores.keys()], box, zoom);
}

describe('Stores on a map', () => {
  test('are joined by the zoom level, and by larger cells where the box does not fit it', () => {
    const region = { west: 5, south: 51, east: 7, north: 53 };
    expect(clusterStores([deventer, zutphen], 10, region).stores).toEqual([deventer, zutphen]);
    expect(clusterStores([deventer, zutphen], 10, WORLD).clusters).toMatchObject([{ count: 2 }]);
    expect(clusterStores([deventer, zutphen], 3, { ...region, west: 170, east: -170 }).clusters).toHaveLength(
      1,
    );
  });

  test('are joined where they are close to each other, with their middle and edges', () => {
    const { stores, clusters } = clusterStores([deventer, zutphen, santaFe], 3);
    expect(stores).toEqual([santaFe]);
    expect(clusters).toEqual([
      {
        count: 2,
        city: 'Deventer',
        latitude: expect.closeTo(52.195),
        longitude: expect.closeTo(6.18),
        west: 6.16,
        east: 6.2,
        south: 52.14,
        north: 52.25,
      },
    ]);
  });

  test('are single at a high zoom level, also at the same address', () => {
    const twins = [deventer, { ...deventer, id: 'second floor' }];
    expect(clusterStores(twins, 11)).toEqual({ stores: twins, clusters: [] });
  });

  test('keep their clusters when the map moves', () => {
    const [cluster] = clusterStores([deventer, zutphen], 3).clusters;
    expect(clusterStores([deventer, zutphen, santaFe], 3).clusters).toEqual([cluster]);
  });

  test('are at most 200 markers, whatever the zoom level', () => {
    const grid = Array.from({ length: 50_000 }, (_, at) => ({
      id: String(at),
      city: '',
      latitude: -60 + (120 * Math.floor(at / 250)) / 200,
      longitude: -179 + (358 * (at % 250)) / 250,
    }));
    const { stores, clusters } = clusterStores(grid, 20);
    expect(stores.length + clusters.length).toBeLessThanOrEqual(200);
    expect(stores.length + clusters.reduce((sum, { count }) => sum + count, 0)).toBe(50_000);
  });

  test('have a marker at the poles and none without stores', () => {
    expect(clusterStores([{ city: '', latitude: 90, longitude: 180 }], 0).stores).toHaveLength(1);
    expect(clusterStores([], 0)).toEqual({ stores: [], clusters: [] });
  });
});
