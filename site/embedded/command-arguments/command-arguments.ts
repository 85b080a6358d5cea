import { access, constants, mkdir } from 'node:fs/promises';
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Thrown if an argument of a command is invalid. The message is for the person who ran the command. */
export class ArgumentError extends Error {
  override name = 'ArgumentError';
}

/**
 * Returns the options and names on the command line, as `parseArgs`. An unknown or incomplete option ends the process with the status 1, a
 * message and the usage. `--help` prints only the usage.
 *
 * @param config the options, see `parseArgs`
 * @param usage the command with its arguments: `npm run visual -- [<part of a story name> …] [--all]`
 */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  if (process.argv.slice(2).includes('--help')) {
    console.log(`Usage: ${usage}`);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    if (!isArgumentError(error)) throw error;
    // The first sentence. Node's second one explains names that begin with a dash.
    console.error(`${error.message.split('. ')[0]}.\nUsage: ${usage}`);
    process.exit(1);
  }
}

/**
 * Creates a folder that is the value of an option, if it does not exist.
 *
 * @param option the option, for the message: `--data`
 * @throws {ArgumentError} if the path is not a folder, or the command may not write there
 */
export async function createOptionFolder(option: string, folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new ArgumentError(
      `${option}: expected a folder in which the command can write, got "${folder}". ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/**
 * Checks the value of an option that expects a URL.
 *
 * @param option the option, for the message: `--site`
 * @throws {ArgumentError} if the value is not a URL with http or https
 */
export function checkOptionUrl(option: string, value: string): void {
  if (['http:', 'https:'].includes(URL.parse(value)?.protocol ?? '')) return;
  throw new ArgumentError(
    `${option}: expected a URL with http or https, got "${value}". Example: ${option} http://localhost:3000`,
  );
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
