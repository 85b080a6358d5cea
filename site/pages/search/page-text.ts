import * as v from 'valibot';
import { migrate, readRawSection, splitBardSets } from '#renderer/parse/raw-section';
import { createScheduleSchema, type Schedule } from '#renderer/parse/schedule';
import { toPlainText } from './plain-text.ts';

/** Fields with visible text. Other fields hold settings, such as the tone of a section. */
const TEXT_FIELDS: ReadonlySet<string> = new Set([
  'answer',
  'author',
  'caption',
  'description',
  'eyebrow',
  'heading',
  'intro',
  'name',
  'question',
  'quote',
  'street',
  'subtitle',
  'text',
  'title',
]);
/** Keys of objects that refer to something else: an entry, a picture, or an option with its label. */
const REFERENCE_KEYS = ['permalink', 'api_url', 'key'];

/** The time at which sections are visible, and the time zone in which editors write their schedules. */
export type TextTime = { readonly now: Date; readonly timeZone: string };

type SectionFilter = Pick<TextTime, 'timeZone'> & {
  /** Returns whether the text of a section with this schedule is part of the result. */
  readonly isShown: (schedule: Schedule) => boolean;
};

/** Returns the visible texts of the shown sections of a page, in their order. Omits sections that the site cannot show. */
export function textOfPage(sections: readonly unknown[], { timeZone, isShown }: SectionFilter): string {
  const scheduleSchema = createScheduleSchema(timeZone);
  const shown = sections.flatMap(partsOf).filter((part) => {
    const schedule = v.safeParse(scheduleSchema, part);
    return schedule.success && isShown(schedule.output);
  });
  return textOfFields(shown);
}

/** Returns the fields of the sections that the renderer makes from an item. Sets in running text have schedules of their own. */
function partsOf(item: unknown) {
  const section = readRawSection(item, '');
  if ('reason' in section) return [];
  return splitBardSets(migrate(section)).flatMap((part) => ('reason' in part ? [] : part.fields));
}

/** Returns the visible texts of fields of the content system, in their order. */
export function textOfFields(fields: unknown): string {
  return textsOf(fields, '').map(toPlainText).filter(Boolean).join(' ');
}

function textsOf(value: unknown, field: string): readonly string[] {
  if (typeof value === 'string') return TEXT_FIELDS.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (typeof value !== 'object' || value === null) return [];
  if (REFERENCE_KEYS.some((key) => Object.hasOwn(value, key))) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, key));
}
