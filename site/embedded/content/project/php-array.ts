import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';

const TOKEN =
  /\s+|\/\/[^\n]*|#(?!\[)[^\n]*|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|(-?\d+(?:\.\d+)?)|(=>|\?:|\?\?|::|[[\](),?:.])|([\w\\$>-]+)/gy;

interface Token {
  kind: 'text' | 'number' | 'mark' | 'name';
  text: string;
}

/**
 * Reads the array that a Laravel configuration file returns. `env('NAME', fallback)` is its fallback, since the environment belongs
 * to another program; other calls are null.
 *
 * @throws {Error} when the file is not of that form
 */
export function readPhpArray(source: string): JsonValue {
  const start = /\breturn\b/.exec(source);
  if (!start) throw new Error('The file returns nothing.');
  return toPhpValue(new Reader(tokensOf(source.slice(start.index + start[0].length))).expression());
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const [, single, double, digits, mark, name] = match;
    const text = single ?? double;
    if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll(/\\(['"\\])/g, '$1') });
    else if (digits !== undefined) tokens.push({ kind: 'number', text: digits });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
  }
  return tokens;
}

class Reader {
  #tokens: Token[];
  #at = 0;
  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  /** One value, with PHP's `?:`, `??`, `a ? b : c` and `.` as far as configuration files use them. */
  expression(): JsonValue {
    const value = this.#operand();
    if (this.#takes('.')) return `${String(value ?? '')}${String(this.expression() ?? '')}`;
    if (this.#takes('?:')) return chosen(Boolean(value), value, this.expression());
    if (this.#takes('??')) return chosen(value !== null, value, this.expression());
    if (!this.#takes('?')) return value;
    const yes = this.expression();
    this.#expect(':');
    return chosen(Boolean(value), yes, this.expression());
  }

  #operand(): JsonValue {
    const token = this.#tokens[this.#at++];
    if (!token) throw new Error('The array ends too early.');
    if (token.kind === 'text') return token.text;
    if (token.kind === 'number') return Number(token.text);
    if (token.kind === 'mark') return this.#bracket(token.text);
    const word = token.text.toLowerCase();
    if (word === 'true' || word === 'false') return word === 'true';
    if (this.#takes('::')) this.#at++;
    if (!this.#takes('(')) return word === 'null' ? null : token.text;
    const values = this.#items(')');
    if (word === 'array') return values;
    return word === 'env' ? (values['1'] ?? null) : null;
  }

  #bracket(mark: string): JsonValue {
    if (mark === '[') return this.#items(']');
    if (mark !== '(') throw new Error(`Unexpected ${mark} in the array.`);
    const value = this.expression();
    this.#expect(')');
    return value;
  }

  #items(end: string): JsonObject {
    const items: [string, JsonValue][] = [];
    let next = 0;
    while (!this.#takes(end)) {
      const value = this.expression();
      if (this.#takes('=>')) items.push([String(value), this.expression()]);
      else items.push([String(next++), value]);
      if (!this.#takes(',') && this.#peek() !== end) throw new Error(`Missing ${end} in the array.`);
    }
    return Object.fromEntries(items);
  }

  #peek(): string | undefined {
    const token = this.#tokens[this.#at];
    return token?.kind === 'mark' ? token.text : undefined;
  }

  #takes(mark: string): boolean {
    const found = this.#peek() === mark;
    if (found) this.#at++;
    return found;
  }

  #expect(mark: string): void {
    if (!this.#takes(mark)) throw new Error(`Missing ${mark} in the array.`);
  }
}

function chosen(first: boolean, one: JsonValue, other: JsonValue): JsonValue {
  return first ? one : other;
}
