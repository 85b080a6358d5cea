import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '#site/services/cache';
import { createIcons } from '#site/services/icons';
import { type ReceivedRequest, createRecordingLog, sendJson, startOrigin } from '../../origin.ts';

const body = '<path fill="currentColor" d="M4 4h16v16H4z"/>';
const namesIn = ({ url }: ReceivedRequest) => url.searchParams.get('icons')?.split(',') ?? [];

/** Returns an icon set with the requested icons, as Iconify's own service does. */
const setOf = (request: ReceivedRequest) => ({
  prefix: 'ph',
  icons: Object.fromEntries(namesIn(request).map((name) => [name, { body }])),
  width: 256,
  height: 256,
});

function iconsFrom(...services: readonly string[]) {
  const { log, lines } = createRecordingLog();
  return { icons: createIcons({ services, cache: createCache({ log }), log }), lines };
}

test('Without a configured service only the brand’s icons are available', async () => {
  const { icons } = iconsFrom();
  const svgByName = await icons.sectionIcons([
    'veld:lantern',
    'ph:lamp',
    'veld:none',
    'lantern',
    '../x:y',
    '',
  ]);
  expect(Object.keys(svgByName)).toEqual(['veld:lantern']);
});

test('Icons of one set are requested together and returned as sanitised SVG', async () => {
  const service = await startOrigin((response, request) => sendJson(response, setOf(request)));
  const svgByName = await iconsFrom(service.url).icons.sectionIcons(['ph:lamp', 'veld:moth', 'ph:drop']);

  expect(service.requests.map(({ url }) => url.pathname + decodeURIComponent(url.search))).toEqual([
    '/ph.json?icons=drop,lamp',
  ]);
  expect(Object.keys(svgByName).sort()).toEqual(['ph:drop', 'ph:lamp', 'veld:moth']);
  expect(svgByName['ph:lamp']).toEqual({
    viewBox: '0 0 256 256',
    body: body.replace('/>', ' vector-effect="non-scaling-stroke" />'),
  });
});

test('Requests are split so that no URL exceeds 500 characters', async () => {
  const service = await startOrigin((response, request) => sendJson(response, setOf(request)));
  const names = Array.from({ length: 60 }, (_, index) => `a-drawing-with-a-long-name-${index}`);
  const found = await iconsFrom(service.url).icons.fromSet('ph', names);

  expect(found.ok && Object.keys(found.value).sort()).toEqual([...names].sort());
  const lengths = service.requests.map(({ url }) => (service.url + url.pathname + url.search).length);
  expect(lengths.length).toBeGreaterThan(1);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

test('A cached icon is not requested again', async () => {
  const service = await startOrigin((response, request) => sendJson(response, setOf(request)));
  const { icons } = iconsFrom(service.url);
  await icons.fromSet('ph', ['lamp', 'drop']);
  await icons.fromSet('ph', ['drop', 'lamp', 'lamp']);
  expect(service.requests).toHaveLength(1);
});

test('A cached icon is shown while another icon of its set cannot be loaded', async () => {
  let isDown = false;
  const service = await startOrigin((response, request) =>
    isDown ? sendJson(response, {}, 500) : sendJson(response, setOf(request)),
  );
  const { icons } = iconsFrom(service.url);
  await icons.sectionIcons(['ph:lamp']);
  isDown = true;
  expect(Object.keys(await icons.sectionIcons(['ph:lamp', 'ph:new']))).toEqual(['ph:lamp']);
  expect(await icons.fromSet('ph', ['lamp', 'new'])).toMatchObject({ ok: false });
});

test('An alias resolves to its icon', async () => {
  const service = await startOrigin((response) =>
    sendJson(response, {
      prefix: 'ph',
      icons: { lamp: { body } },
      aliases: { light: { parent: 'lamp', hFlip: true } },
    }),
  );
  const { 'ph:light': light } = await iconsFrom(service.url).icons.sectionIcons(['ph:light']);
  expect(light?.body).toContain('scale(-1 1)');
});

test.each([400, 404, 424])(
  'Status %i is final: no other host is tried and the icon is missing',
  async (status) => {
    const first = await startOrigin((response) => sendJson(response, status, status));
    const second = await startOrigin((response, request) => sendJson(response, setOf(request)));
    const { icons } = iconsFrom(first.url, second.url);
    expect(await icons.fromSet('ph', ['lamp'])).toEqual({ ok: true, value: {} });
    expect(second.requests).toHaveLength(0);
  },
);

test.each([500, 501, 503])('After status %i the next host is requested', async (status) => {
  const first = await startOrigin((response) => sendJson(response, status, status));
  const second = await startOrigin((response, request) => sendJson(response, setOf(request)));
  const { icons } = iconsFrom(first.url, second.url);
  expect(Object.keys(await icons.sectionIcons(['ph:lamp']))).toEqual(['ph:lamp']);
  expect(first.requests).toHaveLength(1);
});

test('An invalid icon set is a logged failure, and the page renders without the icon', async () => {
  const service = await startOrigin((response) => sendJson(response, { icons: 'none' }));
  const { icons, lines } = iconsFrom(service.url);
  expect(await icons.sectionIcons(['ph:lamp'])).toEqual({});
  expect(lines).toHaveLength(1);
});

test('A host without a response for 750 ms is followed by the next host', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const received = Promise.withResolvers<void>();
  const silent = await startOrigin(() => received.resolve());
  const second = await startOrigin((response, request) => sendJson(response, setOf(request)));
  const found = iconsFrom(silent.url, second.url).icons.sectionIcons(['ph:lamp']);
  await received.promise;
  await vi.advanceTimersByTimeAsync(749);
  expect(second.requests).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(Object.keys(await found)).toEqual(['ph:lamp']);
});
