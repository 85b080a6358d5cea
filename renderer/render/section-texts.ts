import type { SectionType } from '../sections/schemas.ts';

/** Words that some sections say themselves; `{{name}}` marks a place for a value. What editors write is in the section's fields. */
type Spoken = {
  hero: { sunset: string };
  'interactive-carousel': { carousel: string; previous: string; next: string; slide: string };
  'lights-cta': { light: string };
  'full-width-media': { film: string; play: string; pause: string };
  gallery: {
    gallery: string;
    enlarge: string;
    close: string;
    previous: string;
    next: string;
    position: string;
  };
  'image-only-toggle': { choose: string };
  'image-toggle': { choose: string };
  'image-toggle-buttons': { choose: string };
  'image-toggle-range': { choose: string };
  'points-of-sale-overview': {
    /** How many a country has. */
    shops: PluralTexts;
    /** Opens the rest; there are always two or more. */
    all: string;
    closed: string;
    email: string;
    website: string;
    map: string;
    none: string;
    unavailable: string;
  };
  form: {
    /** Of the page, `{{title}}` standing for its own. */
    titles: { accepted: string; refused: string; unreachable: string };
    required: string;
    /** Under a field that is asked for with one choice only. */
    onlyWith: string;
    send: string;
    sending: string;
    previous: string;
    next: string;
    /** Of several steps, which one this is. */
    step: string;
    /** In a list while nothing is chosen. */
    choose: string;
    /** What went wrong otherwise; a language may say what, in the place of `{{detail}}` (specification §8). */
    error: string;
    calendar: { open: string; previousMonth: string; nextMonth: string; selected: string; time: string };
    /** Of a number that goes by steps. */
    steppers: { decrease: string; increase: string };
    /** Of the two lists between which many answers are moved. */
    transfer: {
      available: string;
      chosen: string;
      search: string;
      add: string;
      remove: string;
      noneAvailable: string;
      noneFound: string;
      noneChosen: string;
      added: PluralTexts;
      removed: PluralTexts;
      found: PluralTexts;
    };
    honeypot: string;
    sent: string;
    sentText: string;
    refused: string;
    unreachable: string;
    /** What is wrong with one answer, in a list of all that is. */
    complaint: string;
    unreachableText: string;
    /** The site's own reasons to refuse a form. */
    tooQuick: string;
    tooOften: string;
    tooLarge: string;
    chooseFileAgain: string;
    missing: string;
    missingText: string;
    missingReach: string;
    call: string;
    write: string;
  };
};

/** Words for a number of things, in the forms that our languages have: `1 winkel`, `{{count}} winkels`. */
export type PluralTexts = { readonly one: string; readonly other: string };

/** The words of every section type, translated by the site; types that say nothing have none. */
export type SectionTexts = {
  readonly [Type in SectionType]: Type extends keyof Spoken
    ? Readonly<Spoken[Type]>
    : Readonly<Record<string, never>>;
};

/** The words on the card an editor sees in preview where a section was left out. */
export type ErrorCardTexts = {
  readonly title: string;
  readonly type: string;
  readonly path: string;
  readonly reason: string;
};

/** Fills the places of a template: `fill('{{position}} of {{count}}', { position: '2', count: '5' })`. */
export function interpolate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

/** Says how many, by the plural rules and in the digits of the language: `counted({ one, other }, 2, 'nl-NL')`. */
export function formatCount({ one, other }: PluralTexts, count: number, language: string): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? one : other;
  return interpolate(form, { count: new Intl.NumberFormat(language).format(count) });
}
