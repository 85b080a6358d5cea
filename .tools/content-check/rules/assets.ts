import { containerFor, metaFileOf, toTexts } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';

/**
 * Selected assets exist, every asset has a meta file, and every meta file has an asset (contract §10.7). Private containers have the files of
 * visitors, for which editors write no texts.
 */
export const assets: ContentRule = ({ project, files, items }) => {
  const all = [...project.assets.containers.keys()].flatMap((handle) => project.assets.of(handle));
  const metaFiles = new Set(all.map(metaFileOf));
  const assetFields = items.flatMap(listFields).filter(({ field }) => field.type === 'assets');
  return [
    ...assetFields.flatMap(({ item: { file }, field, value, path: fieldPath }): RuleFinding[] => {
      const container = containerFor(field, project);
      return toTexts(value)
        .map((stored) => stored.replace(`${container}::`, ''))
        .filter((path) => !project.assets.find(container, path))
        .map((path) => ({
          file,
          path: fieldPath,
          message: `The container ${container} has no file ${path}; add the file or choose another one.`,
        }));
    }),
    ...all
      .filter((asset) => asset.container.url !== null && !files.has(metaFileOf(asset)))
      .map((asset) => ({
        file: `${asset.container.folder}/${asset.path}`,
        message: `The meta file ${metaFileOf(asset)} is missing; write it with alt text, size, width and height.`,
      })),
    ...[...files.keys()]
      .filter((file) => file.includes('/.meta/') && !metaFiles.has(file))
      .map((file) => ({
        file,
        message: 'This meta file has no asset; add the asset or remove the meta file.',
      })),
  ];
};
