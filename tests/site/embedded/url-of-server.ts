import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';

/** Returns the URL that the process of a server prints. The process ends with the test. Throws if it ends before. */
export async function urlOfServer(child: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const exit = once(child, 'exit');
  onTestFinished(async () => {
    child.kill();
    await exit;
  });
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\S+/.exec(line) ?? [];
    if (url !== undefined) return url;
  }
  throw new Error('The server stopped before it printed its URL.');
}
