import type { ChildProcess } from 'node:child_process';
import { appendFile, cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyProject } from '../tools/project-copy.ts';
import { freePort, NO_SEARCH, startServer, stopServer } from './server-processes.ts';

/** The source that differs in the second build. The chunk of this section, and the chunks that import it, have other names. */
const CHANGED_SOURCE = 'renderer/sections/interactive-carousel/interactive-carousel.tsx';
/** Marks the document in the browser, so that the journeys know which build hydrates the section. */
const CHANGE = "\nglobalThis.document?.documentElement.setAttribute('data-hydrated-by', 'second');\n";

type BuildName = 'first' | 'second';
export type TwoBuilds = Awaited<ReturnType<typeof createTwoBuilds>>;

/**
 * Builds the site a second time, in a copy of the project with a changed source. The copy also contains the first build, so the second build
 * keeps the assets of the first, as on a server that builds each release. Both builds are served at the same URL, one at a time.
 */
export async function createTwoBuilds() {
  const copy = await copyProject();
  const [served, first, second] = ['dist', 'first', 'second'].map(copy.path) as [string, string, string];
  const folders = { first, second };
  await cp('dist', first, { recursive: true });
  await cp('dist', served, { recursive: true });
  await appendFile(copy.path(CHANGED_SOURCE), CHANGE);
  const { code, output } = await copy.run('.tools/build.ts');
  if (code !== 0) throw new Error(`The second build failed:\n${output}`);
  await rename(served, second);
  const [port, ids] = [
    await freePort(),
    { first: await readBuildId(first), second: await readBuildId(second) },
  ];
  const url = `http://localhost:${port}`;
  let server: ChildProcess | undefined;

  return {
    url,
    /** The id of each build. Its documents contain the id in the attribute `data-build`. */
    ids,
    /** Stops the server of the other build, and serves this one. The server reads the files when it starts. */
    async serve(name: BuildName) {
      await stopServer(server);
      await rm(served, { recursive: true, force: true });
      await cp(folders[name], served, { recursive: true });
      const env = { PORT: port, LOG_LEVEL: 'silent', IMAGE_WARM_UP: 'no', ...NO_SEARCH };
      server = await startServer([join(served, 'server/start.js')], env, `${url}/health`);
    },
    /** Deletes assets of the second build, which is not served yet. */
    async deleteAssets(isDeleted: (name: string) => boolean) {
      const assets = join(second, 'client/_build');
      const names = (await readdir(assets)).filter(isDeleted);
      await Promise.all(names.map((name) => rm(join(assets, name))));
      return names;
    },
    /** Returns the names of the assets of one build, without the assets that it has kept from the other build. */
    async assetsOf(name: BuildName) {
      const list: string[] = JSON.parse(
        await readFile(join(folders[name], 'client/.vite/assets.json'), 'utf8'),
      );
      return new Set(list);
    },
    async remove() {
      await stopServer(server);
      await copy.remove();
    },
  };
}

async function readBuildId(directory: string): Promise<string> {
  const { id } = JSON.parse(await readFile(join(directory, 'client/builds/latest.json'), 'utf8'));
  return String(id);
}
