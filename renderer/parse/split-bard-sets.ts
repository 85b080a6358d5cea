import { isRecord, readRawSection, type RawSection } from './raw-section.ts';

/** The field of a section that can contain Bard with sets. */
const BARD_FIELD = 'content';
/** Fields of the first text section only. The text sections after a set continue the first one. */
const HEADER_FIELDS = ['eyebrow', 'heading', 'anchor'];

/**
 * Splits a section at the sets in its running text (contract §5.2, Bard with sets): text, set, text becomes three sections.
 * A set inside Bard is then validated, rendered, hydrated and skipped like any other section.
 */
export function splitBardSets(section: RawSection): RawSection[] {
  const nodes = section.fields[BARD_FIELD];
  if (!Array.isArray(nodes) || !nodes.some(isSet)) return [section];
  return groupNodes(nodes).map((group, order) => {
    const path = `${section.path}.${BARD_FIELD}[${group.index}]`;
    if (group.kind === 'text') {
      const fields = order === 0 ? section.fields : without(section.fields, HEADER_FIELDS);
      return {
        ...section,
        id: `${section.id}-${group.index}`,
        fields: { ...fields, [BARD_FIELD]: group.texts },
      };
    }
    const set = readRawSection(group.set, path);
    if ('reason' in set) return { path, type: '', id: '', fields: {} };
    return { ...set, fields: { tone: section.fields['tone'], ...set.fields } };
  });
}

type NodeGroup =
  | { readonly kind: 'text'; readonly index: number; readonly texts: unknown[] }
  | { readonly kind: 'set'; readonly index: number; readonly set: unknown };

/** Groups consecutive texts. Starts with a text group, even an empty one, to keep the heading. */
function groupNodes(nodes: readonly unknown[]): NodeGroup[] {
  const groups: NodeGroup[] = [{ kind: 'text', index: 0, texts: [] }];
  for (const [index, node] of nodes.entries()) {
    const last = groups.at(-1);
    if (isSet(node)) groups.push({ kind: 'set', index, set: node });
    else if (last?.kind === 'text') last.texts.push(node);
    else groups.push({ kind: 'text', index, texts: [node] });
  }
  return groups;
}

function isSet(node: unknown) {
  return isRecord(node) && node['type'] !== 'text';
}

function without(fields: RawSection['fields'], names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
