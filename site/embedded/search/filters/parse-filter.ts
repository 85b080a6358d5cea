import { badRequest } from '../request-error.ts';
import { type FilterToken, tokenizeFilter } from './filter-tokens.ts';
import {
  compareTo,
  type FilterTree,
  isComparison,
  isGroup,
  rangeOf,
  tagCondition,
  TAGS,
} from './filter-tree.ts';

/** Deeper parentheses are refused, so that an expression cannot exhaust the stack. */
const MAX_DEPTH = 20;
const KEYWORDS = ['AND', 'OR', 'NOT', 'TO'];
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?$/;

/**
 * Parses an expression such as `brand:Oda AND (price >= 10 OR price:1 TO 5) AND NOT _tags:sale`. OR binds more tightly than AND.
 * Returns `undefined` for an empty expression.
 *
 * @throws {RequestError} 400 for an expression that does not follow the grammar
 */
export function parseFilter(expression: string): FilterTree | undefined {
  const reader = new FilterReader(tokenizeFilter(expression));
  if (reader.peek().kind === 'end') return undefined;
  const filter = readAll(reader, 0);
  const rest = reader.peek();
  if (rest.kind !== 'end') throw unexpected(rest, 'end of filter');
  return filter;
}

/** Reads the tokens of an expression in sequence. */
class FilterReader {
  readonly #tokens: readonly FilterToken[];
  #next = 0;

  constructor(tokens: readonly FilterToken[]) {
    this.#tokens = tokens;
  }

  peek(ahead = 0): FilterToken {
    const token = this.#tokens[Math.min(this.#next + ahead, this.#tokens.length - 1)];
    if (!token) throw new Error('A list of filter tokens has at least the end.');
    return token;
  }

  take(): FilterToken {
    const token = this.peek();
    this.#next += 1;
    return token;
  }

  /** Takes the next token if it is this keyword or symbol. */
  takeIf(text: string): boolean {
    const token = this.peek();
    if (token.kind === 'quoted' || token.text !== text) return false;
    this.#next += 1;
    return true;
  }
}

function readAll(reader: FilterReader, depth: number): FilterTree {
  const filters = [readAny(reader, depth)];
  while (reader.takeIf('AND')) filters.push(readAny(reader, depth));
  const [first] = filters;
  return filters.length === 1 && first ? first : { kind: 'all', filters };
}

function readAny(reader: FilterReader, depth: number): FilterTree {
  const column = reader.peek().column;
  const filters = [readNegation(reader, depth)];
  while (reader.takeIf('OR')) filters.push(readNegation(reader, depth));
  const [first] = filters;
  if (filters.length === 1 && first) return first;
  if (filters.some(({ kind }) => kind === 'all'))
    throw badRequest(
      `filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed at col ${column}`,
    );
  if (new Set(filters.flatMap(typesOf)).size > 1)
    throw badRequest(`filters: Different types are not allowed in the same OR at col ${column}`);
  return { kind: 'any', filters };
}

/** Returns the types of the conditions of a filter: text, number or tag. */
function typesOf(filter: FilterTree): string[] {
  if (filter.kind === 'not') return typesOf(filter.filter);
  if (isGroup(filter)) return filter.filters.flatMap(typesOf);
  return [filter.kind === 'range' ? 'comparison' : filter.kind];
}

function readNegation(reader: FilterReader, depth: number): FilterTree {
  if (!reader.takeIf('NOT')) return readOperand(reader, depth);
  const next = reader.peek();
  if (next.kind === 'symbol' && next.text === '(')
    throw badRequest(`filters: NOT is not allowed before a group at col ${next.column}`);
  return { kind: 'not', filter: readCondition(reader) };
}

function readOperand(reader: FilterReader, depth: number): FilterTree {
  if (!reader.takeIf('(')) return readCondition(reader);
  if (depth === MAX_DEPTH) throw badRequest(`filters: more than ${MAX_DEPTH} groups inside each other`);
  const filter = readAll(reader, depth + 1);
  const closing = reader.take();
  if (closing.kind !== 'symbol' || closing.text !== ')') throw unexpected(closing, ')');
  return filter;
}

function readCondition(reader: FilterReader): FilterTree {
  const attribute = readText(reader, 'filter');
  const next = reader.peek();
  if (next.kind !== 'symbol' || next.text === '(' || next.text === ')') return tagCondition(attribute);
  reader.take();
  if (isComparison(next.text)) return compareTo(attribute, next.text, readNumber(reader));
  if (reader.peek(1).kind === 'word' && reader.peek(1).text === 'TO') {
    const from = readNumber(reader);
    reader.take();
    return rangeOf(attribute, from, readNumber(reader));
  }
  const value = readValue(reader);
  return attribute === TAGS ? tagCondition(value) : { kind: 'facet', attribute, value };
}

function readText(reader: FilterReader, expected: string): string {
  const token = reader.take();
  const isText = token.kind === 'quoted' || (token.kind === 'word' && !KEYWORDS.includes(token.text));
  if (!isText) throw unexpected(token, expected);
  return token.text;
}

/** Reads the value after a colon. An unquoted value can contain colons: `url:https://shop.example`. */
function readValue(reader: FilterReader): string {
  if (reader.peek().kind === 'quoted') return reader.take().text;
  let value = readText(reader, 'value');
  while (continuesValue(reader.peek())) value += reader.take().text;
  return value;
}

function continuesValue({ kind, text, isSpaced }: FilterToken): boolean {
  if (isSpaced) return false;
  return kind === 'word' || (kind === 'symbol' && text === ':');
}

function readNumber(reader: FilterReader): number {
  const token = reader.take();
  if (token.kind === 'end' || !NUMBER.test(token.text)) throw unexpected(token, 'number');
  return Number(token.text);
}

function unexpected({ kind, text, column }: FilterToken, expected: string) {
  const token =
    kind === 'end'
      ? 'end of filter'
      : `token ${kind === 'symbol' || KEYWORDS.includes(text) ? text : `string(${text})`}`;
  return badRequest(`filters: Unexpected ${token} expected ${expected} at col ${column}`);
}
