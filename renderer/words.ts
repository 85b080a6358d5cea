import type { SectionType } from './schemas.ts';

/** Words that some sections say themselves; `{{name}}` marks a place for a value. What editors write is in the section's fields. */
type Spoken = {
  hero: { sunset: string };
  'interactive-carousel': { carousel: string; previous: string; next: string; slide: string };
  'lights-cta': { light: string };
  'full-width-media': { film: string; play: string; pause: string };
  'image-only-toggle': { choose: string };
  'image-toggle': { choose: string };
  'image-toggle-buttons': { choose: string };
  'image-toggle-range': { choose: string };
};

/** The words of every section type, translated by the site; types that say nothing have none. */
export type SectionWords = {
  readonly [Type in SectionType]: Type extends keyof Spoken
    ? Readonly<Spoken[Type]>
    : Readonly<Record<string, never>>;
};

/** The words on the card an editor sees in preview where a section was left out. */
export type LeftOutWords = {
  readonly title: string;
  readonly type: string;
  readonly path: string;
  readonly reason: string;
};

/** Fills the places of a template: `fill('{{position}} of {{count}}', { position: '2', count: '5' })`. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}
