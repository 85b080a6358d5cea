import { toList, toMap, toText } from '../../files/json-value.ts';
import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import { bardHtml } from './bard-html.ts';
import type { FieldType, ShapeFields } from './field-type.ts';

/** Shapes Bard to HTML, or for a field with sets to a list of text runs and sets (contract §5.2, bard). */
export function bardType(shapeFields: ShapeFields): FieldType {
  return (value, field, context) => {
    const hasSets = field.sets().size > 0 && field.config['save_html'] !== true;
    if (typeof value === 'string') return hasSets ? [{ type: 'text', text: value }] : value;
    if (value === null) return hasSets ? [] : null;
    const nodes = unwrapInline(toList(value), field.config['inline'] === true);
    if (!hasSets) return nodes.length === 0 ? null : bardHtml(nodes, context);

    const runs: JsonValue[] = [];
    let text: JsonValue[] = [];
    const endRun = (): void => {
      if (text.length > 0) runs.push({ type: 'text', text: bardHtml(text, context) });
      text = [];
    };
    for (const stored of nodes) {
      const node = toMap(stored);
      if (node['type'] !== 'set') {
        text.push(stored);
        continue;
      }
      const attributes = toMap(node['attrs']);
      const values: JsonObject = toMap(attributes['values']);
      if (attributes['enabled'] === false) continue;
      endRun();
      const fields = field.sets().get(toText(values['type']) ?? '');
      const shaped = fields ? shapeFields(fields, values, context) : values;
      runs.push({ ...shaped, id: attributes['id'] ?? null, type: values['type'] ?? null });
    }
    endRun();
    return runs;
  };
}

/** For an inline field, replaces paragraphs with their content, because the field is rendered without a paragraph element. */
function unwrapInline(nodes: JsonValue[], inline: boolean): JsonValue[] {
  if (!inline) return nodes;
  return nodes.flatMap((node) =>
    toMap(node)['type'] === 'paragraph' ? toList(toMap(node)['content']) : [node],
  );
}
