import { expect, test } from 'vitest';
import { createIndex, idsOf, searchIndex, useSearch } from './search-system.ts';

useSearch();

const stores = [
  { objectID: 'amsterdam', store_type: 'showroom', _geoloc: { lat: 52.3731, lng: 4.8926 } },
  { objectID: 'utrecht', store_type: 'dealer', _geoloc: { lat: 52.0907, lng: 5.1214 } },
  {
    objectID: 'berlin',
    store_type: 'showroom',
    _geoloc: [
      { lat: 52.52, lng: 13.405 },
      { lat: 53.55, lng: 9.993 },
    ],
  },
  { objectID: 'online', store_type: 'dealer' },
];
const nearAmsterdam = { aroundLatLng: '52.37,4.89' };
const settings = { attributesForFaceting: ['store_type'] };
const MILE_METRES = 1609.344;

test('Records around a point are ranked by their distance', async () => {
  const indexName = await createIndex(stores, settings);
  const { hits } = await searchIndex(indexName, {
    ...nearAmsterdam,
    aroundRadius: 'all',
    getRankingInfo: true,
  });
  expect(hits.map(({ objectID }) => objectID)).toEqual(['amsterdam', 'utrecht', 'berlin']);
  const distances = hits.map(({ _rankingInfo: info }) => info?.matchedGeoLocation?.distance ?? 0);
  expect(distances[0]).toBeGreaterThan(330);
  expect(distances[0]).toBeLessThan(430);
  expect(distances[1]).toBeGreaterThan(34_000);
  expect(distances[1]).toBeLessThan(36_000);
  // Hamburg, the nearer of the two points of the record.
  expect(distances[2]).toBeGreaterThan(360_000);
  expect(distances[2]).toBeLessThan(370_000);
});

test.each([
  [50_000, ['amsterdam', 'utrecht']],
  [Math.round(20 * MILE_METRES), ['amsterdam']],
  [Math.round(25 * MILE_METRES), ['amsterdam', 'utrecht']],
])('A radius of %i metres finds the stores %j', async (aroundRadius, expected) => {
  const indexName = await createIndex(stores, settings);
  expect(await idsOf(indexName, { ...nearAmsterdam, aroundRadius })).toEqual(expected);
});

test('Filters and the area combine', async () => {
  const indexName = await createIndex(stores, settings);
  const parameters = { ...nearAmsterdam, aroundRadius: 100_000, filters: 'store_type:showroom' };
  expect(await idsOf(indexName, parameters)).toEqual(['amsterdam']);
});

test('A precision groups distances that are about equal', async () => {
  const indexName = await createIndex(
    [
      { objectID: 'near', popularity: 1, _geoloc: { lat: 52.371, lng: 4.89 } },
      { objectID: 'far', popularity: 2, _geoloc: { lat: 52.38, lng: 4.89 } },
    ],
    { customRanking: ['desc(popularity)'] },
  );
  const ids = (aroundPrecision: number) =>
    idsOf(indexName, { ...nearAmsterdam, aroundRadius: 'all', aroundPrecision });
  expect(await ids(10)).toEqual(['near', 'far']);
  expect(await ids(5000)).toEqual(['far', 'near']);
});

test('A search without a radius returns the automatic one', async () => {
  const indexName = await createIndex(stores, settings);
  const response = await searchIndex(indexName, { ...nearAmsterdam, minimumAroundRadius: 1_000_000 });
  expect(response).toMatchObject({ nbHits: 3, automaticRadius: '1000000' });
  expect(response).not.toHaveProperty('aroundLatLng');
});

test('Boxes and polygons override the point', async () => {
  const indexName = await createIndex(stores, settings);
  const netherlands = [53.6, 3.3, 50.7, 7.3];
  const triangle = [54.5, 9, 52, 9, 53, 14.5];
  const inBox = await idsOf(indexName, {
    ...nearAmsterdam,
    aroundRadius: 1000,
    insideBoundingBox: [netherlands],
  });
  expect(inBox.sort()).toEqual(['amsterdam', 'utrecht']);
  expect(await idsOf(indexName, { insidePolygon: [triangle] })).toEqual(['berlin']);
  const both = await idsOf(indexName, { insideBoundingBox: [netherlands], insidePolygon: [triangle] });
  expect(both.sort()).toEqual(['amsterdam', 'utrecht']);
});
