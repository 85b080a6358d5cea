import * as v from 'valibot';
import { correctTerm } from './correct-term.ts';
import { markedWords } from './matched-text.ts';
import { count, type WireResult } from './wire-response.ts';

const spellingHit = v.object({
  _rankingInfo: v.object({ nbTypos: count }),
  _highlightResult: v.optional(v.unknown(), {}),
});

/**
 * Returns the term with one corrected word: a word of the best product, else of the best page, else a synonym. Synonyms are compared here,
 * because the provider does not correct typing errors in them. Returns `undefined` if one of the results contains the typed words unchanged.
 */
export function correctionOf(
  term: string,
  spellings: readonly WireResult[],
  synonymWords: readonly string[],
): string | undefined {
  const best = spellings.flatMap(({ hits: [hit] }) => {
    const parsed = v.safeParse(spellingHit, hit);
    return parsed.success ? [parsed.output] : [];
  });
  if (best.some(({ _rankingInfo: ranking }) => ranking.nbTypos === 0)) return undefined;
  const sources = best.map(({ _highlightResult: highlight }) =>
    highlightedValues(highlight).flatMap(markedWords),
  );
  return [...sources, synonymWords]
    .map((words) => correctTerm({ term, words }))
    .find((correction) => correction !== undefined);
}

/** Returns the values of all highlighted attributes, also of lists and nested ones. */
function highlightedValues(highlight: unknown): readonly string[] {
  if (typeof highlight !== 'object' || highlight === null) return [];
  if ('value' in highlight && typeof highlight.value === 'string') return [highlight.value];
  return Object.values(highlight).flatMap(highlightedValues);
}
