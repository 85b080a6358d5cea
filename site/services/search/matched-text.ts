import type { MatchedText } from './model.ts';

/** Marks around the words that match. Characters for private use cannot occur in records, because indexing removes them. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** Splits a text of the provider at its marks. The parts are plain text and have no empty part. */
export function toMatchedText(text: string): readonly MatchedText[] {
  const parts: MatchedText[] = [];
  const [before = '', ...pieces] = text.split(MARK_START);
  parts.push({ text: before, marked: false });
  for (const piece of pieces) {
    const end = piece.indexOf(MARK_END);
    parts.push({ text: end === -1 ? '' : piece.slice(0, end), marked: true });
    parts.push({ text: piece.slice(end + 1), marked: false });
  }
  return parts
    .map((part) => ({ ...part, text: part.text.replaceAll(MARK_END, '') }))
    .filter((part) => part.text !== '');
}

/** Returns the marked words of a text. */
export function markedWords(text: string): readonly string[] {
  return toMatchedText(text).flatMap((part) => (part.marked ? [part.text] : []));
}
