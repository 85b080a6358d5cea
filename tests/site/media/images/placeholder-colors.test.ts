import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newDirectory, createTestImages, startPictureServer, twoColours } from './pictures.ts';

const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;
const EMBER = [226, 90, 24] as const;
const GREY = /^#(?:7f|80)(?:7f|80)(?:7f|80)$/;

test('A placeholder colour is the mean colour of the picture', async () => {
  const { url } = await startPictureServer({
    '/assets/half.png': await twoColours(BLACK, WHITE),
    '/assets/half.jpg': await twoColours(BLACK, WHITE, 'jpeg'),
    '/assets/ember.png': await twoColours(EMBER, EMBER),
  });
  const colours = await createTestImages(url).placeholderColors([
    '/assets/half.png',
    '/assets/half.jpg',
    '/assets/ember.png',
  ]);
  expect(colours.get('/assets/half.png')).toMatch(GREY);
  expect(colours.get('/assets/half.jpg')).toMatch(GREY);
  expect(colours.get('/assets/ember.png')).toBe('#e25a18');
});

test('A greyscale picture has a placeholder colour', async () => {
  const grey = await sharp(await twoColours(BLACK, WHITE))
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const { url } = await startPictureServer({ '/assets/grey.png': grey });
  expect(
    (await createTestImages(url).placeholderColors(['/assets/grey.png'])).get('/assets/grey.png'),
  ).toMatch(GREY);
});

test('A transparent picture has no placeholder colour', async () => {
  const { url } = await startPictureServer({
    '/assets/cut-out.png': await twoColours(EMBER, [0, 0, 0, 0]),
    '/assets/drawing.svg': new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="3"/></svg>',
    ),
  });
  const { placeholderColors, lines } = createTestImages(url);
  expect([...(await placeholderColors(['/assets/cut-out.png', '/assets/drawing.svg']))]).toEqual([]);
  expect(lines).toEqual([]);
});

test('A placeholder colour is computed once for concurrent requests and cached', async () => {
  const { url, fetchedPaths } = await startPictureServer({ '/assets/a.png': await twoColours(EMBER, EMBER) });
  const directory = newDirectory();
  const { placeholderColors } = createTestImages(url, { directory });
  await Promise.all([
    placeholderColors(['/assets/a.png', '/assets/a.png']),
    placeholderColors(['/assets/a.png']),
  ]);
  await placeholderColors(['/assets/a.png']);
  const afterRestart = createTestImages(url, { directory });
  expect([...(await afterRestart.placeholderColors(['/assets/a.png']))]).toEqual([
    ['/assets/a.png', '#e25a18'],
  ]);
  expect(fetchedPaths()).toHaveLength(1);
});

test('A replaced picture gets a new placeholder colour', async () => {
  const system = await startPictureServer({ '/assets/a.png': await twoColours(EMBER, EMBER) });
  let now = 0;
  const { placeholderColors } = createTestImages(system.url, { now: () => now });
  const colour = async () => (await placeholderColors(['/assets/a.png'])).get('/assets/a.png');
  expect(await colour()).toBe('#e25a18');

  system.files['/assets/a.png'] = await twoColours(BLACK, WHITE);
  now += 60_000;
  await expect.poll(colour).toMatch(GREY);
});

test('A hanging content system delays a page by at most the time limit, and the next request has the colour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, pauseBodies, resumeBodies, fetchedPaths } = await startPictureServer({
    '/assets/slow.png': await twoColours(EMBER, EMBER),
  });
  const { placeholderColors } = createTestImages(url, { limits: { maxColorWaitMs: 250 } });
  pauseBodies();
  const page = placeholderColors(['/assets/slow.png']);
  await expect.poll(fetchedPaths).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(250);
  expect([...(await page)]).toEqual([]);

  resumeBodies();
  expect((await placeholderColors(['/assets/slow.png'])).get('/assets/slow.png')).toBe('#e25a18');
  expect(fetchedPaths()).toHaveLength(1);
});

test('An invalid picture has no placeholder colour and is logged once', async () => {
  const { url, fetchedPaths } = await startPictureServer({
    '/assets/a.jpg': new TextEncoder().encode('no picture'),
  });
  const { placeholderColors, lines } = createTestImages(url);
  expect([...(await placeholderColors(['/assets/a.jpg']))]).toEqual([]);
  expect([...(await placeholderColors(['/assets/a.jpg']))]).toEqual([]);
  expect(fetchedPaths()).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

test('A missing picture is requested only once', async () => {
  const { url, fetchedPaths } = await startPictureServer({});
  const { placeholderColors } = createTestImages(url);
  expect([...(await placeholderColors(['/assets/none.jpg']))]).toEqual([]);
  await placeholderColors(['/assets/none.jpg']);
  expect(fetchedPaths()).toHaveLength(1);
});

test('Pictures of other origins are never requested', async () => {
  const { url, fetchedPaths } = await startPictureServer({ '/assets/a.png': await twoColours(EMBER, EMBER) });
  const { placeholderColors } = createTestImages('https://cms.example.test');
  expect([
    ...(await placeholderColors([
      `${url}/assets/a.png`,
      'data:image/png;base64,AA',
      '//x.test/assets/a.png',
    ])),
  ]).toEqual([]);
  expect(fetchedPaths()).toEqual([]);
});
