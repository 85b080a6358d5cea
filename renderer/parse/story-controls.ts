import * as v from 'valibot';
import { TONES } from '../sections/section.ts';
import { sections, type SectionType } from '../sections/sections.ts';
import { createFields } from './fields.ts';

/** A field of a section's JSON that can be set by a single control. */
export type StoryControl =
  | { readonly name: string; readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly name: string; readonly kind: 'toggle' | 'text' };

const NOWHERE = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const withOptions = v.object({ options: v.array(v.string()) });

/**
 * The fields of a section type that a panel can offer: every closed list, switch and plain text on its first level, by the names the
 * CMS has for them. Read from the very schema that validates the CMS's JSON, so that panel and validation cannot differ.
 */
export function storyControls(type: SectionType): StoryControl[] {
  const fields = createFields(NOWHERE);
  const { entries } = sections[type].schema(fields);
  const own = Object.entries<v.GenericSchema>(entries).flatMap(([name, schema]): StoryControl[] => {
    const told = v.safeParse(withOptions, v.getMetadata(schema));
    if (told.success) return [{ name, kind: 'choice', options: told.output.options }];
    if (schema === fields.toggle) return [{ name, kind: 'toggle' }];
    return schema === fields.text || schema === fields.heading ? [{ name, kind: 'text' }] : [];
  });
  return [{ name: 'tone', kind: 'choice', options: TONES }, ...own];
}
