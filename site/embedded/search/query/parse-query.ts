import { splitWords } from '../text/split-words.ts';

/** A word that a visitor typed. */
export interface QueryWord {
  readonly folded: string;
  /** The typed letters in lower case. */
  readonly typed: string;
  /** Whether the word also matches words that begin with it. */
  readonly isPrefix: boolean;
  /** A number that all words of the same quoted phrase share. */
  readonly phrase?: number;
}

export interface ParsedQuery {
  readonly words: readonly QueryWord[];
  /** Words and phrases that results must not contain. */
  readonly excluded: readonly (readonly string[])[];
}

type QueryType = 'prefixLast' | 'prefixAll' | 'prefixNone';

/**
 * Splits a query into words. With the advanced syntax, words in double quotes are a phrase, and a minus excludes a word or phrase.
 */
export function parseQuery(query: string, queryType: QueryType, hasAdvancedSyntax: boolean): ParsedQuery {
  const parts = hasAdvancedSyntax
    ? readAdvancedSyntax(query)
    : [{ text: query, isQuoted: false, isExcluded: false }];
  const typed = parts.flatMap(({ text, isQuoted, isExcluded }, index) =>
    isExcluded
      ? []
      : splitWords(text).map(({ folded, start, end }) => ({
          folded,
          typed: text.slice(start, end).toLowerCase(),
          ...(isQuoted && { phrase: index }),
        })),
  );
  const words = typed.map((word, index) => {
    const isCandidate =
      queryType === 'prefixAll' || (queryType === 'prefixLast' && index === typed.length - 1);
    return { ...word, isPrefix: isCandidate && word.phrase === undefined };
  });
  const excluded = parts
    .filter(({ isExcluded }) => isExcluded)
    .map(({ text }) => splitWords(text).map(({ folded }) => folded))
    .filter((phrase) => phrase.length > 0);
  return { words, excluded };
}

interface QueryPart {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly isExcluded: boolean;
}

/** Splits at quotes and at words with a leading minus. An unpaired quote is ignored. */
function readAdvancedSyntax(query: string): QueryPart[] {
  const texts = query.split('"');
  return texts.flatMap((text, index): QueryPart[] => {
    const isQuoted = index % 2 === 1 && index < texts.length - 1;
    if (isQuoted) return [{ text, isQuoted, isExcluded: endsWithMinus(texts[index - 1] ?? '') }];
    return text
      .split(/\s/)
      .map((word) =>
        word.length > 1 && word.startsWith('-')
          ? { text: word.slice(1), isQuoted, isExcluded: true }
          : { text: word, isQuoted, isExcluded: false },
      );
  });
}

function endsWithMinus(text: string): boolean {
  return text === '-' || /\s-$/.test(text);
}
