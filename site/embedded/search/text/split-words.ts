import { foldText } from '#site/i18n/fold-text';

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
  // `replace` is faster here than `matchAll`, which creates an array for each word.
  text.replace(WORDS, (word, start: number) => {
    const folded = foldText(word);
    // Folding a mark without a letter results in an empty text.
    if (folded !== '') words.push({ folded, start, end: start + word.length });
    return word;
  });
  return words;
}
