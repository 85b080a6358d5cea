import { type AST, RegExpParser } from '@eslint-community/regexpp';
import { LRUCache } from 'lru-cache';
import { characterRanges, type CharacterRanges, haveCommonCharacter } from './character-ranges.ts';
import { firstOf, firstOfSequence, lengthBeforeMatch, startsOf } from './pattern-parts.ts';

/** Longer patterns, and patterns with more different characters and character classes, take too long to analyse. */
const MAX_LENGTH = 500;
const MAX_CHARACTER_SETS = 40;
/** How often the engine may read each character of a text. */
const MAX_READS = 200;

const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Returns whether a backtracking engine matches a pattern in linear time. That is the case if the next character decides, at each alternative
 * and each quantifier, how the match continues. Then the engine never backtracks far. A limited number of exceptions outside loops is
 * accepted. Patterns with lookaround, backreferences or modifiers are not analysed, and the result is false.
 *
 * Libraries do not prove this: `recheck` considers `([a-z]{1,100}){1,100}` safe, and `scslre` finds only some slow patterns.
 *
 * @param flags some of `imsu`
 */
export function isLinearPattern(source: string, flags: string): boolean {
  const key = `${flags}/${source}`;
  const isLinear = results.get(key) ?? analyse(source, flags);
  results.set(key, isLinear);
  return isLinear;
}

/** A cache of results, because forms are read again for each page that shows them. */
const results = new LRUCache<string, boolean>({ max: 500 });

function analyse(source: string, flags: string): boolean {
  if (source.length > MAX_LENGTH) return false;
  try {
    const parser = new RegExpParser({ ecmaVersion: 2025 });
    const pattern = parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u') });
    return readsPerCharacter(pattern, flags) <= MAX_READS;
  } catch {
    // The pattern is invalid or has too many character sets, or a part of it is valid only in its context.
    return false;
  }
}

function readsPerCharacter({ alternatives }: AST.Pattern, flags: string): number {
  const ways = createWays(flags).ofChoice(alternatives, [], false);
  const isAnchored = !flags.includes('m') && alternatives.every(({ elements: [first] }) => isStart(first));
  // Without an anchor the engine tries each position of the text, and reads at most the length of a match from there.
  return isAnchored ? ways : ways * Math.max(1, ...alternatives.map(lengthBeforeMatch));
}

function isStart(element: AST.Element | undefined) {
  return element?.type === 'Assertion' && element.kind === 'start';
}

/** Creates functions that return the number of ways in which the engine may try to match a part of a pattern. */
function createWays(flags: string) {
  const ranges = new Map<string, CharacterRanges>();
  const rangesOf = (set: string) => {
    const known = ranges.get(set) ?? characterRanges(set, flags);
    ranges.set(set, known);
    if (ranges.size > MAX_CHARACTER_SETS) throw new Error('The pattern has too many character sets.');
    return known;
  };
  const overlap = (one: readonly string[], other: readonly string[]) =>
    one.some((set) => other.some((otherSet) => haveCommonCharacter(rangesOf(set), rangesOf(otherSet))));

  /** @param following characters that may follow. Empty at the end of the pattern */
  function ofChoice(
    alternatives: readonly AST.Alternative[],
    following: readonly string[],
    isInLoop: boolean,
  ): number {
    const ways = alternatives.map(({ elements }) => ofSequence(elements, following, isInLoop));
    const starts = alternatives.map(({ elements }) => startsOf(firstOfSequence(elements), following));
    const isDecided =
      alternatives.filter(({ elements }) => firstOfSequence(elements).canBeEmpty).length < 2 &&
      starts.every((start, index) => !overlap(start, starts.slice(index + 1).flat()));
    if (isDecided || alternatives.length === 1) return Math.max(...ways);
    return isInLoop ? UNLIMITED : ways.reduce((sum, count) => sum + count, 0);
  }

  function ofSequence(
    elements: readonly AST.Element[],
    following: readonly string[],
    isInLoop: boolean,
  ): number {
    let ways = 1;
    let next = following;
    for (const element of elements.toReversed()) {
      ways *= ofElement(element, next, isInLoop);
      next = startsOf(firstOf(element), next);
    }
    return ways;
  }

  function ofElement(element: AST.Element, following: readonly string[], isInLoop: boolean): number {
    switch (element.type) {
      case 'Character':
      case 'CharacterSet':
      case 'CharacterClass':
        return 1;
      case 'Assertion':
        return element.kind === 'lookahead' || element.kind === 'lookbehind' ? UNLIMITED : 1;
      case 'CapturingGroup':
        return ofChoice(element.alternatives, following, isInLoop);
      case 'Group':
        return element.modifiers ? UNLIMITED : ofChoice(element.alternatives, following, isInLoop);
      case 'Quantifier':
        return ofQuantifier(element, following, isInLoop);
      default:
        return UNLIMITED;
    }
  }

  function ofQuantifier(
    { element, min, max }: AST.Quantifier,
    following: readonly string[],
    isInLoop: boolean,
  ): number {
    const first = firstOf(element);
    if (first.canBeEmpty) return UNLIMITED;
    const isLoop = max > 1;
    const ways = ofElement(element, isLoop ? [...first.sets, ...following] : following, isInLoop || isLoop);
    if (min === max || !overlap(first.sets, following)) return ways;
    return isInLoop ? UNLIMITED : ways * (max - min + 1);
  }

  return { ofChoice };
}
