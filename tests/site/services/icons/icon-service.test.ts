import { expect, onTestFinished, test, vi } from 'vitest';
import { createCache } from '#site/services/cache';
import { createIcons } from '#site/services/icons';
import { type Asked, keepLog, sendJson, startOrigin } from '../../origin.ts';

const body = '<path fill="currentColor" d="M4 4h16v16H4z"/>';
const namesIn = ({ url }: Asked) => url.searchParams.get('icons')?.split(',') ?? [];

/** As Iconify's own service answers: a set of what was asked for. */
const setOf = (asked: Asked) => ({
  prefix: 'ph',
  icons: Object.fromEntries(namesIn(asked).map((name) => [name, { body }])),
  width: 256,
  height: 256,
});

function iconsFrom(...services: readonly string[]) {
  const { log, lines } = keepLog();
  return { icons: createIcons({ services, cache: createCache({ log }), log }), lines };
}

test('without a service the brand’s own icons are there, and nobody is asked for others', async () => {
  const { icons } = iconsFrom();
  const drawings = await icons.sectionIcons([
    'veld:lantern',
    'ph:lamp',
    'veld:none',
    'lantern',
    '../x:y',
    '',
  ]);
  expect(Object.keys(drawings)).toEqual(['veld:lantern']);
});

test('names of one set are asked for together, as a list, and come as drawings', async () => {
  const service = await startOrigin((response, asked) => sendJson(response, setOf(asked)));
  const drawings = await iconsFrom(service.url).icons.sectionIcons(['ph:lamp', 'veld:moth', 'ph:drop']);

  expect(service.asked.map(({ url }) => url.pathname + decodeURIComponent(url.search))).toEqual([
    '/ph.json?icons=drop,lamp',
  ]);
  expect(Object.keys(drawings).sort()).toEqual(['ph:drop', 'ph:lamp', 'veld:moth']);
  expect(drawings['ph:lamp']).toEqual({
    viewBox: '0 0 256 256',
    body: body.replace('/>', ' vector-effect="non-scaling-stroke" />'),
  });
});

test('no address is longer than 500 characters; many names are asked for in several calls', async () => {
  const service = await startOrigin((response, asked) => sendJson(response, setOf(asked)));
  const names = Array.from({ length: 60 }, (_, index) => `a-drawing-with-a-long-name-${index}`);
  const found = await iconsFrom(service.url).icons.fromSet('ph', names);

  expect(found.ok && Object.keys(found.value).sort()).toEqual([...names].sort());
  const lengths = service.asked.map(({ url }) => (service.url + url.pathname + url.search).length);
  expect(lengths.length).toBeGreaterThan(1);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
});

test('what was given once is not asked for again', async () => {
  const service = await startOrigin((response, asked) => sendJson(response, setOf(asked)));
  const { icons } = iconsFrom(service.url);
  await icons.fromSet('ph', ['lamp', 'drop']);
  await icons.fromSet('ph', ['drop', 'lamp', 'lamp']);
  expect(service.asked).toHaveLength(1);
});

test('an alias is the icon it stands for', async () => {
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
  '%i is meant for good: no other host is asked, and there is no such icon',
  async (status) => {
    const first = await startOrigin((response) => sendJson(response, status, status));
    const second = await startOrigin((response, asked) => sendJson(response, setOf(asked)));
    const { icons } = iconsFrom(first.url, second.url);
    expect(await icons.fromSet('ph', ['lamp'])).toEqual({ ok: true, value: {} });
    expect(second.asked).toHaveLength(0);
  },
);

test.each([500, 501, 503])('after %i the next host is asked', async (status) => {
  const first = await startOrigin((response) => sendJson(response, status, status));
  const second = await startOrigin((response, asked) => sendJson(response, setOf(asked)));
  const { icons } = iconsFrom(first.url, second.url);
  expect(Object.keys(await icons.sectionIcons(['ph:lamp']))).toEqual(['ph:lamp']);
  expect(first.asked).toHaveLength(1);
});

test('what is no icon set is a failure, told in the log, and the page goes without', async () => {
  const service = await startOrigin((response) => sendJson(response, { icons: 'none' }));
  const { icons, lines } = iconsFrom(service.url);
  expect(await icons.sectionIcons(['ph:lamp'])).toEqual({});
  expect(lines).toHaveLength(1);
});

test('a host that says nothing for 750 ms is not waited for: the next one answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const heard = Promise.withResolvers<void>();
  const silent = await startOrigin(() => heard.resolve());
  const second = await startOrigin((response, asked) => sendJson(response, setOf(asked)));
  const found = iconsFrom(silent.url, second.url).icons.sectionIcons(['ph:lamp']);
  await heard.promise;
  await vi.advanceTimersByTimeAsync(749);
  expect(second.asked).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(Object.keys(await found)).toEqual(['ph:lamp']);
});
