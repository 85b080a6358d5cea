import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRateLimit } from '../../site/forms/rate-limit.ts';
import { createRateLimits } from '../../site/forms/rate-limits.ts';
import { readEnvironment } from '../../site/server/env.ts';
import { listen } from '../../site/server/listen.ts';
import { runSite } from '../site/running-site.ts';

const HEADER = 'X-Forwarded-For';
/** A page that does not exist. The rate limit applies before the page is looked up. */
const PATH = '/nl/nergens';
const MAX = 3;

type Post = {
  /** Values of the proxy's header, one header line each. */
  readonly header?: readonly string[];
  /** Loopback address of the client's socket. */
  readonly from?: string;
};

type SiteOnSocket = Awaited<ReturnType<typeof startOnSocket>>;

/** Starts the site on a socket. `post` returns whether the post is within the rate limit. */
async function startOnSocket(variables: Readonly<Record<string, string>>) {
  const environment = { FORM_POSTS: String(MAX), ...variables };
  const site = await runSite({ variables: environment });
  const server = await listen(site.app, { port: 0, host: '0.0.0.0', headers: {} });
  const { port } = new URL(server.url);
  const post = ({ header, from = '127.0.0.1' }: Post) =>
    new Promise<boolean>((resolve, reject) => {
      const headers = {
        host: 'www.example.test',
        origin: 'https://www.example.test',
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
        ...(header === undefined ? {} : { [HEADER]: [...header] }),
      };
      request(
        { host: '127.0.0.1', port, path: PATH, method: 'POST', headers, localAddress: from },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode !== 429));
        },
      )
        .once('error', reject)
        .end('a=1');
    });
  const postAll = async (posts: readonly Post[]) => {
    const accepted: boolean[] = [];
    for (const each of posts) accepted.push(await post(each));
    return accepted.filter(Boolean).length;
  };
  const stop = async () => {
    await server.close();
    await site.stop();
  };
  return { post, postAll, stop, events: site.events };
}

const lines = (values: readonly string[]) => values.map((value) => ({ header: [value] }));
const numbered = (count: number, value: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => value(number));

// The tests share a site, so each uses other addresses and sockets.
describe('The rate limit of forms behind a proxy', () => {
  let site: SiteOnSocket;
  beforeAll(async () => {
    site = await startOnSocket({ CLIENT_ADDRESS_HEADER: HEADER });
  });
  afterAll(() => site.stop());

  test.each<[string, string, readonly Post[]]>([
    ['without the header', '127.0.1.1', Array.from({ length: 6 }, () => ({}))],
    ['with an empty header', '127.0.1.2', lines(['', ' ', ',', ', ,', '', ''])],
    [
      'with words in the header',
      '127.0.1.3',
      lines(['unknown', '_hidden', 'localhost', 'x', 'null', 'undefined']),
    ],
    [
      'with invalid addresses in the header',
      '127.0.1.4',
      lines(['999.1.1.1', '1.2.3', '0x7f.0.0.1', '1.2.3.4:x', '[1::2', '1::2::3']),
    ],
    ['with random text in the header', '127.0.1.5', lines(numbered(6, () => crypto.randomUUID()))],
  ])('counts posts %s by the address of the socket', async (_case, from, posts) => {
    expect(await site.postAll(posts.map((post) => ({ ...post, from })))).toBe(MAX);
  });

  test.each<[string, readonly string[]]>([
    ['ports', numbered(6, (number) => `192.0.2.1:${1000 + number}`)],
    [
      'spellings of one IPv4 address',
      [
        '192.0.2.2',
        '::ffff:192.0.2.2',
        '::FFFF:c000:202',
        '0:0:0:0:0:ffff:192.0.2.2',
        '[::ffff:192.0.2.2]:80',
        ' 192.0.2.2 ',
      ],
    ],
    [
      'spellings of one IPv6 address',
      [
        '2001:db8::1',
        '2001:DB8::1',
        '2001:0db8:0:0:0:0:0:1',
        '[2001:db8::1]',
        '[2001:db8::1]:443',
        '2001:db8::0.0.0.1',
      ],
    ],
    ['zones of one IPv6 address', numbered(6, (number) => `fe80::1%eth${number}`)],
    ['addresses of one /64 network', numbered(6, (number) => `2001:db8:1:2:${number}::1`)],
    ['forged addresses before the proxy’s', numbered(6, (number) => `198.51.100.${number}, 192.0.2.3`)],
  ])('counts different %s as one visitor', async (_case, headers) => {
    expect(await site.postAll(lines(headers))).toBe(MAX);
  });

  test('does not count posts of other visitors through the same socket', async () => {
    expect(await site.postAll(Array.from({ length: 6 }, () => ({ from: '127.0.1.6' })))).toBe(MAX);
    expect(await site.post({ from: '127.0.1.6', header: ['203.0.113.1'] })).toBe(true);
    expect(await site.post({ from: '127.0.1.7' })).toBe(true);
  });

  test('counts repeated headers as one list', async () => {
    const posts = numbered(6, (number) => `198.51.100.${number}`).map((forged) => ({
      header: [forged, '192.0.2.4'],
    }));
    expect(await site.postAll(posts)).toBe(MAX);
  });

  test('accepts ten times the limit from all /64 networks of one /48 network', async () => {
    const headers = numbered(12 * MAX, (number) => `2001:db8:2:${number.toString(16)}::1`);
    expect(await site.postAll(lines(headers))).toBe(10 * MAX);
    expect(await site.post({ header: ['2001:db8:3::1'] })).toBe(true);
  });

  test('does not let one visitor use up the limit of the neighbours in a /48 network', async () => {
    await site.postAll(lines(numbered(12 * MAX, () => '2001:db8:4:1::1')));
    expect(await site.post({ header: ['2001:db8:4:2::1'] })).toBe(true);
  });

  test('logs once that the header has no valid address', async () => {
    await site.postAll(lines(['', 'unknown', '192.0.2.5']));
    const warnings = site.events.filter(({ message }) => message.startsWith('CLIENT_ADDRESS_HEADER'));
    expect(warnings).toHaveLength(1);
  });
});

