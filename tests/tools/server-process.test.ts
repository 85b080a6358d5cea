import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../../.tools/bench/server-process.ts';

/** Writes a script that stores its process id and then runs the given code. */
function createScript(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-server-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pidFile = join(folder, 'pid');
  const script = join(folder, 'server.mjs');
  const storePid = `import { writeFileSync } from 'node:fs'; writeFileSync('${pidFile}', String(process.pid));`;
  writeFileSync(script, storePid + code);
  return { script, isRunning: () => existsSync(pidFile) && isAlive(Number(readFileSync(pidFile, 'utf8'))) };
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const PRINT_URL = "console.log('other: http://127.0.0.1:1'); console.log('site: http://127.0.0.1:2');";
const RUN_FOREVER = 'setInterval(() => {}, 1_000);';

test('startServerProcess returns the URL after the label', async () => {
  const { script, isRunning } = createScript(PRINT_URL + RUN_FOREVER);
  const server = await startServerProcess([script], { urlLabel: 'site: ' });
  expect(server.url).toBe('http://127.0.0.1:2');
  expect(isRunning()).toBe(true);
  await server.stop();
  expect(isRunning()).toBe(false);
});

test('startServerProcess returns a server whose stop resolves after its process has ended', async () => {
  const { script, isRunning } = createScript(PRINT_URL + RUN_FOREVER);
  const server = await startServerProcess([script], { urlLabel: 'site: ' });
  process.kill(server.pid, 'SIGKILL');
  await expect.poll(isRunning).toBe(false);
  await server.stop();
});

test('startServerProcess rejects when the process ends without a URL', async () => {
  const { script } = createScript('process.exit(7);');
  await expect(startServerProcess([script], { urlLabel: 'site: ' })).rejects.toThrow(
    `${script}: expected a server that prints its URL, got exit code 7.`,
  );
});

test('startServerProcess ends a process that does not print its URL in time', async () => {
  const { script, isRunning } = createScript(RUN_FOREVER);
  await expect(startServerProcess([script], { urlLabel: 'site: ', timeoutMs: 1_000 })).rejects.toThrow(
    `${script}: expected a server that prints its URL, got none within 1000 ms.`,
  );
  expect(isRunning()).toBe(false);
});

test('The server of the stories prints its URL, also with a free port', async () => {
  const server = await startServerProcess(['.tools/visual/serve-stories.ts', '0'], { urlLabel: 'stories: ' });
  onTestFinished(server.stop);
  expect((await fetch(`${server.url}/missing`)).status).toBe(404);
});
