import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const POLL_MS = 50;

/** Returns an unused port. */
export async function freePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('a listening port has a number');
  return String(address.port);
}

/**
 * Starts a server in its own process and waits until it responds.
 *
 * @param health URL that has status 200 when the server is ready
 * @param onErrorOutput receives what the server writes to its error output
 */
export async function startServer(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  health: string,
  onErrorOutput: (text: string) => void = () => {},
): Promise<ChildProcess> {
  const child = spawn('node', args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', onErrorOutput);
  // There is no time limit, because machines differ. A server that cannot start ends its process.
  while (!hasEnded(child)) {
    const response = await fetch(health).catch(() => undefined);
    if (response?.status === 200) return child;
    await setTimeout(POLL_MS);
  }
  throw new Error(`The server "${args.join(' ')}" ended before it responded at ${health}.`);
}

/** A built site in its own process. */
export type BuiltSite = {
  readonly url: string;
  readonly child: ChildProcess;
  /** Returns the text that the server has written to its error output. */
  readonly errors: () => string;
  readonly stop: () => Promise<void>;
};

/** Variables of a search provider that does not respond. A site without it fills its own search, which takes as long as the start. */
export const NO_SEARCH = {
  ALGOLIA_APP_ID: 'NONE',
  ALGOLIA_SEARCH_KEY: 'none',
  ALGOLIA_HOSTS: 'http://127.0.0.1:9',
};

/**
 * Serves the built site in its own process, with these environment variables, on a free port.
 *
 * @param hasSearch whether the site has the embedded search. It fills its indexes after the start, which needs as much processor time as
 *   the start
 */
export async function startBuiltSite(
  variables: Readonly<Record<string, string>> = {},
  { hasSearch = false }: { readonly hasSearch?: boolean } = {},
): Promise<BuiltSite> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  let errors = '';
  const child = await startServer(
    ['dist/server/start.js'],
    { PORT: port, LOG_LEVEL: 'silent', IMAGE_WARM_UP: 'no', ...(hasSearch ? {} : NO_SEARCH), ...variables },
    `${url}/health`,
    (text) => {
      errors += text;
    },
  );
  return { url, child, errors: () => errors, stop: () => stopServer(child) };
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null;
}

/** Stops a server and waits for its end. */
export async function stopServer(child: ChildProcess | undefined): Promise<void> {
  if (!child || hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
