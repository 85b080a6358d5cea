import { execFile } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Generated folders, dependencies and history. */
const NOT_COPIED = [
  '.tools/chromatic/node_modules',
  'node_modules',
  '.git',
  '.build',
  '.cache',
  'dist',
  'coverage',
  'test-results',
];

export type RunResult = { readonly code: number; readonly output: string };

/** Copies the project to a temporary folder, for tests of tools that write files. `remove` deletes the copy. */
export async function copyProject() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lantern-new-')));
  const excluded = new Set(NOT_COPIED.map((name) => resolve(name)));
  await cp('.', folder, { recursive: true, filter: (path) => !excluded.has(resolve(path)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));

  /** Runs a script in the copy with Node. `output` contains stdout and stderr. */
  function run(script: string, ...args: readonly string[]) {
    // A minimal environment, because the script may run vitest, which must not inherit this test's variables.
    const env = { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' };
    return new Promise<RunResult>((resolveRun) => {
      const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
      execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        resolveRun({ code, output: stdout + stderr });
      });
    });
  }

  return {
    run,
    path: (file: string) => join(folder, file),
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    /** Returns the text of every file that defines or mentions a section, by path. */
    async files() {
      const texts: Record<string, string> = {};
      const patterns = [
        '{renderer,stories,tests}/**/*.{ts,tsx}',
        'site/i18n/messages/**',
        '*.md',
        '**/sections.yaml',
      ];
      for await (const entry of glob(patterns, {
        cwd: folder,
        withFileTypes: true,
        exclude: ['node_modules'],
      })) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        texts[path.slice(folder.length + 1)] = await readFile(path, 'utf8');
      }
      return texts;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
