import { expect, test } from 'vitest';
import { openingStateAt, type OpeningSchedule } from '../../../../site/pages/store/opening-status.ts';

const time = (text: string) => Date.parse(text);
const schedule: OpeningSchedule = {
  timeZone: 'America/New_York',
  times: [
    [time('2026-11-24T16:00Z'), time('2026-11-25T00:00Z')],
    [time('2026-11-27T16:00Z'), time('2026-11-28T00:00Z')],
    [time('2026-12-20T16:00Z'), time('2026-12-21T00:00Z')],
  ],
};

test.each([
  ['before it opens', '2026-11-24T15:59Z', { isOpen: false, opens: time('2026-11-24T16:00Z'), day: 'today' }],
  ['when it opens', '2026-11-24T16:00Z', { isOpen: true, closes: time('2026-11-25T00:00Z'), left: 'hours' }],
  [
    'a minute before it closes',
    '2026-11-24T23:59Z',
    { isOpen: true, closes: time('2026-11-25T00:00Z'), left: 'hours' },
  ],
  // Midnight in UTC is still the 24th in New York, so the 27th is three days away.
  ['when it closes', '2026-11-25T00:00Z', { isOpen: false, opens: time('2026-11-27T16:00Z'), day: 'week' }],
  [
    'on the day before',
    '2026-11-26T12:00Z',
    { isOpen: false, opens: time('2026-11-27T16:00Z'), day: 'tomorrow' },
  ],
  ['weeks before', '2026-11-28T12:00Z', { isOpen: false, opens: time('2026-12-20T16:00Z'), day: 'later' }],
])('The state of a store %s is that of its own time zone', (_when, now, state) => {
  expect(openingStateAt(schedule, time(now))).toEqual(state);
});

test('A store without later opening times has no opening state', () => {
  expect(openingStateAt(schedule, time('2027-01-01T00:00Z'))).toBeUndefined();
});

test.each([
  ['2026-11-24T12:00Z', 'hours'],
  ['2026-11-24T12:01Z', 'days'],
  ['2026-11-30T11:59Z', 'days'],
  ['2026-12-01T12:00Z', 'weeks'],
])('At noon on 23 November, a store that closes at %s is open for %s', (closes, left) => {
  const now = time('2026-11-23T12:00Z');
  const open = { timeZone: 'Europe/Amsterdam', times: [[now, time(closes)]] as const };
  expect(openingStateAt(open, now)).toEqual({ isOpen: true, closes: time(closes), left });
});
