import type { VocabularyTerm } from '../indexing/text-index.ts';

/** An occurrence of a phrase: a record, and the place of each word. */
interface PhraseOccurrence {
  readonly ordinal: number;
  readonly places: readonly number[];
}

/** Returns the places where the words directly follow each other. The postings of a word are sorted, so they are read once. */
export function findPhrase(terms: readonly VocabularyTerm[]): PhraseOccurrence[] {
  const [first, ...others] = terms;
  if (!first) return [];
  const cursors = others.map(() => 0);
  const found: PhraseOccurrence[] = [];
  for (let index = 0; index < first.postings.length; index += 2) {
    const ordinal = first.postings.at(index);
    const start = first.postings.at(index + 1);
    const places = [start];
    for (const [offset, { postings }] of others.entries()) {
      // The shift removes the lowest bit of a place, which is not part of the position (`indexing/places.ts`).
      const wanted = (start >>> 1) + offset + 1;
      let cursor = cursors[offset] ?? 0;
      while (
        cursor < postings.length &&
        (postings.at(cursor) < ordinal ||
          (postings.at(cursor) === ordinal && postings.at(cursor + 1) >>> 1 < wanted))
      )
        cursor += 2;
      cursors[offset] = cursor;
      const isNext = cursor < postings.length && postings.at(cursor) === ordinal;
      if (!isNext || postings.at(cursor + 1) >>> 1 !== wanted) break;
      places.push(postings.at(cursor + 1));
    }
    if (places.length === terms.length) found.push({ ordinal, places });
  }
  return found;
}
