import { execFile } from 'node:child_process';
import { cp, glob, mkdtemp, readFile, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is made from the project, or lent to it. */
const NOT_COPIED = ['node_modules', '.git', '.build', '.cache', 'dist', 'coverage', 'test-results'];

export type Outcome = { readonly code: number; readonly output: string };

/** A copy of this project in a folder of its own, for what writes into the project; `remove` sweeps it up. */
export async function copyProject() {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'lantern-new-')));
  const left = new Set(NOT_COPIED.map((name) => resolve(name)));
  await cp('.', folder, { recursive: true, filter: (path) => !left.has(resolve(path)) });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));

  /** Runs a script of the project or of a package with Node; what it says on either stream is its output. */
  function run(script: string, ...args: readonly string[]) {
    // Not this test's own variables: what runs inside may be vitest itself.
    const env = { PATH: process.env['PATH'] ?? '', NO_COLOR: '1' };
    return new Promise<Outcome>((done) => {
      const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
      execFile(process.execPath, [script, ...args], options, (error, stdout, stderr) => {
        const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
        done({ code, output: stdout + stderr });
      });
    });
  }

  return {
    run,
    path: (file: string) => join(folder, file),
    read: (file: string) => readFile(join(folder, file), 'utf8'),
    /** Every file that a section consists of or stands in, with its text. */
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
