import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises';
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

/** Folders with files that define or mention a section or a screen. */
const FOLDERS_OF_SECTIONS = [
  'renderer',
  'stories',
  'tests',
  'site/i18n',
  'site/pages',
  'site/protocol',
  'site/statamic/resources',
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
    const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, NO_COLOR: '1' };
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
    /** Returns the text of every file that defines or mentions a section or a screen, by path. */
    async files() {
      const changelog = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');
      const texts: Record<string, string> = { 'CHANGELOG.md': changelog };
      for (const path of FOLDERS_OF_SECTIONS) {
        const entries = await readdir(join(folder, path), { recursive: true, withFileTypes: true });
        for (const entry of entries) {
          if (!entry.isFile() || !/\.(?:tsx?|json|md|yaml)$/.test(entry.name)) continue;
          const file = join(entry.parentPath, entry.name);
          texts[file.slice(folder.length + 1)] = await readFile(file, 'utf8');
        }
      }
      return texts;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
