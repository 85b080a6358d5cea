import * as v from 'valibot';
import type { Picture } from '#renderer/media/picture';
import { createFieldSchemas } from '#renderer/parse/fields';
import type { ParseContext } from '#renderer/parse/parse-context';
import type { Locale } from '#site/i18n/locale';
import type { LoadPlaceholderColors } from '#site/media/images';
import type { ContentClient } from '#site/services/content';
import { enrichPictures } from './enrich-pictures.ts';

/** Clients and settings for loading pictures in fields of entries. */
export type FieldPictureContext = {
  readonly content: ContentClient;
  readonly placeholderColors: LoadPlaceholderColors;
  readonly locale: Locale;
  readonly parseContext: ParseContext;
};

/** Reads pictures from entry fields and adds sizes and focus points. A field without a valid picture becomes `undefined`. */
export async function loadPictures(
  fields: readonly unknown[],
  { content, placeholderColors, locale, parseContext }: FieldPictureContext,
): Promise<readonly (Picture | undefined)[]> {
  const enriched = await enrichPictures(fields, locale.baseLanguage, { content, placeholderColors });
  const { picture } = createFieldSchemas(parseContext);
  return enriched.map((field) => {
    const read = v.safeParse(picture, field);
    return read.success ? read.output : undefined;
  });
}
