import { expect, test } from 'vitest';
import { WEEKDAYS, type SpecialDay } from '#renderer/stores/store';
import { storeNode } from '#site/seo/store-json-ld';
import { deventer, open } from '../../../stories/renderer/fixtures/stores.ts';

const url = 'https://www.example.test/nl/verkooppunten/deventer';
const midnight = { opens: '00:00', closes: '00:00' };

function specialDay(date: string, hours: SpecialDay['hours']): SpecialDay {
  return { date, until: date, hours, reason: 'holiday' };
}

function hoursOf(store: Partial<typeof deventer>) {
  const node = storeNode({ ...deventer, specialDays: [], ...store }, { url, picture: undefined });
  return node['openingHoursSpecification'];
}

test('A day of 24 hours ends a minute before midnight, because equal times state that a store is closed', () => {
  expect(hoursOf({ hours: open(WEEKDAYS.slice(0, 1), '00:00', '00:00') })).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Monday',
      opens: '00:00',
      closes: '23:59',
    },
  ]);
});

test('Hours that end after midnight stay as they are', () => {
  expect(hoursOf({ hours: open(['fr'], '22:00', '02:00') })).toMatchObject([
    { opens: '22:00', closes: '02:00' },
  ]);
  expect(hoursOf({ hours: open(['fr'], '18:00', '00:00') })).toMatchObject([
    { opens: '18:00', closes: '00:00' },
  ]);
});

test('A special day is closed or open for 24 hours', () => {
  const specialDays = [specialDay('2026-12-25', undefined), specialDay('2026-12-31', midnight)];
  expect(hoursOf({ hours: [], specialDays })).toMatchObject([
    { validFrom: '2026-12-25', ...midnight },
    { validFrom: '2026-12-31', opens: '00:00', closes: '23:59' },
  ]);
});
