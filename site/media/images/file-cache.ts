import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { WarningLog } from '#site/services/http';

/** Cache of rendered pictures on disk. It may be deleted at any time. */
export type FileCache = {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(name: string, body: Uint8Array | string): Promise<void>;
};

/** All renditions of a picture have about 1 MB together, so the cache has space for 2,000 pictures. */
const MAX_BYTES = 2 * 1024 ** 3;

/**
 * Creates the cache. It includes the files of earlier processes, and deletes the least recently used files above its limit.
 *
 * @param maxBytes limit of all files together
 */
export function createFileCache(directory: string, log: WarningLog, maxBytes = MAX_BYTES): FileCache {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    // The colour file of a transparent picture is empty, but `lru-cache` accepts no size of 0.
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void rm(join(directory, name), { force: true }).catch(() => {});
    },
  });
  void readSizes(directory).then((found) => {
    for (const [name, bytes] of found) if (!sizes.has(name)) sizes.set(name, bytes);
  });
  let hasFailed = false;

  return {
    async read(name) {
      sizes.get(name);
      const file = await readFile(join(directory, name)).catch(() => undefined);
      return file && new Uint8Array(file);
    },
    /**
     * A failed write is not thrown, so that the caller can still respond. It is logged once until a write succeeds, because a full disk
     * fails for every picture.
     */
    async write(name, body) {
      const file = join(directory, name);
      const part = `${file}.${process.pid}.part`;
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(part, body);
        await rename(part, file);
        sizes.set(name, Buffer.byteLength(body));
        hasFailed = false;
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        if (!hasFailed)
          log.warn(
            { err: error, directory },
            'images: could not write rendered pictures to the folder IMAGE_CACHE, so the server renders them again for each request',
          );
        hasFailed = true;
      }
    },
  };
}

/** Returns the sizes of the files of earlier processes in bytes, the oldest first. */
async function readSizes(directory: string): Promise<readonly (readonly [name: string, bytes: number])[]> {
  const found: { name: string; bytes: number; writtenMs: number }[] = [];
  for (const name of await readdir(directory).catch(() => [])) {
    const file = await stat(join(directory, name)).catch(() => undefined);
    if (file) found.push({ name, bytes: file.size, writtenMs: file.mtimeMs });
  }
  return found
    .toSorted((one, other) => one.writtenMs - other.writtenMs)
    .map(({ name, bytes }) => [name, bytes] as const);
}
