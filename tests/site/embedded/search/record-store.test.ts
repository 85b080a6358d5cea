import { expect, test } from 'vitest';
import { RecordStore } from '../../../../site/embedded/search/indexing/record-store.ts';

test('A store that frees removed records keeps the others, their texts and their values', () => {
  const store = new RecordStore();
  for (let round = 1; round <= 4; round += 1) {
    for (let index = 0; index < 700; index += 1)
      store.put({ objectID: String(index), name: `lamp${index}x`, round });
  }
  expect(store.size).toBe(700);
  expect(store.generation).toBeGreaterThan(0);
  expect(store.records.length).toBeLessThan(2800);
  const ordinals = store.ordinals();
  expect(ordinals.map((ordinal) => store.records[ordinal]?.['round'])).toEqual(
    Array.from({ length: 700 }, () => 4),
  );
  expect(ordinals.map((ordinal) => store.column('round').first(ordinal))).toEqual(
    Array.from({ length: 700 }, () => 4),
  );
  const postings = store.textIndex(['name']).find('lamp3x')?.postings;
  const found = Array.from(
    { length: (postings?.length ?? 0) / 2 },
    (_, index) => postings?.at(index * 2) ?? -1,
  );
  expect(
    found.filter((ordinal) => store.records[ordinal]).map((ordinal) => store.records[ordinal]?.objectID),
  ).toEqual(['3']);
});

test('A copy is independent of its source', () => {
  const store = new RecordStore();
  store.put({ objectID: '1' });
  const copy = store.copy();
  copy.put({ objectID: '2' });
  store.clear();
  expect([store.size, copy.size]).toEqual([0, 2]);
});
