import { toMap, toText } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import { titleFromHandle } from './blueprint.ts';
import { DISKS_FILE, readDisks } from './disks.ts';
import type { Disk, Disks, UnusableDisk } from './disks.ts';
import type { ProjectAsset, AssetContainer } from './model.ts';
import type { ProjectFiles } from './project-files.ts';

export interface Assets {
  containers: Map<string, AssetContainer>;
  find(container: string, path: string): ProjectAsset | undefined;
  of(container: string): ProjectAsset[];
}

/** The name of a disk is one segment of a path, because the default folder and URL contain it. */
const DISK_NAME = /^[\w-]+$/;
/** The folder of containers whose disk cannot be used. It does not exist, so these containers have no files. */
const UNUSABLE_DISKS = 'storage/app/.unusable';

/**
 * Reads the asset containers and their files (contract §10.7). The folder of a disk that `config/filesystems.php` does not define is
 * `public/<disk>`. If such a disk has files only under `storage/app`, it is private, so its files have no URL.
 */
export function readAssets(source: ProjectFiles): Assets {
  const files = [...source.inFolder('content/assets')];
  const disks = disksOf(source);
  const containers = new Map(
    files.map(([handle, file]) => [handle, readContainer(handle, toMap(file.content), source, disks)]),
  );
  const assetsByContainer = new Map(
    [...containers].map(([handle, container]) => [handle, assetsIn(container, source)]),
  );
  return {
    containers,
    find: (container, path) => assetsByContainer.get(container)?.get(path),
    of: (container) => [...(assetsByContainer.get(container)?.values() ?? [])],
  };
}

function disksOf(source: ProjectFiles): Disks {
  try {
    return readDisks(source.get(DISKS_FILE)?.content);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'The file is not a configuration array.';
    source.report({ path: DISKS_FILE, line: 1, message });
    return new Map();
  }
}

function readContainer(
  handle: string,
  settings: JsonObject,
  source: ProjectFiles,
  disks: Disks,
): AssetContainer {
  const name = toText(settings['disk']) ?? handle;
  const disk = disks.get(name) ?? defaultDisk(name, source);
  if ('problem' in disk) {
    const path = disks.has(name) ? DISKS_FILE : `content/assets/${handle}.yaml`;
    source.report({ path, line: 1, message: disk.problem });
  }
  // A container with an unusable disk has no files. The default folder `public/<disk>` may belong to another disk.
  const { folder, url } = 'problem' in disk ? { folder: `${UNUSABLE_DISKS}/${handle}`, url: null } : disk;
  return {
    handle,
    title: toText(settings['title']) ?? titleFromHandle(handle),
    folder,
    url,
    urlPath: url === null ? null : new URL(url, 'http://localhost').pathname.replace(/\/$/, ''),
    isUsable: !('problem' in disk),
    blueprint: source.blueprint(`resources/blueprints/assets/${handle}`, { alt: { type: 'text' } }),
  };
}

function defaultDisk(disk: string, source: ProjectFiles): Disk | UnusableDisk {
  if (!DISK_NAME.test(disk))
    return {
      problem: `disk: expected a name of letters, digits, "_" and "-", got "${disk}". The container has no files. Example: assets`,
    };
  const folder = `public/${disk}`;
  const isPrivate = source.under(folder).length === 0 && source.under(`storage/app/${disk}`).length > 0;
  return isPrivate ? { folder: `storage/app/${disk}`, url: null } : { folder, url: `/${disk}` };
}

/** Returns the path of the file with an asset's description and dimensions (contract §10.7), relative to the project. */
export function metaFileOf({ container, path }: { container: { folder: string }; path: string }): string {
  const full = `${container.folder}/${path}`;
  const slash = full.lastIndexOf('/');
  return `${full.slice(0, slash)}/.meta/${full.slice(slash + 1)}.yaml`;
}

function assetsIn(container: AssetContainer, source: ProjectFiles): Map<string, ProjectAsset> {
  const assets = new Map<string, ProjectAsset>();
  const start = container.folder.length + 1;
  for (const file of source.under(container.folder)) {
    if (file.path.includes('/.meta/')) continue;
    const path = file.path.slice(start);
    const meta = source.values(metaFileOf({ container, path }));
    const values = toMap(meta['data']);
    assets.set(path, { container, path, size: file.size, modified: file.modified, values, meta });
  }
  return assets;
}
