import { format } from 'node:util';

const METHODS = ['error', 'warn', 'log'] as const;
const ADVICE =
  'The console output of the test differs. Fix its cause, or expect a message with expectConsole(method, pattern).';

export type ConsoleMethod = (typeof METHODS)[number];
type ConsoleMessage = { readonly method: ConsoleMethod; readonly text: string };
type ExpectedMessage = { readonly method: ConsoleMethod; readonly pattern: RegExp | string };

let messages: ConsoleMessage[] = [];
let expected: ExpectedMessage[] = [];

/**
 * Expects the running test to print a console message that contains the text or matches the pattern. Other messages, and an expected
 * message that is never printed, fail the test when it ends.
 *
 * @example expectConsole('warn', 'unknown validation rule "foo"');
 */
export function expectConsole(method: ConsoleMethod, pattern: RegExp | string): void {
  expected.push({ method, pattern });
}

/** Returns the texts that the running test has printed so far with one console method, oldest first. */
export function getConsoleTexts(method: ConsoleMethod): readonly string[] {
  return messages.filter((message) => message.method === method).map(({ text }) => text);
}

/** Records console messages instead of printing them. `tests/console.setup.ts` calls it once per test file. */
export function recordConsole(): void {
  for (const method of METHODS) {
    console[method] = (...values: unknown[]) => {
      messages.push({ method, text: format(...values) });
    };
  }
}

/** Throws if the console messages of the test that ends differ from the expected ones. */
export function checkConsole(): void {
  const unexpected = messages.filter((message) => !expected.some((entry) => isMatch(message, entry)));
  const missing = expected.filter((entry) => !messages.some((message) => isMatch(message, entry)));
  messages = [];
  expected = [];
  const problems = [
    ...unexpected.map(({ method, text }) => `unexpected console.${method}: ${text}`),
    ...missing.map(({ method, pattern }) => `missing console.${method}: ${String(pattern)}`),
  ];
  if (problems.length > 0) throw new Error(`${ADVICE}\n${problems.join('\n')}`);
}

function isMatch({ method, text }: ConsoleMessage, { method: expectedMethod, pattern }: ExpectedMessage) {
  return (
    method === expectedMethod && (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text))
  );
}
