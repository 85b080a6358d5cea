import { lengthBeforeFold } from '../text/length-before-fold.ts';
import { splitWords, type TextWord } from '../text/split-words.ts';
import type { Marks } from './marks.ts';

interface HighlightTags {
  readonly preTag: string;
  readonly postTag: string;
}

/** The typed words of a query, and their matches. */
export interface HighlightQuery {
  readonly typedWords: readonly string[];
  readonly marks: Marks;
}

/** A highlighted range of a text, and the numbers of the query's words that match there. */
interface TextMark {
  readonly start: number;
  readonly end: number;
  readonly words: readonly number[];
}

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/** Adds tags around the matches in a text. The text is not escaped. Clients choose tags that they can still find after escaping it. */
export function highlight(text: string, query: HighlightQuery, tags: HighlightTags) {
  const marks = findMarks(text, splitWords(text), query.marks);
  const matched = new Set(marks.flatMap(({ words }) => words));
  return {
    value: insertTags(text, 0, text.length, marks, tags),
    matchLevel: matchLevelOf(matched.size, query.typedWords.length),
    ...(matched.size > 0 && { fullyHighlighted: isFullyMarked(text, marks) }),
    matchedWords: [
      ...new Set([...matched].sort((a, b) => a - b).map((word) => query.typedWords[word] ?? '')),
    ],
  };
}

/** Returns the part of a text with the most matches, at most `size` words long, with an ellipsis at each end that is cut off. */
export function createSnippet(
  text: string,
  size: number,
  query: HighlightQuery,
  tags: HighlightTags,
  ellipsis: string,
) {
  const words = splitWords(text);
  const marks = findMarks(text, words, query.marks);
  const matched = new Set(marks.flatMap((mark) => mark.words));
  const first = words.length <= size ? 0 : bestWindow(words, size, marks);
  const last = Math.min(first + size, words.length) - 1;
  // The snippet includes the text between its words and the words outside, so a space separates it from the ellipsis.
  const start = first === 0 ? 0 : (words[first - 1]?.end ?? 0);
  const end = last >= words.length - 1 ? text.length : (words[last + 1]?.start ?? text.length);
  return {
    value: `${start > 0 ? ellipsis : ''}${insertTags(text, start, end, marks, tags)}${end < text.length ? ellipsis : ''}`,
    matchLevel: matchLevelOf(matched.size, query.typedWords.length),
  };
}

/** Returns the index of the first word of the window with the most different words of the query. Its matches are near the middle. */
function bestWindow(words: readonly { start: number }[], size: number, marks: readonly TextMark[]): number {
  const wordOfMark = marks.map(({ start }) => words.findLastIndex((word) => word.start <= start));
  let best = { first: 0, count: 0 };
  for (const first of wordOfMark) {
    const inside = wordOfMark.flatMap((word, index) => (word >= first && word < first + size ? index : []));
    const count = new Set(inside.flatMap((index) => marks[index]?.words ?? [])).size;
    if (count <= best.count) continue;
    const lastInside = Math.max(...inside.map((index) => wordOfMark[index] ?? 0));
    const spare = size - (lastInside - first + 1);
    best = { first: Math.max(0, first - Math.floor(spare / 2)), count };
  }
  return Math.min(best.first, Math.max(0, words.length - size));
}

function findMarks(text: string, words: readonly TextWord[], marks: Marks): TextMark[] {
  const found = marks.find(words.map(({ folded }) => folded));
  return words.flatMap(({ start, end }, index) => {
    const mark = found[index];
    if (!mark) return [];
    if (!mark.letters) return [{ start, end, words: mark.words }];
    const word = text.slice(start, end);
    const letters = {
      start: start + lengthBeforeFold(word, mark.letters.start),
      end: start + lengthBeforeFold(word, mark.letters.end),
    };
    return [{ ...letters, words: mark.words }];
  });
}

function insertTags(
  text: string,
  from: number,
  to: number,
  marks: readonly TextMark[],
  { preTag, postTag }: HighlightTags,
): string {
  let result = '';
  let done = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    result += `${text.slice(done, start)}${preTag}${text.slice(start, end)}${postTag}`;
    done = end;
  }
  return result + text.slice(done, to);
}

function isFullyMarked(text: string, marks: readonly TextMark[]): boolean {
  let done = 0;
  for (const { start, end } of marks) {
    if (LETTER_OR_NUMBER.test(text.slice(done, start))) return false;
    done = end;
  }
  return !LETTER_OR_NUMBER.test(text.slice(done));
}

function matchLevelOf(matched: number, total: number): 'none' | 'partial' | 'full' {
  if (matched === 0) return 'none';
  return matched < total ? 'partial' : 'full';
}
