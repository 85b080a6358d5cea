import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file with the names of the assets of the last build. It does not list assets that this build has kept from the previous build. */
const LIST = '.vite/assets.json';
const ASSETS = '_build';

/** An asset of the previous build. Its name contains a hash of its content. */
export type Asset = { readonly name: string; readonly content: Uint8Array };

/**
 * Reads the assets of the previous build. Call it before the next build deletes them.
 *
 * @param directory of the browser's files
 */
export async function readPreviousAssets(directory: string): Promise<readonly Asset[]> {
  const list = await readFile(join(directory, LIST), 'utf8').catch(() => '[]');
  const names: unknown = JSON.parse(list);
  if (!Array.isArray(names)) return [];
  const reading = names.map(async (name: unknown) => {
    const content = await readFile(join(directory, ASSETS, String(name))).catch(() => undefined);
    return content ? [{ name: String(name), content }] : [];
  });
  return (await Promise.all(reading)).flat();
}

/**
 * Adds the assets of the previous build to a new build, because pages that are open in browsers still request them. Assets of older builds
 * are not kept.
 */
export async function keepPreviousAssets(directory: string, previous: readonly Asset[]): Promise<void> {
  const folder = join(directory, ASSETS);
  await mkdir(join(directory, '.vite'), { recursive: true });
  await writeFile(join(directory, LIST), JSON.stringify(await readdir(folder)));
  for (const { name, content } of previous) {
    const path = join(folder, name);
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (!exists) await writeFile(path, content);
  }
}
