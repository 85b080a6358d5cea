import { ArgumentError } from '#embedded/command-arguments';
import type { EmbeddedServer } from '#embedded/listen';

const MAX_PORT = 65_535;

type ServerCommand = {
  /** The value of `--port`. */
  readonly port: string;
  /** The usage, see `readArguments`. */
  readonly usage: string;
  /** Starts the server and prints its URL. */
  readonly start: (port: number) => Promise<EmbeddedServer>;
  /** Returns the text for an error of the start. `undefined` prints the error with its stack. */
  readonly describe?: (error: unknown) => string | undefined;
};

/**
 * Runs an embedded server as a command of its own, until SIGINT or SIGTERM. An invalid argument, a used port, or another error of the start,
 * ends the command with the status 1 and a message. The usage follows the message of an invalid argument.
 */
export async function runServerCommand({ port, usage, start, describe }: ServerCommand): Promise<void> {
  try {
    const server = await start(readPort(port));
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void server.close().then(() => process.exit(0)));
  } catch (error) {
    console.error(argumentMessage(error, port, usage) ?? describe?.(error) ?? error);
    process.exitCode = 1;
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > MAX_PORT)
    throw new ArgumentError(
      `--port: expected a number from 0 to ${MAX_PORT}, got ${JSON.stringify(text)}. Example: --port 4103`,
    );
  return port;
}

function argumentMessage(error: unknown, port: string, usage: string): string | undefined {
  if (error instanceof ArgumentError) return `${error.message}\nUsage: ${usage}`;
  if (!(error instanceof Error && 'code' in error)) return undefined;
  switch (error.code) {
    case 'EADDRINUSE':
      return `--port: port ${port} is in use. Choose another one. Example: --port ${(Number(port) % MAX_PORT) + 1}`;
    case 'EACCES':
      return `--port: the operating system refuses port ${port}. Choose one above 1023. Example: --port 4103`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `--host: expected an address of this machine (${error.message}). Example: --host 127.0.0.1`;
    default:
      return undefined;
  }
}
