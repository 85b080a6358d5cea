import { isMap, toList, toMap, toText } from '../../files/json-value.ts';
import type { JsonValue, JsonObject } from '../../files/json-value.ts';
import type { FieldContext } from '../server-state.ts';
import { resolveReferenceUrl } from '../urls.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

const MARKS: Record<string, string> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  small: 'small',
  subscript: 'sub',
  superscript: 'sup',
  code: 'code',
};

const BLOCKS: Record<string, string> = {
  paragraph: 'p',
  bulletList: 'ul',
  listItem: 'li',
  blockquote: 'blockquote',
  tableRow: 'tr',
  tableCell: 'td',
  tableHeader: 'th',
};

/** ProseMirror nodes as HTML, everything escaped; what it does not know is left out, its content kept (contract §13.7). */
export function bardHtml(nodes: JsonValue[], place: FieldContext): string {
  return nodes.map((node) => nodeHtml(toMap(node), place)).join('');
}

function nodeHtml(node: JsonObject, place: FieldContext): string {
  const type = toText(node['type']) ?? '';
  const given = toMap(node['attrs']);
  const inside = (): string => bardHtml(toList(node['content']), place);
  const block = BLOCKS[type.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (block) return wrap(block, inside(), blockAttributes(given));
  switch (type) {
    case 'text':
      return marked(escapeHtml(toText(node['text']) ?? ''), toList(node['marks']), place);
    case 'heading':
      return wrap(
        `h${Math.min(6, Math.max(1, Number(given['level']) || 2))}`,
        inside(),
        blockAttributes(given),
      );
    case 'orderedList':
    case 'ordered_list':
      return wrap('ol', inside(), given['start'] && given['start'] !== 1 ? { start: given['start'] } : {});
    case 'codeBlock':
    case 'code_block':
      return `<pre>${wrap('code', inside(), given['language'] ? { class: `language-${toText(given['language'])}` } : {})}</pre>`;
    case 'table':
      return `<table><tbody>${inside()}</tbody></table>`;
    case 'image':
      return tag('img', {
        src: given['src'] ? imageUrl(given['src'], place) : null,
        alt: given['alt'] ?? '',
        title: given['title'] ?? null,
      });
    case 'hardBreak':
    case 'hard_break':
      return '<br>';
    case 'horizontalRule':
    case 'horizontal_rule':
      return '<hr>';
    default:
      return inside();
  }
}

function blockAttributes(given: JsonObject): JsonObject {
  const align = toText(given['textAlign']);
  return {
    ...(align && align !== 'left' ? { style: `text-align: ${align}` } : {}),
    ...Object.fromEntries(
      ['colspan', 'rowspan'].flatMap((key) => ((given[key] ?? 1) === 1 ? [] : [[key, given[key] ?? null]])),
    ),
  };
}

/** The first mark is the outermost. */
function marked(text: string, marks: JsonValue[], place: FieldContext): string {
  return marks.reduceRight<string>((inner, stored) => {
    const mark = toMap(stored);
    const type = toText(mark['type']) ?? '';
    if (type === 'link') return wrap('a', inner, linkAttributes(toMap(mark['attrs']), place));
    const name = MARKS[type];
    return name ? wrap(name, inner, {}) : inner;
  }, text);
}

function linkAttributes({ href, target, rel, title }: JsonObject, place: FieldContext): JsonObject {
  const stored = toText(href) ?? '';
  const url = stored.startsWith('statamic://') ? resolveReferenceUrl(stored, place) : stored;
  return { href: url, target: target ?? null, rel: rel ?? null, title: title ?? null };
}

/** Pictures are stored as `asset::container::path` or as a plain address. */
function imageUrl(src: JsonValue, place: FieldContext): string {
  const stored = toText(src) ?? '';
  return /^(?:statamic:\/\/)?asset::/.test(stored) ? resolveReferenceUrl(stored, place) : stored;
}

function wrap(name: string, inner: string, attributes: JsonObject): string {
  return `${tag(name, attributes)}${inner}</${name}>`;
}

function tag(name: string, attributes: JsonObject): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && !isMap(value))
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
