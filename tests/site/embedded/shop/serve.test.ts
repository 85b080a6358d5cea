import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { urlOfServer } from '../url-of-server.ts';
import { temporaryFolder } from './temporary-shop.ts';

const START_SCRIPT = join(import.meta.dirname, '../../../../site/embedded/shop/serve.ts');

test('Shop started alone prints its address and serves GraphQL', async () => {
  const url = await startAlone();
  const query = new URLSearchParams({ query: '{ storeConfig { store_code } }' }).toString();
  const response = await fetch(`${url}?${query}`, { headers: { Store: 'uk_en' } });
  expect(await response.json()).toEqual({ data: { storeConfig: { store_code: 'uk_en' } } });
});

test.each(['no-port', '-1', '65536'])('Shop started alone refuses the port %s', async (port) => {
  const child = spawn(process.execPath, [START_SCRIPT, '--data', temporaryFolder(), `--port=${port}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(errors).toContain(
    `--port: expected a number from 0 to 65535, got "${port}". Example: --port 4103\nUsage: npm run shop -- `,
  );
});

/** Runs the start script of `npm run shop` with an empty folder. Returns the URL that it prints; it stops when the test ends. */
function startAlone(): Promise<string> {
  const child = spawn(process.execPath, [START_SCRIPT, '--data', temporaryFolder(), '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return urlOfServer(child);
}
