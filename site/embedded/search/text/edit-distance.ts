/** A word of the list that is within the allowed number of typos of the searched word. */
interface NearWord {
  readonly word: string;
  /** Number of letters that were added, omitted, replaced or swapped with their neighbour. A wrong first letter counts as two. */
  readonly typos: number;
}

/**
 * Returns the words of a sorted list that have at most `maxTypos` typos compared with `word` (Damerau–Levenshtein distance). With `isPrefix`, it
 * also returns the words of which a prefix has at most `maxTypos` typos. Neighbours in the list share a prefix, whose distances are calculated
 * once. If a prefix has too many typos, all words that begin with it are skipped.
 */
export function findNearWords(
  sortedWords: readonly string[],
  word: string,
  maxTypos: number,
  isPrefix: boolean,
): NearWord[] {
  const found: NearWord[] = [];
  const length = word.length;
  const rows: number[][] = [Array.from({ length: length + 1 }, (_, column) => column)];
  let previous = '';
  let validDepth = 0;
  let index = maxTypos < 2 ? lowerBound(sortedWords, word.slice(0, 1), 0) : 0;
  while (index < sortedWords.length) {
    const candidate = sortedWords[index] ?? '';
    const hasOtherStart = candidate[0] !== word[0];
    if (hasOtherStart && maxTypos < 2) break;
    // The distances count a wrong first letter as one, but it counts as two typos.
    const limit = hasOtherStart ? maxTypos - 1 : maxTypos;
    let depth = Math.min(sharedLength(previous, candidate), validDepth);
    let hasTooManyTypos = false;
    while (depth < candidate.length) {
      depth += 1;
      if (calculateRow(rows, depth, word, candidate) > limit) {
        hasTooManyTypos = true;
        break;
      }
    }
    previous = candidate;
    validDepth = depth;
    const firstDepth = isPrefix ? 1 : candidate.length;
    const distance = smallestDistance(rows, length, firstDepth, depth);
    const typos = distance + (hasOtherStart ? 1 : 0);
    if (distance <= limit && typos <= maxTypos) found.push({ word: candidate, typos });
    // The distances of this prefix are already too large, so no word that begins with it can match.
    index =
      hasTooManyTypos && distance > limit
        ? endOfPrefix(sortedWords, candidate.slice(0, depth), index)
        : index + 1;
  }
  return found;
}

/** Calculates row `depth`: the distances between the first `depth` letters of the candidate and each prefix of `word`. Returns the smallest. */
function calculateRow(rows: number[][], depth: number, word: string, candidate: string): number {
  const above = rows[depth - 1] ?? [];
  const twoAbove = rows[depth - 2];
  const row = (rows[depth] ??= []);
  row[0] = depth;
  let smallest = depth;
  const letter = candidate[depth - 1];
  for (let column = 1; column <= word.length; column += 1) {
    const isSame = word[column - 1] === letter;
    let distance = Math.min(
      (above[column] ?? Infinity) + 1,
      (row[column - 1] ?? Infinity) + 1,
      (above[column - 1] ?? Infinity) + (isSame ? 0 : 1),
    );
    const isSwap =
      twoAbove !== undefined &&
      column > 1 &&
      word[column - 2] === letter &&
      word[column - 1] === candidate[depth - 2];
    if (isSwap) distance = Math.min(distance, (twoAbove[column - 2] ?? Infinity) + 1);
    row[column] = distance;
    if (distance < smallest) smallest = distance;
  }
  return smallest;
}

/** Returns the smallest distance in a column of the rows between two depths. `Infinity` if there are no such rows. */
function smallestDistance(rows: number[][], column: number, firstDepth: number, lastDepth: number): number {
  let smallest = Infinity;
  for (let depth = firstDepth; depth <= lastDepth; depth += 1) {
    smallest = Math.min(smallest, rows[depth]?.[column] ?? Infinity);
  }
  return smallest;
}

function sharedLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length);
  let length = 0;
  while (length < limit && a.codePointAt(length) === b.codePointAt(length)) length += 1;
  return length;
}

/** Returns the index of the first word that is not before `word`. */
function lowerBound(sortedWords: readonly string[], word: string, from: number): number {
  let low = from;
  let high = sortedWords.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sortedWords[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the index of the first word after those that begin with `prefix`. */
function endOfPrefix(sortedWords: readonly string[], prefix: string, from: number): number {
  let low = from;
  let high = sortedWords.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sortedWords[middle] ?? '').startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}
