import { RE2JS, RE2JSException } from 're2js';

/** Limits for a pattern. A long pattern, or a pattern with large repetitions, takes seconds to compile or to match. */
const MAX_LENGTH = 500;
const MAX_INSTRUCTIONS = 1_000;
/** Compiling one instruction takes as long as this number of steps. */
const STEPS_PER_INSTRUCTION = 100;
/** One step is one instruction for one character. The slowest patterns take about half a second for this number of steps. */
const MAX_STEPS = 10_000_000;

const RE2_FLAGS: ReadonlyMap<string, number> = new Map([
  ['i', RE2JS.CASE_INSENSITIVE],
  ['m', RE2JS.MULTILINE],
  ['s', RE2JS.DOTALL],
]);

/** The remaining number of steps, which several patterns share. */
export type StepBudget = { remaining: number };

/** Returns whether a pattern matches a part of a text; `too-slow` once the budget is spent. */
type PatternTest = (text: string) => boolean | 'too-slow';

/** Creates the step budget of one request. */
export function createStepBudget(): StepBudget {
  return { remaining: MAX_STEPS };
}

/**
 * Compiles PHP's `/pattern/flags`, or a pattern without delimiters. RE2 matches in linear time, so a pattern from a request or an
 * editor cannot block the server.
 *
 * @param flags further flags, of `ims`
 * @returns undefined for an invalid or large pattern, and for lookaround and backreferences, which RE2 does not support
 */
export function compilePhpPattern(
  value: string,
  flags = '',
  budget = createStepBudget(),
): PatternTest | undefined {
  const [, slash, hash, tilde, ownFlags = ''] = /^(?:\/(.*)\/|#(.*)#|~(.*)~)([a-z]*)$/is.exec(value) ?? [];
  const source = slash ?? hash ?? tilde ?? value;
  if (budget.remaining < 0) return () => 'too-slow';
  const pattern = source.length > MAX_LENGTH ? undefined : compile(source, ownFlags + flags);
  if (!pattern) return undefined;
  const instructions = pattern.programSize();
  budget.remaining -= instructions * STEPS_PER_INSTRUCTION;
  if (instructions > MAX_INSTRUCTIONS) return undefined;
  return (text) => {
    budget.remaining -= instructions * text.length;
    return budget.remaining < 0 ? 'too-slow' : pattern.test(text);
  };
}

function compile(source: string, flags: string): RE2JS | undefined {
  let re2Flags = 0;
  for (const flag of flags) re2Flags |= RE2_FLAGS.get(flag) ?? 0;
  try {
    return RE2JS.compile(source, re2Flags);
  } catch (error) {
    if (error instanceof RE2JSException) return undefined;
    throw error;
  }
}
