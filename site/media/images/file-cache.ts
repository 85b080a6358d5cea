import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WarningLog } from '#site/services/http';

/** Cache of rendered pictures on disk. It may be deleted at any time. */
export type FileCache = {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(name: string, body: Uint8Array | string): Promise<void>;
};

export function createFileCache(directory: string, log: WarningLog): FileCache {
  return {
    async read(name) {
      const file = await readFile(join(directory, name)).catch(() => undefined);
      return file && new Uint8Array(file);
    },
    /** A failed write is logged and not thrown, so that the caller can still respond. */
    async write(name, body) {
      const file = join(directory, name);
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(`${file}.${process.pid}.part`, body);
        await rename(`${file}.${process.pid}.part`, file);
      } catch (error) {
        log.warn({ err: error, file }, 'images: could not write a rendered picture to the cache');
      }
    },
  };
}
