/** The parts of the test suite in the order in which they run, fastest feedback first. */
export const PARTS = ['rules', 'components', 'journeys', 'primitives'] as const;

export type Part = (typeof PARTS)[number];

/**
 * Returns the named parts, or all parts for an empty list, in the order in which they run.
 *
 * @throws {Error} if a name is not a part, because a mistyped name must not look like a successful run
 */
export function selectParts(names: readonly string[]): Part[] {
  const unknown = names.filter((name) => !PARTS.some((part) => part === name));
  if (unknown.length > 0) {
    const quoted = unknown.map((name) => `"${name}"`).join(', ');
    throw new Error(`Expected parts of ${PARTS.join(', ')}, got ${quoted}. Example: npm test -- rules`);
  }
  return PARTS.filter((part) => names.length === 0 || names.includes(part));
}