test('The rate limit of forms reads the address that the first of two trusted proxies appended', async () => {
  const site = await startOnSocket({ CLIENT_ADDRESS_HEADER: HEADER, TRUSTED_PROXIES: '2' });
  const throughBoth = numbered(6, (number) => `198.51.100.${number}, 192.0.2.1, 203.0.113.${number}`);
  expect(await site.postAll(lines(throughBoth))).toBe(MAX);
  // With one address, the request did not pass through both proxies, so the address of the socket counts.
  expect(await site.postAll(lines(numbered(6, (number) => `198.51.100.${number}`)))).toBe(MAX);
  expect(await site.post({ header: ['192.0.2.2, 203.0.113.1'] })).toBe(true);
  await site.stop();
});

test('The rate limit of forms ignores proxy headers that the operator has not configured', async () => {
  const site = await startOnSocket({});
  expect(await site.postAll(lines(numbered(6, (number) => `192.0.2.${number}`)))).toBe(MAX);
  await site.stop();
});

test('The rate limit counts all requests without an address as one visitor', () => {
  const isWithinLimit = createRateLimit({ max: 2, now: () => new Date(0) });
  expect([undefined, undefined, undefined].map(isWithinLimit)).toEqual([true, true, false]);
});

test('The rate limit accepts requests again after ten minutes', () => {
  let minutes = 0;
  const isWithinLimit = createRateLimit({ max: 1, now: () => new Date(minutes * 60_000) });
  expect([isWithinLimit('192.0.2.1'), isWithinLimit('192.0.2.1')]).toEqual([true, false]);
  minutes = 10;
  expect(isWithinLimit('192.0.2.1')).toBe(true);
});

test('Posts of products use the limit of the cart, which is higher than that of forms', async () => {
  const site = await runSite({ variables: { FORM_POSTS: '2', CART_POSTS: '4' } });
  const statusesOf = async (path: string) => {
    const statuses: number[] = [];
    for (let count = 0; count < 5; count++)
      statuses.push((await site.post(path, new URLSearchParams({ a: '1' }))).status);
    return statuses;
  };
  expect(await statusesOf('/nl/nergens.html')).toEqual([404, 404, 404, 404, 429]);
  expect(await statusesOf('/nl/nergens')).toEqual([404, 404, 429, 429, 429]);
  await site.stop();
});

test('Each step of the shop has a limit of its own', () => {
  const numbers = readEnvironment({ SIGN_IN_ATTEMPTS: '2', COUPON_ATTEMPTS: '1' }).rateLimits;
  const limits = createRateLimits(numbers, () => new Date(0));
  const address = '192.0.2.1';
  expect([limits.coupon(address), limits.coupon(address)]).toEqual([true, false]);
  expect([1, 2, 3].map(() => limits.signIn(address))).toEqual([true, true, false]);
  expect(limits.passwordReset(address)).toBe(true);
  expect(limits.coupon('192.0.2.2')).toBe(true);
});
