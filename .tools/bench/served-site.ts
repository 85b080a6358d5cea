import { type ChildProcess, spawn } from 'node:child_process';
import { buildWhenStale } from '../build-when-stale.ts';

export type ServedSite = {
  readonly url: string;
  /** From starting the process to its first answer, in milliseconds. */
  readonly startedInMs: number;
  stop(): void;
};

const PORT = 4390;
const PATIENCE_MS = 30_000;

/** The built site in a process of its own, as in production. */
export async function serveSite(): Promise<ServedSite> {
  await buildWhenStale();
  const url = `http://localhost:${PORT}`;
  const begun = performance.now();
  const env = { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, ['dist/server/start.js'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await firstAnswer(`${url}/health`, child);
  return { url, startedInMs: performance.now() - begun, stop: () => void child.kill('SIGTERM') };
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
