import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const TOOL = pathToFileURL('.tools/build-when-stale.ts').href;
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lantern-build-'));
  for (const folder of ['design-system', 'renderer', 'site', '.tools', 'dist'])
    mkdirSync(join(project, folder));
  for (const file of ['vite.config.ts', 'package.json', 'package-lock.json'])
    writeFileSync(join(project, file), '');
  onTestFinished(() => rmSync(project, { recursive: true }));
});

/** Runs `buildWhenStale` in the project with a build script of the given code. Then it writes its own process id to a file. */
function runTool(buildScript: string): ChildProcess {
  writeFileSync(join(project, 'build.mjs'), buildScript);
  const code = [
    "import { writeFileSync } from 'node:fs';",
    `import { buildWhenStale } from '${TOOL}';`,
    "await buildWhenStale('build.mjs');",
    "writeFileSync('dist/served-by', String(process.pid));",
  ];
  return spawn(process.execPath, ['--input-type=module', '-e', code.join('')], {
    cwd: project,
    stdio: 'ignore',
  });
}

const read = (file: string) => readFileSync(join(project, 'dist', file), 'utf8');
const WRITE_PID =
  "import { appendFileSync } from 'node:fs'; appendFileSync('dist/built-by', process.pid + ' ');";

describe('buildWhenStale', () => {
  test('builds in a child process, once per change of the sources', async () => {
    await once(runTool(WRITE_PID), 'exit');
    expect(read('built-by').trim()).not.toBe(read('served-by'));

    await once(runTool(WRITE_PID), 'exit');
    expect(read('built-by').trim().split(' ')).toHaveLength(1);

    mkdirSync(join(project, '.tools/chromatic/node_modules'), { recursive: true });
    writeFileSync(join(project, '.tools/chromatic/node_modules/installed.js'), 'not an input');
    await once(runTool(WRITE_PID), 'exit');
    expect(read('built-by').trim().split(' ')).toHaveLength(1);

    writeFileSync(join(project, 'site/page.ts'), 'changed');
    await once(runTool(WRITE_PID), 'exit');
    expect(read('built-by').trim().split(' ')).toHaveLength(2);

    writeFileSync(join(project, 'package.json'), 'changed');
    await once(runTool(WRITE_PID), 'exit');
    expect(read('built-by').trim().split(' ')).toHaveLength(3);
  });

  test('exits with the exit code of a failed build, and builds again next time', async () => {
    const tool = runTool('process.exit(7);');
    await once(tool, 'exit');
    expect(tool.exitCode).toBe(7);
    expect(existsSync(join(project, 'dist/served-by'))).toBe(false);
    expect(existsSync(join(project, 'dist/stamp'))).toBe(false);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('stops the build on %s', async (signal) => {
    const tool = runTool(`${WRITE_PID} setInterval(() => {}, 1_000);`);
    await expect.poll(() => existsSync(join(project, 'dist/built-by')) && read('built-by')).toMatch(/\d /);
    tool.kill(signal);
    await once(tool, 'exit');
    expect(tool.exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
    const builder = Number(read('built-by'));
    expect(() => process.kill(builder, 0)).toThrow('ESRCH');
  });
});
