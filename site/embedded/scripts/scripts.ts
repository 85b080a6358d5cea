import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from 'hono';

const HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };

/** Reads a script file of an embedded server. Returns a handler that responds with the script. */
export async function loadScriptHandler(
  directory: string,
  file: string,
): Promise<(context: Context) => Response> {
  const script = await readFile(join(directory, file), 'utf8');
  return (context) => context.body(script, 200, HEADERS);
}
