import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  boxOf,
  fetchMarkers,
  type MapBox,
} from '../../../../../site/pages/store-finder/map/fetch-markers.ts';

afterEach(() => vi.unstubAllGlobals());

/** Responds to requests of the browser with JSON. Returns the list of requested URLs. */
function answer(body: unknown, status = 200) {
  const urls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    urls.push(url);
    return Promise.resolve(Response.json(body, { status }));
  });
  return urls;
}

const markers = { total: 0, stores: [], clusters: [] };
const request = (box: MapBox, zoom = 8.7) =>
  fetchMarkers({ locale: 'nl', query: 'type=dealer', box, zoom }, new AbortController().signal);

describe('Stores of the map', () => {
  test('are requested with the choice, the box and the whole zoom level', async () => {
    const urls = answer(markers);
    await request({ west: 4.71234567, south: 52, east: 5.1, north: 52.5 });
    expect(urls).toEqual([
      '/api/stores?type=dealer&locale=nl&box=4.7123%2C52.0000%2C5.1000%2C52.5000&zoom=8',
    ]);
  });

  test.each([
    [{ west: 175, south: -10, east: 190, north: 10 }, '175.0000,-10.0000,-170.0000,10.0000'],
    [{ west: -400, south: -95, east: 100, north: 95 }, '-180.0000,-90.0000,180.0000,90.0000'],
  ])('are requested within the world, also if the map shows it more than once', async (box, expected) => {
    const urls = answer(markers);
    await request(box, -1);
    expect(new URLSearchParams(urls[0]?.split('?')[1]).get('box')).toBe(expected);
    expect(new URLSearchParams(urls[0]?.split('?')[1]).get('zoom')).toBe('0');
  });

  test('are an error if the server fails or responds with something else', async () => {
    const box = { west: 0, south: 0, east: 1, north: 1 };
    answer(markers, 503);
    await expect(request(box)).rejects.toThrow('expected status 200, got 503');
    answer({ total: '3' });
    await expect(request(box)).rejects.toThrow(/Invalid/);
  });
});

test('The smallest box around positions has their edges', () => {
  expect(
    boxOf([
      { latitude: 52, longitude: 5 },
      { latitude: 50, longitude: 6 },
    ]),
  ).toEqual({ west: 5, south: 50, east: 6, north: 52 });
});
