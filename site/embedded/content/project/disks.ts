import { toMap, toText } from '../files/json-value.ts';
import type { JsonObject, JsonValue } from '../files/json-value.ts';
import { readPhpArray } from './php-array.ts';

/** A disk of `config/filesystems.php` (contract §10.7). */
export interface Disk {
  /** Relative to the project, without slashes at the ends. */
  folder: string;
  /** The URL of the folder, without a trailing slash. Null for a private disk. */
  url: string | null;
}

/** A disk that cannot be used, with the reason as a sentence. */
export type UnusableDisk = { readonly problem: string };

/** Disks by name. */
export type Disks = ReadonlyMap<string, Disk | UnusableDisk>;

export const DISKS_FILE = 'config/filesystems.php';

/**
 * Reads the disks of `config/filesystems.php` by name. The folder of a disk must be inside the project.
 *
 * @param php the text of the file
 * @throws {Error} if the file is not a plain configuration array
 */
export function readDisks(php: JsonValue | undefined): Disks {
  if (typeof php !== 'string') return new Map();
  const disks = Object.entries(toMap(toMap(readPhpArray(php))['disks']));
  return new Map(disks.map(([name, value]) => [name, readDisk(name, toMap(value))]));
}

function readDisk(name: string, { root, url }: JsonObject): Disk | UnusableDisk {
  const path = toText(root) ?? '';
  const folder = path.split('/').filter(Boolean).join('/');
  if (folder === '') return { problem: `The disk ${name} has no folder, so its files are not served.` };
  if (path.startsWith('/') || /(?:^|\/)\.{0,2}(?:\/|$)/.test(folder))
    return { problem: `The folder of the disk ${name} is not in the project, so its files are not served.` };
  const address = toText(url) ?? null;
  if (address !== null && !URL.canParse(address, 'http://localhost'))
    return { problem: `The URL of the disk ${name} is invalid, so its files are not served: ${address}` };
  return { folder, url: address?.replace(/\/$/, '') ?? null };
}
