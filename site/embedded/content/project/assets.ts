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
 * The asset containers and their files (contract §10.7). A disk's folder is the one of its name under `public`; a disk that only has a
 * folder under `storage/app` is private, so its files have no address.
 */
export function readAssets(source: ProjectFiles): Assets {
  const files = [...source.inFolder('content/assets')];
  const containers = new Map(
    files.map(([handle, file]) => [handle, readContainer(handle, toMap(file.content), source)]),
  );
  const inside = new Map([...containers].map(([handle, container]) => [handle, assetsIn(container, source)]));
  return {
    containers,
    find: (container, path) => inside.get(container)?.get(path),
    of: (container) => [...(inside.get(container)?.values() ?? [])],
  };
}

function readContainer(handle: string, settings: JsonObject, source: ProjectFiles): AssetContainer {
  const disk = toText(settings['disk']) ?? handle;
  const folder = `public/${disk}`;
  const hidden = source.under(folder).length === 0 && source.under(`storage/app/${disk}`).length > 0;
  return {
    handle,
    title: toText(settings['title']) ?? titleFromHandle(handle),
    folder: hidden ? `storage/app/${disk}` : folder,
    url: hidden ? null : `/${disk}`,
    blueprint: source.blueprint(`resources/blueprints/assets/${handle}`, { alt: { type: 'text' } }),
  };
}

function assetsIn(container: AssetContainer, source: ProjectFiles): Map<string, ProjectAsset> {
  const assets = new Map<string, ProjectAsset>();
  const start = container.folder.length + 1;
  for (const file of source.under(container.folder)) {
    if (file.path.includes('/.meta/')) continue;
    const slash = file.path.lastIndexOf('/');
    const meta = source.values(`${file.path.slice(0, slash)}/.meta/${file.path.slice(slash + 1)}.yaml`);
    const path = file.path.slice(start);
    const values = toMap(meta['data']);
    assets.set(path, { container, path, size: file.size, modified: file.modified, values, meta });
  }
  return assets;
}
