import type { MatchedText } from './model.ts';

/** Marks around the words that match. Characters for private use cannot occur in records, because indexing removes them. */
export const MARK_START = '\uE000';
export const MARK_END = '\uE001';

/** Splits a text of the provider at its marks. The runs are plain text, and none is empty. */
export function toMatchedText(text: string): readonly MatchedText[] {
  const [before = '', ...afterMarks] = text.split(MARK_START);
  const runs: MatchedText[] = [{ text: before, marked: false }];
  for (const rest of afterMarks) {
    const end = rest.indexOf(MARK_END);
    runs.push({ text: end === -1 ? '' : rest.slice(0, end), marked: true });
    runs.push({ text: rest.slice(end + 1), marked: false });
  }
  return runs
    .map((run) => ({ ...run, text: run.text.replaceAll(MARK_END, '') }))
    .filter((run) => run.text !== '');
}

/** Returns the marked words of a text. */
export function markedWords(text: string): readonly string[] {
  return toMatchedText(text).flatMap((run) => (run.marked ? [run.text] : []));
}
