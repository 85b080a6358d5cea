import { fold } from './fold.ts';

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;

/** A word of a text: its folded letters, and its position in the text. */
export interface TextWord {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

/** Splits a text at every character that is not a letter, digit or mark. */
export function splitWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const match of text.matchAll(WORDS)) {
    const folded = fold(match[0]);
    // Folding a mark without a letter results in an empty text.
    if (folded !== '') words.push({ folded, start: match.index, end: match.index + match[0].length });
  }
  return words;
}
