import * as v from 'valibot';
import { createFieldSchemas } from '#renderer/parse/fields';
import { sectionDefinitions, type SectionType } from '#renderer/sections/sections';
import { TONES } from '#theme/palette';

/** A field of a section's JSON that one control of a story can set. */
export type StoryControl =
  | { readonly name: string; readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly name: string; readonly kind: 'toggle' | 'text' };

const CONTEXT = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const optionsMetadata = v.object({ options: v.array(v.string()) });

/**
 * Returns a control for the tone and for each choice, toggle and text on the first level of a section, by CMS field name. The
 * controls come from the schema that validates CMS JSON, so both have the same options.
 */
export function storyControls(type: SectionType): StoryControl[] {
  const fields = createFieldSchemas(CONTEXT);
  const { entries } = sectionDefinitions[type].schema(fields);
  const controls = Object.entries<v.GenericSchema>(entries).flatMap(([name, schema]): StoryControl[] => {
    const metadata = v.safeParse(optionsMetadata, v.getMetadata(schema));
    if (metadata.success) return [{ name, kind: 'choice', options: metadata.output.options }];
    if (schema === fields.toggle) return [{ name, kind: 'toggle' }];
    return schema === fields.text || schema === fields.heading ? [{ name, kind: 'text' }] : [];
  });
  return [{ name: 'tone', kind: 'choice', options: TONES }, ...controls];
}
