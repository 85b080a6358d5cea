import { toText } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import { metaFileOf } from '../meta-file.ts';
import { readRichText } from '../rich-text.ts';

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;
/** `alt`, and beside it a field for each language that has its own: `alt_de`. */
const DESCRIPTION = /^alt(?:_\w+)?$/;

/** Every picture is described, in every language that the container's blueprint has a field for. */
export const altTexts: ContentRule = ({ project, files, items }) => [
  ...[...project.assets.containers.values()].flatMap(({ handle, blueprint }) => {
    const fields = blueprint.fields().filter((field) => DESCRIPTION.test(field.handle));
    return project.assets.of(handle).flatMap((asset): RuleFinding[] => {
      const file = metaFileOf(asset);
      if (!PICTURE.test(asset.path) || !files.has(file)) return [];
      return fields
        .filter((field) => (toText(asset.values[field.handle]) ?? '').trim() === '')
        .map((field) => ({
          file,
          path: ['data', field.handle],
          message: `The picture has no ${field.handle}; say in one sentence what is on it.`,
        }));
    });
  }),
  ...items.flatMap(listFields).flatMap((visit) =>
    readRichText(visit).flatMap((part): RuleFinding[] => {
      if (part.kind !== 'picture' || part.alt.trim() !== '') return [];
      const message = `The picture ${part.src} in the text has no description; say in one sentence what is on it.`;
      return [{ file: visit.item.file, path: part.path, message }];
    }),
  ),
];
