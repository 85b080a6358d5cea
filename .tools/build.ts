import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createBuilder } from 'vite';

const compress = promisify(brotliCompress);

/** Builds the browser's and the server's part into `dist/`, names the build and compresses what browsers fetch. */
export async function build(): Promise<void> {
  const builder = await createBuilder({ logLevel: 'warn' });
  for (const name of ['client', 'styles', 'ssr']) await builder.build(environment(builder, name));
  const parts = ['dist/client/.vite/scripts.json', 'dist/client/.vite/styles.json', 'dist/server/serve.js'];
  const hash = createHash('sha256');
  for (const part of parts) hash.update(await readFile(part));
  await writeFile('dist/client/build-id', hash.digest('hex').slice(0, 10));
  await compressFiles('dist/client');
}

function environment({ environments }: Awaited<ReturnType<typeof createBuilder>>, name: string) {
  const found = environments[name];
  if (!found) throw new Error(`vite.config.ts has no environment "${name}".`);
  return found;
}

async function compressFiles(directory: string) {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    await writeFile(`${path}.br`, await compress(await readFile(path)));
  }
}

if (import.meta.main) await build();
