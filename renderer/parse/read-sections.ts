import * as v from 'valibot';
import { TONES } from '#theme/palette';
import type { Section, SectionResult } from '../sections/section.ts';
import { definitionOf, isSectionType, type SectionType } from '../sections/sections.ts';
import { createFieldSchemas, type FieldSchemas } from './fields.ts';
import type { ParseContext } from './parse-context.ts';
import { migrate, type RawSection, readRawSection, splitBardSets } from './raw-section.ts';

/** Element ids of the page's layout. An editor's anchor cannot have them. */
export const LAYOUT_IDS: readonly string[] = [
  'main',
  'menu',
  'search',
  'locales',
  'islands',
  'preview',
  'reload-notice',
];

/**
 * Validates a page's sections one by one. An invalid section is skipped with its JSON path and a reason; the others are kept.
 * Never throws, for any JSON.
 *
 * @param json the entry's `sections` as the content API returns it
 * @param path path of that list in the entry, for the paths of skipped sections
 */
export function readSections(json: unknown, context: ParseContext, path = 'sections'): SectionResult[] {
  if (json === null || json === undefined) return [];
  if (!Array.isArray(json)) return [skip('', path, `Expected a list of sections, received ${typeof json}`)];
  const fields = createFieldSchemas(context);
  const usedIds = new Set<string>(LAYOUT_IDS);
  return json.flatMap((item: unknown, index): SectionResult[] => {
    const itemPath = `${path}[${index}]`;
    const raw = readRawSection(item, itemPath);
    const parts = 'reason' in raw ? [raw] : splitBardSets(migrate(raw));
    return parts.map((part) =>
      'reason' in part ? skip('', part.path, part.reason) : readSection(part, fields, usedIds),
    );
  });
}

function readSection(raw: RawSection, fields: FieldSchemas, usedIds: Set<string>): SectionResult {
  const { type, path } = raw;
  if (!isSectionType(type)) return skip(type, path, `Unknown section type "${type}"`);
  try {
    return { section: validate(type, raw, fields, usedIds) };
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const [issue] = error.issues;
    const issuePath = v.getDotPath(issue);
    return skip(type, issuePath === null ? path : `${path}.${withBrackets(issuePath)}`, issue.message);
  }
}

function validate<Type extends SectionType>(
  type: Type,
  raw: RawSection,
  fields: FieldSchemas,
  usedIds: Set<string>,
): Section<Type> {
  const { tone, anchor } = v.parse(
    v.object({ tone: fields.choice(...TONES), anchor: fields.text }),
    raw.fields,
  );
  const schedule = v.parse(fields.schedule, raw.fields);
  const props = v.parse(definitionOf(type).schema(fields), raw.fields);
  const id = createUniqueId(`s-${toId(raw.id || raw.path)}`, usedIds);
  const section: Section<Type> = {
    type,
    id,
    anchor: toId(anchor) === '' ? id : createUniqueId(toId(anchor), usedIds),
    tone,
    props,
    path: raw.path,
    ...((schedule.from ?? schedule.until) !== undefined && { schedule }),
  };
  return section;
}

function skip(type: string, path: string, reason: string): SectionResult {
  return { skipped: { type, path, reason } };
}

/** Replaces characters that need escaping by hyphens: all except letters, digits, `_` and `-`. Removes hyphens at both ends. */
function toId(text: string) {
  const [id = ''] = /\w(?:[\w-]*\w)?/.exec(text.replace(/[^\w-]+/g, '-')) ?? [];
  return id;
}

/** Returns an unused id and marks it as used: `terrace`, or `terrace-2` if another element has the id `terrace`. */
function createUniqueId(base: string, usedIds: Set<string>) {
  let id = base;
  for (let number = 2; usedIds.has(id); number += 1) id = `${base}-${number}`;
  usedIds.add(id);
  return id;
}

/** `items.0.question` becomes `items[0].question`. */
function withBrackets(dotPath: string) {
  const [first = '', ...keys] = dotPath.split('.');
  return first + keys.map((key) => (/^\d+$/.test(key) ? `[${key}]` : `.${key}`)).join('');
}
