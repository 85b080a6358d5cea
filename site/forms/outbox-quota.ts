import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type OutboxLimits = { readonly files: number; readonly bytes: number };

/** Limits the files of a folder. All files count: waiting, refused and unfinished ones. */
type OutboxQuota = {
  /** Reserves space for a file. Returns false if it would exceed a limit. */
  readonly reserve: (bytes: number) => Promise<boolean>;
  /** Counts the files again before the next reservation, because they were delivered or other processes stored some. */
  readonly refresh: () => void;
};

export function createOutboxQuota(directory: string, limits: OutboxLimits): OutboxQuota {
  let usage: Promise<{ files: number; bytes: number }> | undefined;
  return {
    async reserve(bytes) {
      usage ??= measure(directory);
      const used = await usage;
      if (used.files + 1 > limits.files || used.bytes + bytes > limits.bytes) return false;
      used.files += 1;
      used.bytes += bytes;
      return true;
    },
    refresh: () => {
      usage = undefined;
    },
  };
}

async function measure(directory: string) {
  const names = await readdir(directory).catch(() => []);
  let bytes = 0;
  // One after the other, because thousands of calls at once would delay all other file access.
  for (const name of names) bytes += await sizeOf(join(directory, name));
  return { files: names.length, bytes };
}

/** Another process may have delivered the file meanwhile. */
function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
