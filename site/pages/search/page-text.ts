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

/** Returns the visible texts of sections of the content system, in their order. */
export function textOfSections(sections: unknown): string {
  return textsOf(sections, '').map(toPlainText).filter(Boolean).join(' ');
}

function textsOf(value: unknown, field: string): readonly string[] {
  if (typeof value === 'string') return TEXT_FIELDS.has(field) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, field));
  if (typeof value !== 'object' || value === null) return [];
  if (REFERENCE_KEYS.some((key) => Object.hasOwn(value, key))) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, key));
}
