import type { CompoundLanguage } from './languages.ts';

const MIN_PART_LENGTH = 3;
const MAX_PARTS = 4;
/** Longer words are not split, because the time of a split grows with the length. */
const MAX_COMPOUND_LENGTH = 60;

/** Linking letters between two parts of a compound: `Sonne` + `n` + `Schirm`. They are tried in this order. */
const LINKING_LETTERS: Readonly<Record<CompoundLanguage, readonly string[]>> = {
  nl: ['', 's', 'n', 'en', 'e'],
  de: ['', 's', 'n', 'en', 'es', 'er', 'e'],
};

/** A part of a compound: the letters from `start` to `end`, without the linking letters. */
export interface CompoundPart {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a folded compound into words that the vocabulary contains: `gartenlaterne` into `garten` and `laterne`. Fewer and longer parts
 * are preferred. Returns `undefined` if the word is not a compound of known words.
 *
 * @param isKnown whether the vocabulary contains a word that can be a part
 */
export function splitCompound(
  word: string,
  language: CompoundLanguage,
  isKnown: (part: string) => boolean,
): CompoundPart[] | undefined {
  if (word.length < 2 * MIN_PART_LENGTH || word.length > MAX_COMPOUND_LENGTH) return undefined;
  for (let parts = 2; parts <= MAX_PARTS; parts += 1) {
    const found = splitInto(parts, word, 0, LINKING_LETTERS[language], isKnown);
    if (found) return found;
  }
  return undefined;
}

function splitInto(
  count: number,
  word: string,
  start: number,
  links: readonly string[],
  isKnown: (part: string) => boolean,
): CompoundPart[] | undefined {
  if (count === 1) {
    const last = word.slice(start);
    return last.length >= MIN_PART_LENGTH && isKnown(last)
      ? [{ word: last, start, end: word.length }]
      : undefined;
  }
  const lastEnd = word.length - MIN_PART_LENGTH * (count - 1);
  for (let end = lastEnd; end >= start + MIN_PART_LENGTH; end -= 1) {
    const part = word.slice(start, end);
    if (!isKnown(part)) continue;
    for (const link of links) {
      if (!word.startsWith(link, end)) continue;
      const rest = splitInto(count - 1, word, end + link.length, links, isKnown);
      if (rest) return [{ word: part, start, end }, ...rest];
    }
  }
  return undefined;
}
