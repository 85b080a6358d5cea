import { badRequest } from '../request-error.ts';

/** A symbol such as `(`, `:` or `>=`, a word, or a quoted text. */
export interface FilterToken {
  readonly kind: 'symbol' | 'word' | 'quoted' | 'end';
  readonly text: string;
  /** The column of the first character, from 1. */
  readonly column: number;
  /** Whether white space precedes the token. */
  readonly isSpaced: boolean;
}

const SPACE = /\s/;
const SYMBOLS = ['<=', '>=', '!=', '(', ')', ':', '<', '>', '='];
const END_OF_WORD = /[\s():<>=!"']/;

/** Splits a filter expression into tokens. The last token marks the end. */
export function tokenizeFilter(filter: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  let index = 0;
  let isSpaced = false;
  while (index < filter.length) {
    const character = filter.charAt(index);
    if (SPACE.test(character)) {
      isSpaced = true;
      index += 1;
      continue;
    }
    const start = index;
    const symbol = SYMBOLS.find((candidate) => filter.startsWith(candidate, start));
    const token = symbol === undefined ? readText(filter, start) : { kind: 'symbol' as const, text: symbol };
    index = 'end' in token ? token.end : start + token.text.length;
    tokens.push({ kind: token.kind, text: token.text, column: start + 1, isSpaced });
    isSpaced = false;
  }
  return [...tokens, { kind: 'end', text: '', column: filter.length + 1, isSpaced }];
}

function readText(filter: string, start: number) {
  const quote = filter.charAt(start);
  return quote === '"' || quote === "'" ? readQuoted(filter, start, quote) : readWord(filter, start);
}

function readQuoted(filter: string, start: number, quote: string) {
  let text = '';
  for (let index = start + 1; index < filter.length; index += 1) {
    const character = filter.charAt(index);
    if (character === quote) return { kind: 'quoted' as const, text, end: index + 1 };
    if (character === '\\' && index + 1 < filter.length) index += 1;
    text += filter.charAt(index);
  }
  throw badRequest(`filters: Unexpected end of filter, expected closing ${quote} for col ${start + 1}`);
}

function readWord(filter: string, start: number) {
  let end = start + 1;
  while (end < filter.length && !END_OF_WORD.test(filter.charAt(end))) end += 1;
  return { kind: 'word' as const, text: filter.slice(start, end), end };
}
