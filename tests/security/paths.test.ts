import { describe, expect, onTestFinished, test } from 'vitest';
import { normalisePath } from '#site/protocol/normalise-path';
import { runSite, serveSite } from '../site/running-site.ts';
import { runSiteBehindProxy } from '../site/site-behind-proxy.ts';
import { measureProcessorTime } from './processor-time.ts';
import { sendRequest } from './raw-http.ts';

const REDIRECTED_METHODS = ['GET', 'HEAD'];
const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
const MANY_SLASHES = '/'.repeat(7_500);

/** Targets whose path is not normalised, and their normal form. */
const TARGETS = [
  ['/nl/', '/nl'],
  ['/nl//over-ons', '/nl/over-ons'],
  ['/nl/over-ons///?a=1', '/nl/over-ons?a=1'],
  ['//elsewhere.test/x', '/elsewhere.test/x'],
  ['/EN-us/contact', '/en-US/contact'],
  ['/%6El/over%2dons', '/nl/over-ons'],
  ['/nl/caf%c3%a9', '/nl/caf%C3%A9'],
  [`/nl${MANY_SLASHES}x`, '/nl/x'],
  ['/assets//terrace/terrace-day.jpg', '/assets/terrace/terrace-day.jpg'],
  ['/health/', '/health'],
] as const;

const served = serveSite();

describe('A path that is not normalised', () => {
  const rows = TARGETS.map(
    ([target, normal]) => [target.replace(MANY_SLASHES, '/…/'), normal, target] as const,
  );

  test.each(rows)('%s redirects GET and HEAD to %s', async (_, normal, target) => {
    for (const method of REDIRECTED_METHODS) {
      const { status, headers } = await sendRequest(served.url, method, target);
      expect([method, status, headers['location']]).toEqual([method, 301, normal]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test.each(rows)('%s is refused with 400 for every other method', async (_, _normal, target) => {
    for (const method of OTHER_METHODS) {
      const { status, headers } = await sendRequest(served.url, method, target);
      expect([method, status]).toEqual([method, 400]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('causes no request to the content system', async () => {
    const observed = await runSiteBehindProxy(() => undefined);
    const observedServer = await observed.listen();
    onTestFinished(() => observedServer.close());
    for (const [target] of TARGETS)
      for (const method of [...REDIRECTED_METHODS, ...OTHER_METHODS])
        await sendRequest(observedServer.url, method, target);
    expect(observed.requestUrls.map(String)).toEqual([]);
  });
});

describe('A long URL', () => {
  test.each([...REDIRECTED_METHODS, ...OTHER_METHODS])('is refused with 414: %s', async (method) => {
    for (const target of [`/nl${'/'.repeat(15_000)}x`, `/nl?q=${'a'.repeat(8_000)}`]) {
      const { status, headers } = await sendRequest(served.url, method, target);
      expect(status).toBe(414);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('costs little processor time, also on ten connections at once', async () => {
    await sendRequest(served.url, 'POST', '/nl/nergens');
    const slashes = `${'/'.repeat(15_000)}x`;
    const reference = await measureProcessorTime(() => [1, 2, 3, 4].map(() => /\/+$/.test(slashes)));
    const targets = [15_000, 7_500].flatMap((count) => Array<string>(10).fill(`/nl${'/'.repeat(count)}x`));
    const { ms } = await measureProcessorTime(() =>
      Promise.all(targets.map((target) => sendRequest(served.url, 'POST', target))),
    );
    // The reference is four passes of a quadratic pattern over one target. One such pass over each target would take three times as long.
    expect(ms).toBeLessThan(reference.ms);
  });
});

test('normalisePath returns the same path for its own result', () => {
  for (const [target] of TARGETS) {
    const normal = normalisePath(new URL(`https://www.example.test${target}`).pathname);
    expect(normalisePath(normal)).toBe(normal);
  }
});

describe('A post', () => {
  test.each([
    ['evil.example', 421],
    ['www.example.test.evil.example', 421],
    ['evil.example:443', 421],
    ['www.example.test:8443', 421],
    ['localhost', 421],
    ['127.0.0.1', 421],
    // The host is accepted. The next check refuses the post, because it is not from a page of the site.
    ['www.example.test', 403],
    ['WWW.Example.Test', 403],
    ['www.example.test:443', 403],
  ])('with the host %s returns %i', async (host, status) => {
    const response = await sendRequest(served.url, 'POST', '/nl/contact', host);
    expect(response.status).toBe(status);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });

  test('with another host in an absolute URL returns 421', async () => {
    expect((await sendRequest(served.url, 'POST', 'http://evil.example/nl/contact')).status).toBe(421);
  });

  test('to a site on this machine may use each of its loopback names, and no other name', async () => {
    const local = await runSite({ siteUrl: 'http://localhost:3000' });
    const localServer = await local.listen();
    onTestFinished(async () => {
      await localServer.close();
      await local.stop();
    });
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost:8080'])
      expect((await sendRequest(localServer.url, 'POST', '/nl/contact', host)).status).toBe(403);
    expect((await sendRequest(localServer.url, 'POST', '/nl/contact', 'rebound.example:3000')).status).toBe(
      421,
    );
  });
});
