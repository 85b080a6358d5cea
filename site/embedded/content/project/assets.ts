import { toMap, toText } from '../files/json-value.ts';
import type { JsonObject } from '../files/json-value.ts';
import { titleFromHandle } from './blueprint.ts';
import type { ProjectAsset, AssetContainer } from './model.ts';
import type { ProjectFiles } from './project-files.ts';

export interface Assets {
  containers: Map<string, AssetContainer>;
  find(container: string, path: string): ProjectAsset | undefined;
  of(container: string): ProjectAsset[];
}

/**
 * Reads the asset containers and their files (contract §10.7). The folder of a disk is `public/<disk>`. A disk that exists only under
 * `storage/app` is private, so its files have no URL.
 */
export function readAssets(source: ProjectFiles): Assets {
  const files = [...source.inFolder('content/assets')];
  const containers = new Map(
    files.map(([handle, file]) => [handle, readContainer(handle, toMap(file.content), source)]),
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

function readContainer(handle: string, settings: JsonObject, source: ProjectFiles): AssetContainer {
  const disk = toText(settings['disk']) ?? handle;
  const folder = `public/${disk}`;
  const isPrivate = source.under(folder).length === 0 && source.under(`storage/app/${disk}`).length > 0;
  return {
    handle,
    title: toText(settings['title']) ?? titleFromHandle(handle),
    folder: isPrivate ? `storage/app/${disk}` : folder,
    url: isPrivate ? null : `/${disk}`,
    blueprint: source.blueprint(`resources/blueprints/assets/${handle}`, { alt: { type: 'text' } }),
  };
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
