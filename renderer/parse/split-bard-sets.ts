import { isRecord, readRawSection, type RawSection } from './raw-section.ts';

/** The field of a section that may hold Bard with sets. */
const BARD_FIELD = 'content';
/** What the first run keeps to itself: it opens the text, the runs after a set only continue it. */
const OPENING_FIELDS = ['eyebrow', 'heading', 'anchor'];

/**
 * Takes sets out of running text (contract §5.2, Bard with sets): text, set, text becomes three sections side by side. So a
 * set inside Bard is read, shown, hydrated and left out by the same code as any section, and one bad set costs only itself.
 */
export function splitBardSets(section: RawSection): RawSection[] {
  const parts = section.fields[BARD_FIELD];
  if (!Array.isArray(parts) || !parts.some(isSet)) return [section];
  return runsAndSets(parts).map((part, order) => {
    const path = `${section.path}.${BARD_FIELD}[${part.index}]`;
    if (part.kind === 'run') {
      const fields = order === 0 ? section.fields : without(section.fields, OPENING_FIELDS);
      return {
        ...section,
        id: `${section.id}-${part.index}`,
        fields: { ...fields, [BARD_FIELD]: part.texts },
      };
    }
    const set = readRawSection(part.set, path);
    if ('reason' in set) return { path, type: '', id: '', fields: {} };
    return { ...set, fields: { tone: section.fields['tone'], ...set.fields } };
  });
}

type Part =
  | { readonly kind: 'run'; readonly index: number; readonly texts: unknown[] }
  | { readonly kind: 'set'; readonly index: number; readonly set: unknown };

/** Groups neighbouring texts; a heading before the first set must not be lost, so an opening run always exists. */
function runsAndSets(parts: readonly unknown[]): Part[] {
  const grouped: Part[] = [{ kind: 'run', index: 0, texts: [] }];
  for (const [index, part] of parts.entries()) {
    const last = grouped.at(-1);
    if (isSet(part)) grouped.push({ kind: 'set', index, set: part });
    else if (last?.kind === 'run') last.texts.push(part);
    else grouped.push({ kind: 'run', index, texts: [part] });
  }
  return grouped;
}

function isSet(part: unknown) {
  return isRecord(part) && part['type'] !== 'text';
}

function without(fields: RawSection['fields'], names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
