import { beforeEach, expect, test } from 'vitest';
import {
  type Availability,
  createAvailability,
  createOutageLog,
  failed,
  type Outcome,
  succeeded,
} from '#site/services/http';
import { createRecordingLog } from '../../origin.ts';

const down = failed({ kind: 'unreachable', reason: 'connect ECONNREFUSED' });
const up = succeeded('response');

let now: number;
let calls: number;
let probes: number;
let shop: Outcome<string>;
let availability: Availability;
let lines: ReturnType<typeof createRecordingLog>['lines'];
beforeEach(() => {
  [now, calls, probes, shop] = [0, 0, 0, up];
  const recording = createRecordingLog();
  lines = recording.lines;
  availability = createAvailability({
    logOutage: createOutageLog('shop', recording.log, () => now),
    probeAfterMs: 2_000,
    now: () => now,
    probe: async () => {
      probes += 1;
      return shop;
    },
  });
});

const call = () =>
  availability.guard(async () => {
    calls += 1;
    return shop;
  });

test('A shop that has not failed is available without a probe', async () => {
  expect(await call()).toEqual(up);
  expect(await availability.check()).toBe(true);
  expect(probes).toBe(0);
});

test('A failed call opens the circuit if a probe fails too', async () => {
  shop = down;
  expect(await call()).toEqual(down);
  expect([await availability.check(), calls, probes]).toEqual([false, 1, 1]);
});

test('A failed call does not open the circuit if the shop responds to a probe', async () => {
  const slow = failed({ kind: 'timeout', limitMs: 5_000 });
  expect(await availability.guard(async () => slow)).toEqual(slow);
  expect([await availability.check(), probes]).toEqual([true, 1]);
});

test.each([
  ['a refusal', { kind: 'refused', message: 'Requested store is not found' }, true],
  ['an abort', { kind: 'aborted' }, true],
  ['a missing page', { kind: 'unexpected-status', status: 404, statusText: 'Not Found', body: '' }, true],
  ['a timeout', { kind: 'timeout', limitMs: 20 }, false],
  ['status 503', { kind: 'unexpected-status', status: 503, statusText: 'Down', body: '' }, false],
  ['an error of the shop', { kind: 'refused', message: 'Internal server error', status: 500 }, false],
] as const)('After %s the shop is available: %o, %s', async (_what, failure, expected) => {
  shop = failed(failure);
  await call();
  expect(await availability.check()).toBe(expected);
});

test('While the circuit is open, calls fail at once, without a call or a probe', async () => {
  shop = down;
  await call();
  expect(await call()).toMatchObject({ ok: false, failure: { kind: 'unreachable' } });
  expect([calls, probes]).toEqual([1, 1]);
});

test('Two seconds after a failed probe, one probe closes the circuit', async () => {
  shop = down;
  await call();
  now += 2_000;
  shop = up;
  expect(await Promise.all([availability.check(), availability.check(), call()])).toEqual([true, true, up]);
  expect([calls, probes]).toEqual([2, 2]);
});

test('A failed probe delays the next one', async () => {
  shop = down;
  await call();
  now += 2_000;
  expect([await availability.check(), await availability.check(), probes]).toEqual([false, false, 2]);
  now += 2_000;
  await call();
  expect([calls, probes]).toEqual([1, 3]);
});

test('An outage is logged with one line at its beginning and one at its end', async () => {
  await call();
  shop = down;
  await Promise.all([call(), call()]);
  now += 2_000;
  await call();
  expect(lines.map(({ message }) => message)).toEqual([
    'shop: calls fail. Another line follows when they succeed again.',
  ]);

  now += 10_000;
  shop = up;
  await Promise.all([call(), call()]);
  await call();
  expect(lines.slice(1).map(({ message }) => message)).toEqual(['shop: calls succeed again, after 12 s.']);
});
