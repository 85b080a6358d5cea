import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { urlOfServer } from '../url-of-server.ts';

const START_SCRIPT = join(import.meta.dirname, '../../../../site/embedded/content/serve.ts');

/**
 * Runs the start script of `npm run content` on a folder. Returns the URL that it prints; it stops when the test ends.
 *
 * @param settings.maxFileBlocks the largest file that the server can write, in the blocks of `ulimit -f`, which have 512 or 1,024 bytes
 */
export function startAlone(
  directory: string,
  settings: { env?: Record<string, string>; options?: readonly string[]; maxFileBlocks?: number } = {},
): Promise<string> {
  const { env, options = [], maxFileBlocks = 'unlimited' } = settings;
  const command = [process.execPath, START_SCRIPT, '--dir', directory, '--port', '0', ...options];
  const child = spawn('sh', ['-c', 'ulimit -f "$0" && exec "$@"', String(maxFileBlocks), ...command], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return urlOfServer(child);
}
