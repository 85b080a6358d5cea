import { isMap, toText } from '../files/json-value.ts';
import type { JsonValue, JsonObject } from '../files/json-value.ts';
import { toPhpValue } from '../files/read-yaml.ts';

const TOKEN =
  /\s+|\/\/[^\n]*|#(?:[^\n[][^\n]*)?|\/\*[\s\S]*?\*\/|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)"|(-?\d+(?:\.\d+)?)|(=>|\?:|\?\?|::|[[\](),?:.*])|([\w\\$>-]+)/gy;

/** The statement `return` at the start of a line. In the middle of a line the word can be part of a comment. */
const RETURN = /^(?:<\?php)?[ \t]*return\b/m;
/** Functions that return the path of a folder, and that folder relative to the project. */
const FOLDERS = new Map([
  ['public_path', 'public'],
  ['storage_path', 'storage'],
  ['base_path', ''],
]);

/** The types of casts, as in `(int) env('SIZE', 50)`. */
const CASTS: ReadonlySet<string> = new Set(['array', 'bool', 'float', 'int', 'string']);

interface Token {
  kind: 'text' | 'number' | 'punctuator' | 'name';
  text: string;
}

/**
 * Parses the array that a Laravel configuration file returns. `env('NAME', fallback)` evaluates to its fallback, because the environment of
 * the CMS is unknown here. `public_path('x')` evaluates to a path in the project. Other calls evaluate to null. Casts are ignored.
 *
 * @throws {Error} if the file does not return an array literal, or contains an operator that `expression` does not read
 */
export function readPhpArray(source: string): JsonValue {
  const start = RETURN.exec(source);
  if (!start) throw new Error('The file returns nothing; it must contain "return [ … ];".');
  return toPhpValue(new ArrayParser(tokensOf(source.slice(start.index + start[0].length))).file());
}

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(source); match; match = TOKEN.exec(source)) {
    const [, single, double, digits, punctuator, name] = match;
    const text = single ?? double;
    if (text !== undefined) tokens.push({ kind: 'text', text: text.replaceAll(/\\(['"\\])/g, '$1') });
    else if (digits !== undefined) tokens.push({ kind: 'number', text: digits });
    else if (punctuator !== undefined) tokens.push({ kind: 'punctuator', text: punctuator });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name });
    end = TOKEN.lastIndex;
  }
  const next = source.charAt(end);
  if (next !== '' && next !== ';') throw new Error(`Unexpected ${next} in the array; write a plain value.`);
  return tokens;
}

class ArrayParser {
  #tokens: Token[];
  #index = 0;
  constructor(tokens: Token[]) {
    this.#tokens = tokens;
  }

  /** Parses the value of the file, which must be an array. */
  file(): JsonObject {
    const value = this.expression();
    const next = this.#tokens[this.#index];
    if (next) throw new Error(`Unexpected ${next.text} after the value; the file must return an array.`);
    if (!isMap(value)) throw new Error('The file must return an array.');
    return value;
  }

  /** Parses one value, with PHP's `?:`, `??`, `a ? b : c`, `.` and `*` as far as configuration files use them. */
  expression(): JsonValue {
    const value = this.#product();
    if (this.#consume('.')) return `${String(value ?? '')}${String(this.expression() ?? '')}`;
    if (this.#consume('?:')) return choose(Boolean(value), value, this.expression());
    if (this.#consume('??')) return choose(value !== null, value, this.expression());
    if (!this.#consume('?')) return value;
    const yes = this.expression();
    this.#expect(':');
    return choose(Boolean(value), yes, this.expression());
  }

  #product(): JsonValue {
    let value = this.#operand();
    while (this.#consume('*')) value = Number(value) * Number(this.#operand());
    return value;
  }

  #operand(): JsonValue {
    const token = this.#tokens[this.#index++];
    if (!token) throw new Error('The array ends too early; add the missing brackets.');
    if (token.kind === 'text') return token.text;
    if (token.kind === 'number') return Number(token.text);
    if (token.kind === 'punctuator') return this.#bracket(token.text);
    const name = token.text.toLowerCase();
    if (name === 'true' || name === 'false') return name === 'true';
    if (this.#consume('::')) this.#index++;
    if (!this.#consume('(')) return name === 'null' ? null : token.text;
    const values = this.#items(')');
    if (name === 'array') return values;
    if (name === 'env') return values['1'] ?? null;
    const folder = FOLDERS.get(name);
    return folder === undefined ? null : [folder, toText(values['0'])].filter(Boolean).join('/');
  }

  #bracket(bracket: string): JsonValue {
    if (bracket === '[') return this.#items(']');
    if (bracket !== '(') throw new Error(`Unexpected ${bracket} in the array; expected [ or (.`);
    const token = this.#tokens[this.#index];
    const value = this.expression();
    this.#expect(')');
    return token?.kind === 'name' && CASTS.has(token.text) ? this.#operand() : value;
  }

  #items(end: string): JsonObject {
    const items: [string, JsonValue][] = [];
    let next = 0;
    while (!this.#consume(end)) {
      const value = this.expression();
      if (this.#consume('=>')) items.push([String(value), this.expression()]);
      else items.push([String(next++), value]);
      if (!this.#consume(',') && this.#peek() !== end) throw new Error(`Missing ${end} in the array.`);
    }
    return Object.fromEntries(items);
  }

  #peek(): string | undefined {
    const token = this.#tokens[this.#index];
    return token?.kind === 'punctuator' ? token.text : undefined;
  }

  #consume(punctuator: string): boolean {
    const isNext = this.#peek() === punctuator;
    if (isNext) this.#index++;
    return isNext;
  }

  #expect(punctuator: string): void {
    if (!this.#consume(punctuator)) throw new Error(`Missing ${punctuator} in the array.`);
  }
}

function choose(condition: boolean, consequent: JsonValue, alternative: JsonValue): JsonValue {
  return condition ? consequent : alternative;
}
