import * as v from 'valibot';
import { type SectionResult, type Section, TONES } from '../sections/section.ts';
import { definitions, isSectionType, type SectionType } from '../sections/sections.ts';
import { createFields, type Fields } from './fields.ts';
import { migrate } from './migrate.ts';
import type { ParseContext } from './parse-context.ts';
import { readRawSection, type RawSection } from './raw-section.ts';
import { splitBardSets } from './split-bard-sets.ts';

/** Ids that stand around the sections; an editor's anchor may not take them. */
const SHELL_IDS = ['main', 'menu', 'islands'];

/**
 * Reads a page's sections from the CMS's JSON, one by one: what cannot be read is given back as left out, with its JSON path
 * and the reason, and costs only itself. Never throws, whatever the JSON.
 *
 * @param json the entry's `sections` as the content API gives it
 * @param path where that list stands in the entry, for the paths in reports
 */
export function readSections(json: unknown, reading: ParseContext, path = 'sections'): SectionResult[] {
  if (json === null || json === undefined) return [];
  if (!Array.isArray(json)) {
    return [leftOut('', path, `Expected a list of sections, received ${typeof json}`)];
  }
  const fields = createFields(reading);
  const taken = new Set<string>(SHELL_IDS);
  return json.flatMap((item: unknown, index): SectionResult[] => {
    const place = `${path}[${index}]`;
    const raw = readRawSection(item, place);
    if ('reason' in raw) return [leftOut('', place, raw.reason)];
    return splitBardSets(migrate(raw)).map((part) => readSection(part, fields, taken));
  });
}

function readSection(raw: RawSection, fields: Fields, taken: Set<string>): SectionResult {
  const { type, path } = raw;
  if (!isSectionType(type)) return leftOut(type, path, `Unknown section type "${type}"`);
  try {
    return { section: readKnown(type, raw, fields, taken) };
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    const [issue] = error.issues;
    const within = v.getDotPath(issue);
    return leftOut(type, within === null ? path : `${path}.${withBrackets(within)}`, issue.message);
  }
}

function readKnown<Type extends SectionType>(
  type: Type,
  raw: RawSection,
  fields: Fields,
  taken: Set<string>,
) {
  const { tone, anchor } = v.parse(
    v.object({ tone: fields.choice(...TONES), anchor: fields.text }),
    raw.fields,
  );
  const props = v.parse(definitions[type].schema(fields), raw.fields);
  const id = unique(`s-${asId(raw.id || raw.path)}`, taken);
  const section: Section<Type> = {
    type,
    id,
    anchor: asId(anchor) === '' ? id : unique(asId(anchor), taken),
    tone,
    props,
    path: raw.path,
  };
  return section;
}

function leftOut(type: string, path: string, reason: string): SectionResult {
  return { skipped: { type, path, reason } };
}

/** What may stand in an `id` attribute and in a selector without escaping. */
function asId(written: string) {
  return written.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '');
}

function unique(wanted: string, taken: Set<string>) {
  let id = wanted;
  for (let again = 2; taken.has(id); again += 1) id = `${wanted}-${again}`;
  taken.add(id);
  return id;
}

/** `items.0.question` as JSON paths are written: `items[0].question`. */
function withBrackets(dotPath: string) {
  return dotPath.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}
