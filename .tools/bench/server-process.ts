import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server in its own process. */
export type ServerProcess = {
  /** The URL that the server printed. */
  readonly url: string;
  readonly pid: number;
  /** Resolves with the first line of the output that contains the text. */
  lineWith(text: string): Promise<string>;
  /** Stops the process and resolves when it has ended. */
  stop(): Promise<void>;
};

type Options = {
  /** The start of the line with the URL of the server, for example `site: `. */
  readonly urlLabel: string;
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>;
  /** The time until the server prints its URL. Default: 30 seconds */
  readonly timeoutMs?: number;
};

/**
 * Starts a server with Node.js and resolves when it prints its URL. A response at its URL would prove nothing, because another server may
 * use the port.
 *
 * @param args the script and its arguments
 * @throws an error if the server prints no URL. Its process has then ended.
 */
export async function startServerProcess(
  args: readonly string[],
  { urlLabel, env = {}, timeoutMs = 30_000 }: Options,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exit;
  };
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const lineThat = (isWanted: (line: string) => boolean) =>
    new Promise<string>((resolve) => {
      const resolveIfWanted = (line: string) => {
        if (isWanted(line)) resolve(line);
      };
      lines.forEach(resolveIfWanted);
      output.on('line', resolveIfWanted);
    });
  const failure = new Promise<never>((_resolve, reject) => {
    const rejectWith = (found: string) =>
      reject(new Error(`${args[0]}: expected a server that prints its URL, got ${found}.`));
    child.once('exit', (code, signal) =>
      rejectWith(code === null ? `signal ${signal}` : `exit code ${code}`),
    );
    setTimeout(() => rejectWith(`none within ${timeoutMs} ms`), timeoutMs).unref();
  });
  try {
    const urlLine = await Promise.race([lineThat((line) => line.startsWith(urlLabel)), failure]);
    return {
      url: urlLine.slice(urlLabel.length),
      pid: child.pid ?? NaN,
      lineWith: (text) => lineThat((line) => line.includes(text)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
