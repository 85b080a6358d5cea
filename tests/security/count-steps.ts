import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** Matches at a position, and calls the rest of the pattern with the position behind the match. */
type Step = (position: number, rest: (position: number) => boolean) => boolean;

/** Thrown when a match takes more steps than the limit. */
class TooManySteps extends Error {}

/**
 * Matches a text as a backtracking engine does, and returns the number of characters that it reads. Supports only the syntax that the
 * tests generate: characters, classes, groups, quantifiers, `^` and `$`.
 *
 * @returns infinity above the limit
 */
export function countSteps(source: string, text: string, limit = 100_000): number {
  let steps = 0;
  const count = () => {
    steps += 1;
    if (steps > limit) throw new TooManySteps();
  };
  const pattern = new RegExpParser().parsePattern(source);
  const isAnchored = pattern.alternatives.every(({ elements: [first] }) => first?.raw === '^');
  const match = choice(pattern.alternatives);
  try {
    for (let start = 0; start <= (isAnchored ? 0 : text.length); start += 1)
      if (match(start, () => true)) break;
  } catch (error) {
    if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY;
    throw error;
  }
  return steps;

  function choice(alternatives: readonly AST.Alternative[]): Step {
    const all = alternatives.map(({ elements }) => sequence(elements.map(element)));
    return (position, rest) => all.some((one) => one(position, rest));
  }

  function sequence(all: readonly Step[]): Step {
    return all.reduceRight<Step>(
      (after, one) => (position, rest) => one(position, (next) => after(next, rest)),
      (position, rest) => rest(position),
    );
  }

  function element(node: AST.Element): Step {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return choice(node.alternatives);
      case 'Quantifier':
        return quantifier(node);
      case 'Assertion':
        return (position, rest) => {
          count();
          return position === (node.kind === 'start' ? 0 : text.length) && rest(position);
        };
      default: {
        const character = new RegExp(node.raw);
        return (position, rest) => {
          count();
          return character.test(text.charAt(position)) && rest(position + 1);
        };
      }
    }
  }

  function quantifier({ element: repeated, min, max, greedy }: AST.Quantifier): Step {
    const one = element(repeated);
    const repeat = (position: number, times: number, rest: (position: number) => boolean): boolean => {
      const again = () =>
        times < max &&
        one(position, (next) => (next > position || times < min) && repeat(next, times + 1, rest));
      if (times < min) return again();
      return greedy ? again() || rest(position) : rest(position) || again();
    };
    return (position, rest) => repeat(position, 0, rest);
  }
}
