import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const TOOL = pathToFileURL('.tools/build-when-stale.ts').href;
const STAMP_MODULE = pathToFileURL('.tools/build/stamp.ts').href;
const BUILD_SCRIPT = resolve('.tools/build.ts');
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'lantern-build-'));
  for (const folder of ['design-system', 'renderer', 'site', '.tools', 'dist'])
    mkdirSync(join(project, folder));
  for (const file of ['vite.config.ts', 'package.json', 'package-lock.json'])
    writeFileSync(join(project, file), '');
  onTestFinished(() => rmSync(project, { recursive: true }));
});

/** Runs `buildWhenStale` in the project with a build of the given code. Then it writes its own process id to a file. */
function runTool(build = ''): ChildProcess {
  writeBuildScript(build);
  const code = [
    "import { writeFileSync } from 'node:fs';",
    `import { buildWhenStale } from '${TOOL}';`,
    "await buildWhenStale('build.mjs');",
    "writeFileSync('dist/served-by', String(process.pid));",
  ];
  return runNode('--input-type=module', '-e', code.join(''));
}

/** Writes a build script that appends its process id to a file and then runs the given code. */
function writeBuildScript(build = '') {
  const code = [
    "import { appendFileSync } from 'node:fs';",
    `import { stampBuild } from '${STAMP_MODULE}';`,
    `await stampBuild(async () => { appendFileSync('dist/built-by', process.pid + ' '); ${build} });`,
  ];
  writeFileSync(join(project, 'build.mjs'), code.join(''));
}

function runNode(...args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, { cwd: project, stdio: 'ignore' });
}

const read = (file: string) => readFileSync(join(project, 'dist', file), 'utf8');
const exists = (file: string) => existsSync(join(project, 'dist', file));
const countBuilds = () => read('built-by').trim().split(' ').length;

describe('buildWhenStale', () => {
  test('builds in a child process, once per change of the sources', async () => {
    await once(runTool(), 'exit');
    expect(read('built-by').trim()).not.toBe(read('served-by'));

    await once(runTool(), 'exit');
    expect(countBuilds()).toBe(1);

    mkdirSync(join(project, '.tools/chromatic/node_modules'), { recursive: true });
    writeFileSync(join(project, '.tools/chromatic/node_modules/installed.js'), 'not an input');
    await once(runTool(), 'exit');
    expect(countBuilds()).toBe(1);

    writeFileSync(join(project, 'site/page.ts'), 'changed');
    await once(runTool(), 'exit');
    expect(countBuilds()).toBe(2);

    writeFileSync(join(project, 'package.json'), 'changed');
    await once(runTool(), 'exit');
    expect(countBuilds()).toBe(3);
  });

  test('exits with the exit code of a failed build, and builds again next time', async () => {
    const tool = runTool('process.exit(7);');
    await once(tool, 'exit');
    expect(tool.exitCode).toBe(7);
    expect(exists('served-by')).toBe(false);
    expect(exists('stamp')).toBe(false);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('stops the build on %s', async (signal) => {
    const tool = runTool('setInterval(() => {}, 1_000); await new Promise(() => {});');
    await expect.poll(() => exists('built-by') && read('built-by')).toMatch(/\d /);
    tool.kill(signal);
    await once(tool, 'exit');
    expect(tool.exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
    const builder = Number(read('built-by'));
    expect(() => process.kill(builder, 0)).toThrow('ESRCH');
    expect(exists('stamp')).toBe(false);
  });

  test('does not build after `npm run build`', async () => {
    writeBuildScript();
    await once(runNode('build.mjs'), 'exit');
    await once(runTool(), 'exit');
    expect(countBuilds()).toBe(1);
  });

  test('builds again after `npm run build` of other code', async () => {
    await once(runTool(), 'exit');
    writeFileSync(join(project, 'site/page.ts'), 'other branch');
    await once(runNode('build.mjs'), 'exit');
    rmSync(join(project, 'site/page.ts'));
    await once(runTool(), 'exit');
    expect(countBuilds()).toBe(3);
  });
});

test('`npm run build` removes the stamp of the previous build when it fails', async () => {
  await once(runTool(), 'exit');
  expect(exists('stamp')).toBe(true);
  // The project has no Vite configuration.
  const build = runNode(BUILD_SCRIPT);
  await once(build, 'exit');
  expect(build.exitCode).toBe(1);
  expect(exists('stamp')).toBe(false);
});
