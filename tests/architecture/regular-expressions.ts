import { checkSync, type Parameters } from 'recheck';
import { type ESTree, parseSync, Visitor } from 'vite';
import { isLinearPattern } from '../../site/limits/linear-pattern.ts';

/** A regular-expression literal, or a call of `RegExp`, which has no source. */
export type RegularExpression = {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly source: string | undefined;
  readonly flags: string;
};

/** The flags that change what an expression matches. */
const MATCHING_FLAGS = /[^gdy]/g;

/** The automaton proves that an expression is linear. The other checker of recheck only searches for attack strings, at random. */
const PROOF: Parameters = { checker: 'automaton', timeout: null };

/** Finds all regular expressions of a TypeScript file by parsing it. */
export function regularExpressionsOf(file: string, code: string): RegularExpression[] {
  const found: RegularExpression[] = [];
  const add = (start: number, source: string | undefined, flags: string) => {
    found.push({ file, line: code.slice(0, start).split('\n').length, source, flags });
  };
  const addCall = ({ start, callee }: ESTree.NewExpression | ESTree.CallExpression) => {
    if (callee.type === 'Identifier' && callee.name === 'RegExp') add(start, undefined, '');
  };
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join(' ')}`);
  new Visitor({
    Literal(node) {
      if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
    },
    NewExpression: addCall,
    CallExpression: addCall,
  }).visit(program);
  return found;
}

/**
 * Returns why an expression may be slow, with an attack string, or `undefined` if its time is proved to be linear. An expression without
 * a repetition takes constant time.
 */
export function slownessOf(source: string, flags: string): string | undefined {
  if (!/[*+{]/.test(source)) return undefined;
  // It proves most expressions, in a thousandth of the time of recheck.
  if (isLinearPattern(source, flags.match(MATCHING_FLAGS)?.join('') ?? '')) return undefined;
  const result = checkSync(widenCounts(source), flags, PROOF);
  if (result.status === 'safe') return undefined;
  return result.status === 'vulnerable'
    ? `${result.complexity.summary}, attack string: ${result.attack.pattern}`
    : 'no proof is possible. Rewrite the expression without lookarounds and back references.';
}

/**
 * Replaces counts of ten and more by unlimited repetitions. For recheck each limited repetition takes constant time, so it accepts
 * `([a-z]{1,100}){1,100}`, which takes exponential time for texts of usual length.
 */
function widenCounts(source: string): string {
  return source.replaceAll(/(?<!\\u)\{(\d+)(?:,\d*)?\}/g, (count, min: string) => {
    if (!/\d\d/.test(count)) return count;
    return Number(min) === 0 ? '*' : '+';
  });
}
