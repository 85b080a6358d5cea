import { toMap, toText } from '../files/json-value.ts';
import type { JsonValue } from '../files/json-value.ts';
import { readPhpArray } from './php-array.ts';

/** A disk of `config/filesystems.php` (contract §10.7). */
export interface Disk {
  /** Relative to the project, without slashes at the ends. */
  folder: string;
  /** The URL of the folder, without a trailing slash. Null for a private disk. */
  url: string | null;
}

export const DISKS_FILE = 'config/filesystems.php';

/**
 * Reads the disks of `config/filesystems.php` by name. A disk is omitted if its folder is outside the project or is the project itself.
 *
 * @param php the text of the file
 * @throws {Error} if the file is not a plain configuration array
 */
export function readDisks(php: JsonValue | undefined): Map<string, Disk> {
  if (typeof php !== 'string') return new Map();
  const disks = Object.entries(toMap(toMap(readPhpArray(php))['disks']));
  return new Map(
    disks.flatMap(([name, value]): [string, Disk][] => {
      const { root, url } = toMap(value);
      const folder = (toText(root) ?? '').split('/').filter(Boolean).join('/');
      const isInside =
        folder !== '' && !/(?:^|\/)\.{0,2}(?:\/|$)/.test(folder) && !toText(root)?.startsWith('/');
      return isInside ? [[name, { folder, url: toText(url)?.replace(/\/$/, '') ?? null }]] : [];
    }),
  );
}
