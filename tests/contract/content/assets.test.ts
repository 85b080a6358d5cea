import { expect, test } from 'vitest';
import { embeddedTest, get, useContentSystem } from './content-system.ts';
import { getItem, pageOf } from './responses.ts';

useContentSystem();

const container = '/api/assets/assets';
const workshop = `${container}/hero/workshop.jpg`;

test('a picture says what it is and where', async () => {
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
  for (const key of ['title', 'is_previewable', 'blueprint', 'edit_url', 'container', 'duration', 'playtime'])
    expect(picture).toHaveProperty(key);
  expect(picture['url']).toMatch(/\/assets\/hero\/workshop\.jpg$/);
  expect(picture['permalink']).toMatch(/^https?:\/\/.+\/assets\/hero\/workshop\.jpg$/);
  expect(picture['api_url']).toMatch(/^https?:\/\/.+\/api\/assets\/assets\/hero\/workshop\.jpg$/);
});

test('a picture has the words and the focus editors gave it', async () => {
  expect(await getItem(workshop)).toMatchObject({
    alt: 'Een werkplaats met drie lampen',
    credit: 'Foto: Kim',
    focus: '40-60-1',
    has_focus: true,
    focus_css: '40% 60%',
  });
});

test('a picture has its dimensions', async () => {
  const picture = await getItem(workshop);
  expect(picture).toMatchObject({ width: 160, height: 90, orientation: 'landscape' });
  expect(picture['ratio']).toBeCloseTo(16 / 9, 3);
});

test('a picture nobody described is measured and has its focus in the middle', async () => {
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

test('a file has its size in several units', async () => {
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

test('a file has the moment it last changed', async () => {
  const file = await getItem(`${container}/documents/care.txt`);
  expect(file['last_modified_timestamp']).toBeTypeOf('number');
  expect(file).toHaveProperty('last_modified_instance');
  expect(file).toHaveProperty('last_modified');
});

test('the address of a picture is where it is served', async () => {
  const { pathname } = new URL(String((await getItem(workshop))['permalink']));
  const picture = await get(pathname);
  expect(picture.status).toBe(200);
  expect(picture.headers.get('content-type')).toBe('image/jpeg');
});

test.each([
  `${container}/..%2F..%2Fresources%2Fsites.yaml`,
  `${container}/hero%2F..%2F..%2F..%2Fresources%2Fsites.yaml`,
  '/assets/..%2F..%2Fresources%2Fsites.yaml',
  '/assets/%2e%2e/%2e%2e/resources/sites.yaml',
])('%s gives nothing away', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  expect(answer.text).not.toContain('example.test');
  expect(answer.text).not.toContain('werkplaats');
});

embeddedTest(
  'what editors noted of a picture is served by the API only',
  'another system’s web server serves its public folder as it likes',
  async () => {
    expect((await get('/assets/hero/.meta/workshop.jpg.yaml')).status).toBe(404);
  },
);

test('a drawing is an SVG', async () => {
  expect(await getItem(`${container}/lamp.svg`)).toMatchObject({
    is_svg: true,
    extension: 'svg',
  });
});

test('the list of a container is paginated, holds folders’ files and no meta files', async () => {
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

test('an asset may be asked for some of its fields', async () => {
  const { data } = pageOf(await get(container, { sort: 'path', limit: 1, fields: 'path,extension' }));
  expect(data).toEqual([{ path: 'documents/care.txt', extension: 'txt' }]);
});

test('a filter on assets is refused while none is allowed', async () => {
  const answer = await get(container, { filter: { extension: 'jpg' } });
  expect(answer.status).toBe(422);
  expect(answer.body).toEqual({ message: 'Forbidden filter: extension' });
});
