import { textOf } from '#embedded/content';
import { visitsOf } from '../field-visits.ts';
import type { Remark, Rule } from '../finding.ts';
import { metaFileOf } from '../meta-file.ts';
import { partsOf } from '../running-text.ts';

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;
/** `alt`, and beside it a field for each language that has its own: `alt_de`. */
const DESCRIPTION = /^alt(?:_\w+)?$/;

/** Every picture is described, in every language that the container's blueprint has a field for. */
export const altTexts: Rule = ({ project, files, items }) => [
  ...[...project.assets.containers.values()].flatMap(({ handle, blueprint }) => {
    const fields = blueprint.fields().filter((field) => DESCRIPTION.test(field.handle));
    return project.assets.of(handle).flatMap((asset): Remark[] => {
      const file = metaFileOf(asset);
      if (!PICTURE.test(asset.path) || !files.has(file)) return [];
      return fields
        .filter((field) => (textOf(asset.values[field.handle]) ?? '').trim() === '')
        .map((field) => ({
          file,
          at: ['data', field.handle],
          message: `The picture has no ${field.handle}; say in one sentence what is on it.`,
        }));
    });
  }),
  ...items.flatMap(visitsOf).flatMap((visit) =>
    partsOf(visit).flatMap((part): Remark[] => {
      if (part.kind !== 'picture' || part.alt.trim() !== '') return [];
      const message = `The picture ${part.src} in the text has no description; say in one sentence what is on it.`;
      return [{ file: visit.item.file, at: part.at, message }];
    }),
  ),
];
