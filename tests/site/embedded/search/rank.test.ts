import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { rankRecords } from '../../../../site/embedded/search/ranking/rank.ts';

test('Ranking returns the same first records as sorting all records', () => {
  assert(
    property(
      array(integer({ min: 0, max: 3 }), { maxLength: 60 }),
      integer({ min: 0, max: 70 }),
      (values, count) => {
        const ordinals = [...values.keys()];
        const criteria = [
          (ordinal: number) => values[ordinal] ?? 0,
          (ordinal: number) => (ordinal % 3 === 0 ? Infinity : -ordinal),
        ];
        const whole = ordinals.toSorted((a, b) => {
          for (const criterion of criteria)
            if (criterion(a) !== criterion(b)) return criterion(a) < criterion(b) ? -1 : 1;
          return a - b;
        });
        expect(rankRecords(ordinals, criteria, count)).toEqual(whole.slice(0, count));
      },
    ),
  );
});
