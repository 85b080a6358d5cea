import { metaFileOf, toText } from '#embedded/content';
import type { RuleFinding, ContentRule } from '../finding.ts';
import { listFields } from '../list-fields.ts';
import { readRichText } from '../rich-text.ts';

const IMAGE = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;
/** `alt`, and the fields for other languages, such as `alt_de`. */
const ALT_FIELD = /^alt(?:_\w+)?$/;

/** Every image has an alternative text in each language that the container's blueprint has a field for. */
export const altTexts: ContentRule = ({ project, files, items }) => [
  ...[...project.assets.containers.values()].flatMap(({ handle, blueprint, url }) => {
    // A private container has the files of visitors.
    if (url === null) return [];
    const fields = blueprint.fields().filter((field) => ALT_FIELD.test(field.handle));
    return project.assets.of(handle).flatMap((asset): RuleFinding[] => {
      const file = metaFileOf(asset);
      if (!IMAGE.test(asset.path) || !files.has(file)) return [];
      return fields
        .filter((field) => (toText(asset.values[field.handle]) ?? '').trim() === '')
        .map((field) => ({
          file,
          path: ['data', field.handle],
          message: `The image has no ${field.handle}; describe in one sentence what it shows.`,
        }));
    });
  }),
  ...items.flatMap(listFields).flatMap((visit) =>
    readRichText(visit).flatMap((part): RuleFinding[] => {
      if (part.kind !== 'picture' || part.alt.trim() !== '') return [];
      const message = `The image ${part.src} in the text has no alternative text; describe in one sentence what it shows.`;
      return [{ file: visit.item.file, path: part.path, message }];
    }),
  ),
];
