import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { buildWhenStale } from '../build-when-stale.ts';

export type ServedSite = {
  readonly url: string;
  /** From starting the process to its first answer, in milliseconds. */
  readonly startedInMs: number;
  /** Of the process that serves it. */
  readonly pid: number;
  stop(): Promise<void>;
};

const PORT = 4390;
/** Where it is served. */
export const siteUrl = `http://localhost:${PORT}`;
const PATIENCE_MS = 30_000;

/**
 * The built site in a process of its own, as in production.
 *
 * @param settings environment variables besides those that are set
 */
export async function serveSite(settings: Readonly<Record<string, string>> = {}): Promise<ServedSite> {
  await buildWhenStale();
  const begun = performance.now();
  const env = { ...process.env, ...settings, PORT: String(PORT), LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstAnswer(`${siteUrl}/health`, child);
  return {
    url: siteUrl,
    startedInMs: performance.now() - begun,
    pid: child.pid ?? NaN,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function firstAnswer(url: string, child: ChildProcess) {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`The site did not answer at ${url}.`);
}
