import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WarningLog } from '#site/services/http';

/** What was made of pictures, by name, on disk. It may be deleted at any time and is made again. */
export type FileCache = {
  read(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  write(name: string, body: Uint8Array | string): Promise<void>;
};

export function createFileCache(directory: string, log: WarningLog): FileCache {
  return {
    async read(name) {
      const kept = await readFile(join(directory, name)).catch(() => undefined);
      return kept && new Uint8Array(kept);
    },
    /** A disk that is full costs the next visitor's time, not this one's picture. */
    async write(name, body) {
      const file = join(directory, name);
      try {
        await mkdir(directory, { recursive: true });
        await writeFile(`${file}.${process.pid}.part`, body);
        await rename(`${file}.${process.pid}.part`, file);
      } catch (error) {
        log.warn({ err: error, file }, 'images: what was made of a picture could not be kept');
      }
    },
  };
}
