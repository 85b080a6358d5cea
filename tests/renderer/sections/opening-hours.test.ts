import { expect, test } from 'vitest';
import { createWeekFormat } from '#renderer/stores/format-week';
import { groupOpeningHours } from '#renderer/stores/opening-week';
import { type OpeningHours, WEEKDAYS } from '#renderer/stores/store';
import { open } from '../../../stories/renderer/fixtures/stores.ts';

/** Returns the lines of a formatted week with plain spaces: `di – vr 10:00–18:00`. */
function formatLines(hours: readonly OpeningHours[], language = 'nl-NL') {
  const week = createWeekFormat(language)(groupOpeningHours(hours));
  const lines = [
    ...week.open.map(({ days, times }) => `${days} ${times.join(', ')}`),
    ...(week.closed ? [`dicht: ${week.closed}`] : []),
  ];
  return lines.map((line) => line.replaceAll(/\s/g, ' '));
}

const tueToFri = open(['tu', 'we', 'th', 'fr'], '10:00', '18:00');

test.each<[string, OpeningHours[], string[]]>([
  ['consecutive days with equal hours share a line', tueToFri, ['di – vr 10:00–18:00', 'dicht: ma, za, zo']],
  [
    'other hours are another line',
    [...tueToFri, ...open(['sa'], '10:00', '17:00')],
    ['di – vr 10:00–18:00', 'za 10:00–17:00', 'dicht: ma, zo'],
  ],
  [
    'alike but apart are two lines',
    open(['mo', 'we'], '09:00', '17:00'),
    ['ma 09:00–17:00', 'wo 09:00–17:00', 'dicht: di, do – zo'],
  ],
  [
    'always open has no closed days',
    open(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], '09:00', '18:00'),
    ['ma – zo 09:00–18:00'],
  ],
  [
    'a break is two times, whatever their order',
    [...open(['mo'], '13:30', '18:00'), ...open(['mo'], '09:00', '12:30')],
    ['ma 09:00–12:30, 13:30–18:00', 'dicht: di – zo'],
  ],
  [
    'days come in the order of the week',
    open(['we', 'mo', 'tu'], '09:00', '17:00'),
    ['ma – wo 09:00–17:00', 'dicht: do – zo'],
  ],
  ['two days are listed', open(['sa', 'su'], '10:00', '16:00'), ['za, zo 10:00–16:00', 'dicht: ma – vr']],
  [
    'past midnight is the same evening',
    open(['fr'], '18:00', '02:00'),
    ['vr 18:00–02:00', 'dicht: ma – do, za, zo'],
  ],
  [
    'midnight to midnight is 24 hours',
    [...open(['fr', 'sa'], '00:00', '00:00'), ...open(['su'], '00:00', '18:00')],
    ['vr, za 24 uur', 'zo 00:00–18:00', 'dicht: ma – do'],
  ],
])('Lines of opening hours: %s', (_rule, hours, lines) => {
  expect(formatLines(hours)).toEqual(lines);
});

test.each([
  ['nl-NL', 'di – vr 10:00–18:00', 'ma, za, zo'],
  ['en-150', 'Tue – Fri 10:00–18:00', 'Mon, Sat, Sun'],
  ['de-DE', 'Di – Fr 10:00–18:00 Uhr', 'Mo, Sa und So'],
  ['fr-FR', 'mar. – ven. 10:00 – 18:00', 'lun., sam. et dim.'],
  ['en-GB', 'Tue – Fri 10:00–18:00', 'Mon, Sat, Sun'],
  ['en-US', 'Tue – Fri 10:00 AM – 6:00 PM', 'Mon, Sat, Sun'],
  ['en-CA', 'Tue–Fri 10:00 a.m.–6:00 p.m.', 'Mon, Sat, Sun'],
  ['fr-CA', 'mar. – ven. 10 h 00 – 18 h 00', 'lun., sam. et dim.'],
])('Opening hours in %s read “%s”, and the closed days “%s”', (language, opened, closed) => {
  expect(formatLines(tueToFri, language)).toEqual([opened, `dicht: ${closed}`]);
});

test.each([
  ['nl-NL', 'ma – zo 24 uur'],
  ['en-150', 'Mon – Sun 24 hours'],
  ['de-DE', 'Mo – So 24 Stunden'],
  ['fr-FR', 'lun. – dim. 24 heures'],
  ['en-GB', 'Mon – Sun 24 hours'],
  ['en-US', 'Mon – Sun 24 hours'],
  ['en-CA', 'Mon–Sun 24 hours'],
  ['fr-CA', 'lun. – dim. 24 heures'],
])('The hours of a store that is always open read in %s: “%s”', (language, line) => {
  expect(formatLines(open(WEEKDAYS, '00:00', '00:00'), language)).toEqual([line]);
});

test.each([
  ['nl-NL', '08:00', '02:00', 'vr 08:00–02:00'],
  ['de-DE', '08:00', '02:00', 'Fr 08:00–02:00 Uhr'],
  ['fr-CA', '08:00', '02:00', 'ven. 8 h 00 – 2 h 00'],
  ['en-US', '08:00', '02:00', 'Fri 8:00 AM – 2:00 AM'],
  ['en-US', '08:00', '00:00', 'Fri 8:00 AM – 12:00 AM'],
  ['en-US', '14:00', '12:30', 'Fri 2:00 PM – 12:30 PM'],
  ['en-US', '18:00', '02:00', 'Fri 6:00 PM – 2:00 AM'],
  ['en-US', '08:00', '11:00', 'Fri 8:00 – 11:00 AM'],
  ['en-CA', '08:00', '02:00', 'Fri 8:00 a.m.–2:00 a.m.'],
])(
  'Hours in %s from %s to %s read “%s”, also if they end on the next day',
  (language, opens, closes, line) => {
    expect(formatLines(open(['fr'], opens, closes), language)[0]).toBe(line);
  },
);
