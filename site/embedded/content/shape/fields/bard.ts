import { toList, toMap, toText } from '../../files/json-value.ts';
import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import { bardHtml } from './bard-html.ts';
import type { FieldType, ShapeFields } from './field-type.ts';

/** HTML, or for a field with sets runs of text and sets in their order (contract §5.2, bard). */
export function bardType(shapeFields: ShapeFields): FieldType {
  return (value, field, place) => {
    const withSets = field.sets().size > 0 && field.config['save_html'] !== true;
    if (typeof value === 'string') return withSets ? [{ type: 'text', text: value }] : value;
    if (value === null) return withSets ? [] : null;
    const nodes = unwrapInline(toList(value), field.config['inline'] === true);
    if (!withSets) return nodes.length === 0 ? null : bardHtml(nodes, place);

    const runs: JsonValue[] = [];
    let text: JsonValue[] = [];
    const endRun = (): void => {
      if (text.length > 0) runs.push({ type: 'text', text: bardHtml(text, place) });
      text = [];
    };
    for (const stored of nodes) {
      const node = toMap(stored);
      if (node['type'] !== 'set') {
        text.push(stored);
        continue;
      }
      const given = toMap(node['attrs']);
      const values: JsonObject = toMap(given['values']);
      if (given['enabled'] === false) continue;
      endRun();
      const fields = field.sets().get(toText(values['type']) ?? '');
      const shaped = fields ? shapeFields(fields, values, place) : values;
      runs.push({ ...shaped, id: given['id'] ?? null, type: values['type'] ?? null });
    }
    endRun();
    return runs;
  };
}

/** An inline field keeps its one paragraph out of the HTML. */
function unwrapInline(nodes: JsonValue[], inline: boolean): JsonValue[] {
  if (!inline) return nodes;
  return nodes.flatMap((node) =>
    toMap(node)['type'] === 'paragraph' ? toList(toMap(node)['content']) : [node],
  );
}
