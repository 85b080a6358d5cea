import * as v from 'valibot';
import { handle, picture, strictFields, wholeNumber } from './fields.ts';
import { textsByLocale, localeText, slug } from './texts.ts';

export const categoriesSchema = v.pipe(
  v.array(
    strictFields({
      id: wholeNumber(3, 10),
      handle: handle('lamps'),
      /** The handle of the parent category, which is earlier in the file. */
      parent: v.optional(handle('lamps')),
      picture: v.optional(picture),
      texts: textsByLocale((locale) => ({
        name: localeText(locale, 'Lamps'),
        slug,
        intro: localeText(locale, 'For the hours after six.'),
      })),
    }),
    'must be a list of categories, each starting with “- id: 10”',
  ),
  v.nonEmpty('must contain at least one category'),
);

export type Category = v.InferOutput<typeof categoriesSchema>[number];
