import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type OutboxLimits = { readonly files: number; readonly bytes: number };

/** Limits the files of a folder. It counts all files: waiting, refused and incomplete ones. */
type OutboxQuota = {
  /** Reserves space for a file. Returns false if it would exceed a limit. */
  readonly reserve: (bytes: number) => Promise<boolean>;
  /** Makes the next reservation count the files again. Call it after deliveries, which delete files. Other processes may also have stored files. */
  readonly refresh: () => void;
};

/** Creates the quota of an outbox. It counts the files of the directory once, and again after `refresh`. */
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

/** Returns the size of a file, or 0 if another process has delivered the file meanwhile. */
function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
