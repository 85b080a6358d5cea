/** Where an asset's description and measurements are written (contract §10.7). */
export function metaFileOf(asset: { container: { folder: string }; path: string }): string {
  const path = `${asset.container.folder}/${asset.path}`;
  const slash = path.lastIndexOf('/');
  return `${path.slice(0, slash)}/.meta/${path.slice(slash + 1)}.yaml`;
}
