import { expect, test } from 'vitest';
import { embeddedTest, get, useContentSystem } from './content-system.ts';
import { getItem, pageOf } from './responses.ts';

useContentSystem();

const container = '/api/assets/assets';
const lengths = [
  'duration',
  'duration_seconds',
  'duration_minutes',
  'duration_sec',
  'duration_min',
  'playtime',
];
const workshop = `${container}/hero/workshop.jpg`;

test('Asset has its file name, kind and URLs', async () => {
  const picture = await getItem(workshop);
  expect(picture).toMatchObject({
    id: 'assets::hero/workshop.jpg',
    path: 'hero/workshop.jpg',
    folder: 'hero',
    filename: 'workshop',
    basename: 'workshop.jpg',
    extension: 'jpg',
    is_asset: true,
    is_image: true,
    is_svg: false,
    is_audio: false,
    is_video: false,
    mime_type: 'image/jpeg',
  });
  for (const key of ['title', 'is_previewable', 'blueprint', 'edit_url', 'container', ...lengths])
    expect(picture).toHaveProperty(key);
  for (const key of lengths) expect(picture[key]).toBeNull();
  expect(picture['url']).toMatch(/\/assets\/hero\/workshop\.jpg$/);
  expect(picture['permalink']).toMatch(/^https?:\/\/.+\/assets\/hero\/workshop\.jpg$/);
  expect(picture['api_url']).toMatch(/^https?:\/\/.+\/api\/assets\/assets\/hero\/workshop\.jpg$/);
});

test('Asset has the alternative text, own fields and focus of its meta file', async () => {
  expect(await getItem(workshop)).toMatchObject({
    alt: 'Een werkplaats met drie lampen',
    credit: 'Foto: Kim',
    focus: '40-60-1',
    has_focus: true,
    focus_css: '40% 60%',
  });
});

test('Asset has the dimensions of an image', async () => {
  const picture = await getItem(workshop);
  expect(picture).toMatchObject({ width: 160, height: 90, orientation: 'landscape' });
  expect(picture['ratio']).toBeCloseTo(16 / 9, 3);
});

test('Asset without a meta file has measured dimensions and the focus in the centre', async () => {
  const picture = await getItem(`${container}/hero/dusk.png`);
  expect(picture).toMatchObject({
    width: 40,
    height: 60,
    orientation: 'portrait',
    mime_type: 'image/png',
    focus: '50-50-1',
    has_focus: false,
    focus_css: '50% 50%',
    alt: null,
  });
  expect(picture['ratio']).toBeCloseTo(40 / 60, 3);
});

test('Asset has its size in several units', async () => {
  const file = await getItem(`${container}/documents/care.txt`);
  expect(file).toMatchObject({ size_bytes: 26, size_b: 26, is_image: false, extension: 'txt' });
  expect(file['size']).toBeTypeOf('string');
  expect(Math.abs(Number(file['size_kilobytes']) - 26 / 1024)).toBeLessThan(0.01);
  for (const [unit, twin] of [
    ['kilobytes', 'kb'],
    ['megabytes', 'mb'],
    ['gigabytes', 'gb'],
  ]) {
    expect(file[`size_${unit}`]).toBeTypeOf('number');
    expect(file[`size_${twin}`]).toBe(file[`size_${unit}`]);
  }
});

test('Asset has the time of its last change', async () => {
  const file = await getItem(`${container}/documents/care.txt`);
  expect(file['last_modified_timestamp']).toBeTypeOf('number');
  expect(file).toHaveProperty('last_modified_instance');
  expect(file).toHaveProperty('last_modified');
});

test('Asset is served at its permalink', async () => {
  const { pathname } = new URL(String((await getItem(workshop))['permalink']));
  const picture = await get(pathname);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
});

test('Captions have the type text/vtt in the API and at their permalink', async () => {
  const captions = await getItem(`${container}/documents/film.vtt`);
  expect(captions).toMatchObject({ mime_type: 'text/vtt', is_video: false });
  const { headers } = await get(new URL(String(captions['permalink'])).pathname);
  expect(headers.get('content-type')).toMatch(/^text\/vtt/);
});

test.each([
  `${container}/..%2F..%2Fresources%2Fsites.yaml`,
  `${container}/hero%2F..%2F..%2F..%2Fresources%2Fsites.yaml`,
  '/assets/..%2F..%2Fresources%2Fsites.yaml',
  '/assets/%2e%2e/%2e%2e/resources/sites.yaml',
])('Asset path %s does not expose other files', async (path) => {
  const response = await get(path);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.status).toBeLessThan(500);
  expect(response.text).not.toContain('example.test');
  expect(response.text).not.toContain('werkplaats');
});

embeddedTest(
  'Meta files are not served at a URL',
  'the web server of another system may serve them',
  async () => {
    expect((await get('/assets/hero/.meta/workshop.jpg.yaml')).status).toBe(404);
  },
);

test('Asset with the extension svg has is_svg', async () => {
  expect(await getItem(`${container}/lamp.svg`)).toMatchObject({
    is_svg: true,
    extension: 'svg',
  });
});

test('Container list is paginated, includes subfolders and excludes meta files', async () => {
  const { data, meta } = pageOf(await get(container, { sort: 'path', limit: 100 }));
  const paths = data.map(({ path }) => String(path));
  expect(paths).toEqual(
    expect.arrayContaining([
      'documents/care.txt',
      'hero/dusk.png',
      'hero/square.webp',
      'hero/workshop.jpg',
      'lamp.svg',
    ]),
  );
  expect(paths.filter((path) => path.includes('.meta'))).toEqual([]);
  expect(meta.total).toBe(paths.length);
});

test('Container list returns only the requested fields', async () => {
  const { data } = pageOf(await get(container, { sort: 'path', limit: 1, fields: 'path,extension' }));
  expect(data).toEqual([{ path: 'documents/care.txt', extension: 'txt' }]);
});

test('Container list rejects a filter that is not allowed', async () => {
  const response = await get(container, { filter: { extension: 'jpg' } });
  expect(response.status).toBe(422);
  expect(response.body).toEqual({ message: 'Forbidden filter: extension' });
});
