import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { startLoopbackServer } from '../../.tools/bench/loopback-server.ts';

const SERVED_SITE = pathToFileURL('.tools/bench/served-site.ts').href;
const STAMP_MODULE = pathToFileURL('.tools/build/stamp.ts').href;
/** A site that stores its process id and answers every request. */
const SITE = `
  import { writeFileSync } from 'node:fs';
  import { createServer } from 'node:http';
  writeFileSync('pid', String(process.pid));
  const server = createServer((_request, response) => response.end());
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('site: http://127.0.0.1:' + process.env.PORT));
`;
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lantern-served-site-'));
  for (const folder of ['design-system', 'renderer', 'site', '.tools', 'dist/server'])
    mkdirSync(join(project, folder), { recursive: true });
  for (const file of ['vite.config.ts', 'package-lock.json']) writeFileSync(join(project, file), '');
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(project, 'dist/server/start.js'), SITE);
  onTestFinished(() => rmSync(project, { recursive: true }));
});

/** Serves the site of the project, which counts as built, and stops it. Returns what the process printed. */
async function serveAndStop(port: string) {
  const code = [
    `import { serveSite } from '${SERVED_SITE}';`,
    `import { stampBuild } from '${STAMP_MODULE}';`,
    'await stampBuild(async () => {});',
    'const site = await serveSite();',
    "console.log('measured');",
    'await site.stop();',
  ];
  const child = spawn(process.execPath, ['--input-type=module', '-e', code.join('')], {
    cwd: project,
    env: { ...process.env, BENCH_PORT: port },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, output, errors };
}

function expectSiteToBeGone() {
  const pid = Number(readFileSync(join(project, 'pid'), 'utf8'));
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
}

test('serveSite serves the built site at BENCH_PORT and stops its process', async () => {
  const server = await startLoopbackServer((_request, response) => response.end());
  server.close();
  const { exitCode, output, errors } = await serveAndStop(new URL(server.url).port);
  expect({ exitCode, output, errors }).toEqual({ exitCode: 0, output: 'measured\n', errors: '' });
  expectSiteToBeGone();
});

test('serveSite rejects and leaves no process if another server responds at the port', async () => {
  const other = await startLoopbackServer((_request, response) => response.end());
  onTestFinished(other.close);
  const { exitCode, output, errors } = await serveAndStop(new URL(other.url).port);
  expect(output).toBe('');
  expect(errors).toContain('dist/server/start.js: expected a server that prints its URL');
  expect(exitCode).toBe(1);
  expectSiteToBeGone();
});
