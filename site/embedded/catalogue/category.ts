import * as v from 'valibot';
import { fields, handle, whole } from './fields.ts';
import { byLocale, line, slug } from './texts.ts';

export const categoriesSchema = v.pipe(
  v.array(
    fields({
      id: whole(3, 10),
      handle: handle('lamps'),
      /** The handle of the category above; it stands higher up in the file. */
      parent: v.optional(handle('lamps')),
      texts: byLocale((locale) => ({
        name: line(locale, 'Lamps'),
        slug,
        intro: line(locale, 'For the hours after six.'),
      })),
    }),
    'must be a list of categories, each beginning with “- id: 10”',
  ),
  v.nonEmpty('must hold at least one category'),
);

export type Category = v.InferOutput<typeof categoriesSchema>[number];
