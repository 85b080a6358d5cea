import { isRecord } from './is-record.ts';

/** A section from the CMS before validation. */
export type RawSection = {
  /** JSON path: `sections[3]`. */
  readonly path: string;
  /** The set's handle with hyphens: `text-with-image` for `text_with_image`. */
  readonly type: string;
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
};

/** An item that is not a section. */
type InvalidSection = { readonly path: string; readonly reason: string };

type Migration = (section: RawSection) => RawSection;

/** Pure functions from an old format of a section to the next one, oldest first. */
const migrations: readonly Migration[] = [singleCtaToList, imageSideToPosition];

/** The field of a section that can contain Bard with sets. */
const BARD_FIELD = 'content';
/** Fields of the first text section only. The text sections after a set continue the first one. */
const HEADER_FIELDS = ['eyebrow', 'heading'];

/** Fields of a text section that its sets get if they have none of their own. */
const INHERITED_FIELDS = ['tone', 'from', 'until'];

/** Splits an item of the CMS's list into type, id and fields. Returns a reason instead if the item is not a section. */
export function readRawSection(item: unknown, path: string): RawSection | InvalidSection {
  if (!isRecord(item))
    return { path, reason: `Expected an object, received ${item === null ? 'null' : typeof item}` };
  const { type, id, ...fields } = item;
  if (typeof type !== 'string' || type === '')
    return { path, reason: 'Expected a "type" with the name of the section' };
  return {
    path,
    type: type.replaceAll('_', '-'),
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : '',
    fields,
  };
}

/** Converts a section from any earlier format to the current one, so that schemas support one format only. */
export function migrate(section: RawSection): RawSection {
  return migrations.reduce((current, migration) => migration(current), section);
}

/**
 * Splits a section at the sets in its running text (contract §5.2, Bard with sets): text, set, text becomes three sections.
 * A set inside Bard is then migrated, validated, rendered, hydrated and skipped like any other section.
 */
export function splitBardSets(section: RawSection): (RawSection | InvalidSection)[] {
  const nodes = section.fields[BARD_FIELD];
  if (!Array.isArray(nodes) || !nodes.some(isSet)) return [section];
  const { anchor, ...fields } = section.fields;
  const hasHeader = HEADER_FIELDS.some((name) => !isEmpty(fields[name]));
  const openLevels: number[] = [];
  return groupNodes(nodes, hasHeader).map((group, order) => {
    const path = `${section.path}.${BARD_FIELD}[${group.index}]`;
    // Links to the section lead to its first part.
    const placed = order === 0 ? { anchor } : {};
    if (group.kind === 'set')
      return readSet(group.set, path, { ...pick(fields, INHERITED_FIELDS), ...placed });
    const continued = {
      continues: { has_heading: !isEmpty(fields['heading']), open_levels: [...openLevels] },
    };
    openHeadings(group.texts, openLevels);
    return {
      ...section,
      id: `${section.id}-${group.index}`,
      fields: {
        ...(order === 0 ? fields : { ...without(fields, HEADER_FIELDS), ...continued }),
        ...placed,
        [BARD_FIELD]: group.texts,
      },
    };
  });
}

/** Reads a set in running text. Its empty fields get the inherited values. */
function readSet(set: unknown, path: string, inherited: RawSection['fields']) {
  const section = readRawSection(set, path);
  if ('reason' in section) return section;
  const filled = Object.entries(section.fields).filter(([, value]) => !isEmpty(value));
  return migrate({ ...section, fields: { ...inherited, ...Object.fromEntries(filled) } });
}

/** Adds the headings of the texts to the levels of the open headings: a heading ends those of its own and lower ranks. */
function openHeadings(texts: readonly unknown[], levels: number[]) {
  const html = texts.map((node) => (isRecord(node) ? String(node['text'] ?? '') : '')).join('');
  for (const [, digit] of html.matchAll(/<h([1-6])\b/gi)) {
    // The sanitiser changes h1 to h2.
    const level = Math.max(Number(digit), 2);
    while ((levels.at(-1) ?? 0) >= level) levels.pop();
    levels.push(level);
  }
}

/** The content system returns empty fields as `null`, and a select without an option as an object without a value. */
function isEmpty(value: unknown): boolean {
  return isRecord(value) && 'value' in value
    ? isEmpty(value['value'])
    : value === null || value === undefined || value === '';
}

/** Sections had one `cta: /contact` with a `cta_label` before they had a list of calls to action. */
function singleCtaToList(section: RawSection): RawSection {
  const { cta, cta_label: label, ...fields } = section.fields;
  if (cta === undefined || label === undefined || fields['ctas'] !== undefined) return section;
  return { ...section, fields: { ...fields, ctas: [{ id: 'cta', label, link: cta, style: 'primary' }] } };
}

/** `image_position` was `left` or `right` before it followed the writing direction. */
function imageSideToPosition(section: RawSection): RawSection {
  const side = section.fields['image_position'];
  const key = isRecord(side) ? side['value'] : side;
  if (key !== 'left' && key !== 'right') return section;
  return { ...section, fields: { ...section.fields, image_position: key === 'left' ? 'start' : 'end' } };
}

type NodeGroup =
  | { readonly kind: 'text'; readonly index: number; readonly texts: unknown[] }
  | { readonly kind: 'set'; readonly index: number; readonly set: unknown };

/** Groups consecutive texts. With a header, the first group is a text group, even an empty one, because it shows the header. */
function groupNodes(nodes: readonly unknown[], hasHeader: boolean): NodeGroup[] {
  const groups: NodeGroup[] = hasHeader ? [{ kind: 'text', index: 0, texts: [] }] : [];
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

function pick(fields: RawSection['fields'], names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
}

function without(fields: RawSection['fields'], names: readonly string[]) {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}
