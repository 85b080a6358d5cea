import type { AST } from '@eslint-community/regexpp';

/** The characters that a part of a pattern can begin with. Each set is a pattern of one character: `[a-z]`. */
type FirstCharacters = { readonly sets: readonly string[]; readonly canBeEmpty: boolean };

/** Returns the characters with which a match can continue at the start of a part of a pattern. */
export function startsOf(
  { sets, canBeEmpty }: FirstCharacters,
  following: readonly string[],
): readonly string[] {
  return canBeEmpty ? [...new Set([...sets, ...following])] : sets;
}

/** Returns the characters that a sequence of elements can begin with. */
export function firstOfSequence(elements: readonly AST.Element[]): FirstCharacters {
  const sets = new Set<string>();
  for (const element of elements) {
    const first = firstOf(element);
    for (const set of first.sets) sets.add(set);
    if (!first.canBeEmpty) return { sets: [...sets], canBeEmpty: false };
  }
  return { sets: [...sets], canBeEmpty: true };
}

/** Returns the characters that an element can begin with. */
export function firstOf(element: AST.Element): FirstCharacters {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return { sets: [element.raw], canBeEmpty: false };
    case 'CapturingGroup':
    case 'Group': {
      const all = element.alternatives.map(({ elements }) => firstOfSequence(elements));
      return { sets: all.flatMap(({ sets }) => sets), canBeEmpty: all.some(({ canBeEmpty }) => canBeEmpty) };
    }
    case 'Quantifier': {
      const { sets, canBeEmpty } = firstOf(element.element);
      return { sets, canBeEmpty: canBeEmpty || element.min === 0 };
    }
    default:
      return { sets: [], canBeEmpty: true };
  }
}

/**
 * Returns the number of characters that the engine must read until a match is certain. A quantifier at the end counts with its minimum, because
 * then the pattern matches.
 */
export function lengthBeforeMatch({ elements }: AST.Alternative): number {
  const last = elements.at(-1);
  const rest = elements.slice(0, -1).reduce((sum, element) => sum + lengthOf(element), 0);
  if (last === undefined) return 0;
  return rest + (last.type === 'Quantifier' ? lengthOf(last.element) * last.min : lengthOf(last));
}

function lengthOf(element: AST.Element): number {
  switch (element.type) {
    case 'Assertion':
      return 0;
    case 'CapturingGroup':
    case 'Group':
      return Math.max(
        ...element.alternatives.map(({ elements }) =>
          elements.reduce((sum, part) => sum + lengthOf(part), 0),
        ),
      );
    case 'Quantifier':
      return element.max === 0 ? 0 : lengthOf(element.element) * element.max;
    default:
      return 1;
  }
}
