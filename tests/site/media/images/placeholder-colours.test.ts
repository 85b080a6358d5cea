import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newDirectory, openImages, startPictures, twoColours } from './pictures.ts';

const BLACK = [0, 0, 0] as const;
const WHITE = [255, 255, 255] as const;
const EMBER = [226, 90, 24] as const;
const GREY = /^#(?:7f|80)(?:7f|80)(?:7f|80)$/;

test('A placeholder colour is the mean colour of the picture', async () => {
  const { url } = await startPictures({
    '/assets/half.png': await twoColours(BLACK, WHITE),
    '/assets/half.jpg': await twoColours(BLACK, WHITE, 'jpeg'),
    '/assets/ember.png': await twoColours(EMBER, EMBER),
  });
  const grounds = await openImages(url).placeholderColours([
    '/assets/half.png',
    '/assets/half.jpg',
    '/assets/ember.png',
  ]);
  expect(grounds.get('/assets/half.png')).toMatch(GREY);
  expect(grounds.get('/assets/half.jpg')).toMatch(GREY);
  expect(grounds.get('/assets/ember.png')).toBe('#e25a18');
});

test('A greyscale picture has a placeholder colour', async () => {
  const grey = await sharp(await twoColours(BLACK, WHITE))
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const { url } = await startPictures({ '/assets/grey.png': grey });
  expect((await openImages(url).placeholderColours(['/assets/grey.png'])).get('/assets/grey.png')).toMatch(
    GREY,
  );
});

test('A transparent picture has no placeholder colour', async () => {
  const { url } = await startPictures({
    '/assets/cut-out.png': await twoColours(EMBER, [0, 0, 0, 0]),
    '/assets/drawing.svg': new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle cx="4" cy="4" r="3"/></svg>',
    ),
  });
  const { placeholderColours, lines } = openImages(url);
  expect([...(await placeholderColours(['/assets/cut-out.png', '/assets/drawing.svg']))]).toEqual([]);
  expect(lines).toEqual([]);
});

test('A placeholder colour is computed once for concurrent requests and cached', async () => {
  const { url, fetched } = await startPictures({ '/assets/a.png': await twoColours(EMBER, EMBER) });
  const directory = newDirectory();
  const { placeholderColours } = openImages(url, { directory });
  await Promise.all([
    placeholderColours(['/assets/a.png', '/assets/a.png']),
    placeholderColours(['/assets/a.png']),
  ]);
  await placeholderColours(['/assets/a.png']);
  const afterRestart = openImages(url, { directory });
  expect([...(await afterRestart.placeholderColours(['/assets/a.png']))]).toEqual([
    ['/assets/a.png', '#e25a18'],
  ]);
  expect(fetched()).toHaveLength(1);
});

test('A replaced picture gets a new placeholder colour', async () => {
  const system = await startPictures({ '/assets/a.png': await twoColours(EMBER, EMBER) });
  let now = 0;
  const { placeholderColours } = openImages(system.url, { now: () => now });
  const ground = async () => (await placeholderColours(['/assets/a.png'])).get('/assets/a.png');
  expect(await ground()).toBe('#e25a18');

  system.files['/assets/a.png'] = await twoColours(BLACK, WHITE);
  now += 60_000;
  await expect.poll(ground).toMatch(GREY);
});

test('A hanging content system delays a page by at most 250 ms, and the next request has the colour', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { url, hold, letGo, fetched } = await startPictures({
    '/assets/slow.png': await twoColours(EMBER, EMBER),
  });
  const { placeholderColours } = openImages(url);
  hold();
  const page = placeholderColours(['/assets/slow.png']);
  await expect.poll(fetched).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(250);
  expect([...(await page)]).toEqual([]);

  letGo();
  expect((await placeholderColours(['/assets/slow.png'])).get('/assets/slow.png')).toBe('#e25a18');
  expect(fetched()).toHaveLength(1);
});

test('An invalid picture has no placeholder colour and is logged once', async () => {
  const { url, fetched } = await startPictures({ '/assets/a.jpg': new TextEncoder().encode('no picture') });
  const { placeholderColours, lines } = openImages(url);
  expect([...(await placeholderColours(['/assets/a.jpg']))]).toEqual([]);
  expect([...(await placeholderColours(['/assets/a.jpg']))]).toEqual([]);
  expect(fetched()).toHaveLength(1);
  expect(lines).toHaveLength(1);
});

test('A missing picture is not requested for every page', async () => {
  const { url, fetched } = await startPictures({});
  const { placeholderColours } = openImages(url);
  expect([...(await placeholderColours(['/assets/none.jpg']))]).toEqual([]);
  await placeholderColours(['/assets/none.jpg']);
  expect(fetched()).toHaveLength(1);
});

test('Other origins are never requested', async () => {
  const { url, fetched } = await startPictures({ '/assets/a.png': await twoColours(EMBER, EMBER) });
  const { placeholderColours } = openImages('https://cms.example.test');
  expect([
    ...(await placeholderColours([
      `${url}/assets/a.png`,
      'data:image/png;base64,AA',
      '//x.test/assets/a.png',
    ])),
  ]).toEqual([]);
  expect(fetched()).toEqual([]);
});
