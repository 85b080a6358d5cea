import { toText, toTexts } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import { metaFileOf } from '../meta-file.ts';

/** Chosen assets exist, each has a meta file, and each meta file its asset (contract §10.7). */
export const assets: ContentRule = ({ project, files, items }) => {
  const all = [...project.assets.containers.keys()].flatMap((handle) => project.assets.of(handle));
  const metaFiles = new Set(all.map(metaFileOf));
  const chosen = items.flatMap(listFields).filter(({ field }) => field.type === 'assets');
  return [
    ...chosen.flatMap(({ item: { file }, field, value, path: fieldPath }): RuleFinding[] => {
      const container = toText(field.config['container']) ?? [...project.assets.containers.keys()][0] ?? '';
      return toTexts(value)
        .map((stored) => stored.replace(`${container}::`, ''))
        .filter((path) => !project.assets.find(container, path))
        .map((path) => ({
          file,
          path: fieldPath,
          message: `There is no file ${path} in the container ${container}; add it or choose another.`,
        }));
    }),
    ...all
      .filter((asset) => !files.has(metaFileOf(asset)))
      .map((asset) => ({
        file: `${asset.container.folder}/${asset.path}`,
        message: `The file has no ${metaFileOf(asset)}; write it with its description, size and measurements.`,
      })),
    ...[...files.keys()]
      .filter((file) => file.includes('/.meta/') && !metaFiles.has(file))
      .map((file) => ({
        file,
        message: 'The file that this describes is not there; add it or remove the description.',
      })),
  ];
};
