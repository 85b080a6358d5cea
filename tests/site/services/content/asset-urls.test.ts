import { expect, test } from 'vitest';
import { sendJson, startOrigin } from '../../origin.ts';
import { clientOf, wireList, wirePage } from './client.ts';

/** The origin of the content system in its own URLs. */
const PUBLIC_ORIGIN = 'https://cms.example.test';

/**
 * Starts a content system whose entry contains a text, and returns that text as the client reads it. `@` means the base URL of the content
 * system.
 */
async function readText(
  text: string,
  { basePath = '', origin }: { basePath?: string; origin?: string } = {},
) {
  const system = await startOrigin((response) => {
    const sections = [{ text: text.replaceAll('@', origin ?? system.url + basePath) }];
    return sendJson(response, { data: wirePage('home', { sections }) });
  });
  const { nl } = clientOf(system.url + basePath, { publicOrigin: PUBLIC_ORIGIN });
  const read = await nl.entryByUri('/');
  const [section] = read.ok ? (read.value?.sections ?? []) : [];
  return String(Object(section).text).replaceAll(origin ?? system.url + basePath, '@');
}

test.each([
  ['as a URL', '@/assets/film.mp4', '/assets/film.mp4'],
  [
    'in HTML',
    `<img src="@/assets/a.jpg"> <a href='@/assets/b.pdf'>b</a>`,
    `<img src="/assets/a.jpg"> <a href='/assets/b.pdf'>b</a>`,
  ],
])('An absolute asset URL %s becomes a path of the site', async (_where, text, expected) => {
  expect(await readText(text)).toBe(expected);
  expect(await readText(text, { origin: PUBLIC_ORIGIN })).toBe(expected);
  expect(await readText(text, { basePath: '/cms' })).toBe(expected);
});

test.each([
  ['another path of the content system', '@/other/film.mp4'],
  ['a path of its API', '@/api/assets/film.mp4'],
  ['a host that begins like that of the content system', '@.example/assets/film.mp4'],
  ['another host', 'https://elsewhere.example.test/assets/film.mp4'],
  ['a path of the site', '/assets/film.mp4'],
])('A URL with %s is unchanged', async (_what, text) => {
  expect(await readText(text)).toBe(text);
  expect(await readText(text, { origin: PUBLIC_ORIGIN })).toBe(text);
});

test('Asset URLs in pictures, rows and lists become paths of the site', async () => {
  const picture = { id: 'assets::a.jpg', url: `${PUBLIC_ORIGIN}/assets/a.jpg` };
  const system = await startOrigin((response) =>
    sendJson(response, wireList([wirePage('home', { seo_image: picture, rows: [[{ picture }], null, 1] })])),
  );
  const { nl } = clientOf(system.url, { publicOrigin: PUBLIC_ORIGIN });
  const read = await nl.entries('pages');
  const url = '/assets/a.jpg';
  expect(read.ok && read.value.items[0]).toMatchObject({
    seo: { picture: { url } },
    fields: { rows: [[{ picture: { url } }], null, 1] },
  });
});
