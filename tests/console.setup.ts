import { afterAll, afterEach } from 'vitest';
import { checkConsole, recordConsole } from './expect-console.ts';

// A console message fails the test that prints it, unless the test expects it. The journeys have the same rule (tests/journeys/console.ts).
recordConsole();
afterEach(checkConsole);
// Messages printed while a test file loads, or after its last test.
afterAll(checkConsole);
