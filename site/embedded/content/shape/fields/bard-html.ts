import { isMap, toList, toMap, toText } from '../../files/json-value.ts';
import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { FieldContext } from '../project-state.ts';
import { resolveReferenceUrl } from '../urls.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

const MARKS = new Map([
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['small', 'small'],
  ['subscript', 'sub'],
  ['superscript', 'sup'],
  ['code', 'code'],
]);

const BLOCKS = new Map([
  ['paragraph', 'p'],
  ['bulletList', 'ul'],
  ['listItem', 'li'],
  ['blockquote', 'blockquote'],
  ['tableRow', 'tr'],
  ['tableCell', 'td'],
  ['tableHeader', 'th'],
]);

/** Renders ProseMirror nodes to HTML and escapes all text. Unknown nodes render only their content (contract §13.7). */
export function bardHtml(nodes: JsonValue[], context: FieldContext): string {
  return nodes.map((node) => nodeHtml(toMap(node), context)).join('');
}

function nodeHtml(node: JsonObject, context: FieldContext): string {
  const type = toText(node['type']) ?? '';
  const attributes = toMap(node['attrs']);
  const content = (): string => bardHtml(toList(node['content']), context);
  const block = BLOCKS.get(type.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()));
  if (block) return wrap(block, content(), blockAttributes(attributes));
  switch (type) {
    case 'text':
      return applyMarks(escapeHtml(toText(node['text']) ?? ''), toList(node['marks']), context);
    case 'heading':
      return wrap(
        `h${Math.min(6, Math.max(1, Number(attributes['level']) || 2))}`,
        content(),
        blockAttributes(attributes),
      );
    case 'orderedList':
    case 'ordered_list':
      return wrap(
        'ol',
        content(),
        attributes['start'] && attributes['start'] !== 1 ? { start: attributes['start'] } : {},
      );
    case 'codeBlock':
    case 'code_block':
      return `<pre>${wrap('code', content(), attributes['language'] ? { class: `language-${toText(attributes['language'])}` } : {})}</pre>`;
    case 'table':
      return `<table><tbody>${content()}</tbody></table>`;
    case 'image':
      return tag('img', {
        src: attributes['src'] ? imageUrl(attributes['src'], context) : null,
        alt: attributes['alt'] ?? '',
        title: attributes['title'] ?? null,
      });
    case 'hardBreak':
    case 'hard_break':
      return '<br>';
    case 'horizontalRule':
    case 'horizontal_rule':
      return '<hr>';
    default:
      return content();
  }
}

function blockAttributes(attributes: JsonObject): JsonObject {
  const align = toText(attributes['textAlign']);
  return {
    ...(align && align !== 'left' ? { style: `text-align: ${align}` } : {}),
    ...Object.fromEntries(
      ['colspan', 'rowspan'].flatMap((key) =>
        (attributes[key] ?? 1) === 1 ? [] : [[key, attributes[key] ?? null]],
      ),
    ),
  };
}

/** Wraps text in its marks; the first mark is the outermost. */
function applyMarks(text: string, marks: JsonValue[], context: FieldContext): string {
  return marks.reduceRight<string>((inner, stored) => {
    const mark = toMap(stored);
    const type = toText(mark['type']) ?? '';
    if (type === 'link') return wrap('a', inner, linkAttributes(toMap(mark['attrs']), context));
    const name = MARKS.get(type);
    return name ? wrap(name, inner, {}) : inner;
  }, text);
}

function linkAttributes({ href, target, rel, title }: JsonObject, context: FieldContext): JsonObject {
  const stored = toText(href) ?? '';
  const url = stored.startsWith('statamic://') ? resolveReferenceUrl(stored, context) : stored;
  return { href: url, target: target ?? null, rel: rel ?? null, title: title ?? null };
}

/** Images are stored as `asset::container::path` or as a URL. */
function imageUrl(src: JsonValue, context: FieldContext): string {
  const stored = toText(src) ?? '';
  return /^(?:statamic:\/\/)?asset::/.test(stored) ? resolveReferenceUrl(stored, context) : stored;
}

function wrap(name: string, inner: string, attributes: JsonObject): string {
  return `${tag(name, attributes)}${inner}</${name}>`;
}

function tag(name: string, attributes: JsonObject): string {
  const attributeTexts = Object.entries(attributes)
    .filter(([, value]) => value !== null && !isMap(value))
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${attributeTexts.join('')}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
