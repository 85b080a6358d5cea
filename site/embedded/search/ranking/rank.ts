/** Returns a number for a record. Records with lower numbers come first. */
export type RankingCriterion = (ordinal: number) => number;

/**
 * Returns the first `count` records in the order of the criteria. A criterion orders the records that are equal in all earlier criteria.
 * Records that are equal in all criteria keep the order of `ordinals`.
 */
export function rankRecords(
  ordinals: readonly number[],
  criteria: readonly RankingCriterion[],
  count: number,
): number[] {
  const scores = criteria
    .map((criterion) => scoreRecords(ordinals, criterion))
    .filter((score) => score.some((value) => value !== score[0]));
  const compare = (a: number, b: number): number => {
    for (const score of scores) {
      const difference = (score[a] ?? 0) - (score[b] ?? 0);
      if (difference !== 0 && !Number.isNaN(difference)) return difference;
    }
    return a - b;
  };
  const best = count < ordinals.length ? selectFirst(ordinals.length, count, compare) : [...ordinals.keys()];
  return best.sort(compare).flatMap((index) => ordinals[index] ?? []);
}

function scoreRecords(ordinals: readonly number[], criterion: RankingCriterion): Float64Array {
  const scores = new Float64Array(ordinals.length);
  for (let index = 0; index < ordinals.length; index += 1) scores[index] = criterion(ordinals[index] ?? 0);
  return scores;
}

/** Returns the first `count` of the numbers below `total`, unsorted. They are in a heap, whose top is the number that `compare` puts last. */
function selectFirst(total: number, count: number, compare: (a: number, b: number) => number): number[] {
  if (count === 0) return [];
  const heap: number[] = [];
  const at = (index: number) => heap[index] ?? 0;
  const swap = (a: number, b: number) => {
    [heap[a], heap[b]] = [at(b), at(a)];
  };
  for (let candidate = 0; candidate < total; candidate += 1) {
    if (heap.length < count) {
      let index = heap.push(candidate) - 1;
      while (index > 0 && compare(at(index), at((index - 1) >> 1)) > 0) {
        swap(index, (index - 1) >> 1);
        index = (index - 1) >> 1;
      }
    } else if (compare(candidate, at(0)) < 0) {
      heap[0] = candidate;
      sink(heap, compare, swap);
    }
  }
  return heap;
}

function sink(
  heap: readonly number[],
  compare: (a: number, b: number) => number,
  swap: (a: number, b: number) => void,
): void {
  const at = (index: number) => heap[index] ?? 0;
  for (let index = 0; ;) {
    const left = 2 * index + 1;
    if (left >= heap.length) return;
    const right = left + 1;
    const larger = right < heap.length && compare(at(right), at(left)) > 0 ? right : left;
    if (compare(at(larger), at(index)) <= 0) return;
    swap(index, larger);
    index = larger;
  }
}
