import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createBuilder } from 'vite';
import { readArguments } from '#embedded/command-arguments';
import { localeCodes } from '#site/i18n/locale';
import { type BuildMeta, type LatestBuild, createRouteRules } from '#site/protocol/route-rules';
import { parseRedirects } from '../site/server/operator-redirects.ts';
import { keepPreviousAssets, readPreviousAssets } from './build/previous-assets.ts';
import { stampBuild } from './build/stamp.ts';

const compress = promisify(brotliCompress);

/**
 * Builds the browser's and the server's files into `dist/`, writes the build id and compresses the browser's text files. The assets of the
 * previous build in `dist/` stay.
 */
async function build(): Promise<void> {
  const previous = await readPreviousAssets('dist/client');
  const builder = await createBuilder({ logLevel: 'warn' });
  for (const name of ['client', 'styles', 'ssr']) await builder.build(environment(builder, name));
  const outputs = ['dist/client/.vite/scripts.json', 'dist/client/.vite/styles.json', 'dist/server/serve.js'];
  const hash = createHash('sha256');
  for (const output of outputs) hash.update(await readFile(output));
  await describeBuild({ id: hash.digest('hex').slice(0, 10), timestamp: Date.now() });
  await compressFiles('dist/client');
  await keepPreviousAssets('dist/client', previous);
}

function environment({ environments }: Awaited<ReturnType<typeof createBuilder>>, name: string) {
  const found = environments[name];
  if (!found) throw new Error(`vite.config.ts: expected an environment "${name}", found none.`);
  return found;
}

/**
 * Writes the files about this build (specification §7). The running server creates the same responses with its configured redirects.
 * The files are for a static host of `dist/client`.
 */
async function describeBuild(latest: LatestBuild) {
  const redirects = parseRedirects(await readFile('site/redirects.yaml', 'utf8'));
  const meta: BuildMeta = { ...latest, rules: createRouteRules(localeCodes, redirects) };
  await mkdir('dist/client/builds/meta', { recursive: true });
  await writeFile('dist/client/builds/latest.json', JSON.stringify(latest));
  await writeFile(`dist/client/builds/meta/${latest.id}.json`, JSON.stringify(meta));
}

async function compressFiles(directory: string) {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg|json)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(`${path}.br`, await compress(await readFile(path)));
  }
}

if (import.meta.main) {
  readArguments({}, 'npm run build');
  await stampBuild(build);
}
