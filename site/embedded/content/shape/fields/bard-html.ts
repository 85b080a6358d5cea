import { isMap, listOf, mapOf, textOf } from '../../files/value.ts';
import type { Value, Values } from '../../files/value.ts';
import { referredUrl } from '../addresses.ts';
import type { Place } from '../place.ts';

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
export function bardHtml(nodes: Value[], place: Place): string {
  return nodes.map((node) => nodeHtml(mapOf(node), place)).join('');
}

function nodeHtml(node: Values, place: Place): string {
  const type = textOf(node['type']) ?? '';
  const given = mapOf(node['attrs']);
  const inside = (): string => bardHtml(listOf(node['content']), place);
  const block = BLOCKS[type.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (block) return wrap(block, inside(), blockAttributes(given));
  switch (type) {
    case 'text':
      return marked(escapeHtml(textOf(node['text']) ?? ''), listOf(node['marks']), place);
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
      return `<pre>${wrap('code', inside(), given['language'] ? { class: `language-${textOf(given['language'])}` } : {})}</pre>`;
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

function blockAttributes(given: Values): Values {
  const align = textOf(given['textAlign']);
  return {
    ...(align && align !== 'left' ? { style: `text-align: ${align}` } : {}),
    ...Object.fromEntries(
      ['colspan', 'rowspan'].flatMap((key) => ((given[key] ?? 1) === 1 ? [] : [[key, given[key] ?? null]])),
    ),
  };
}

/** The first mark is the outermost. */
function marked(text: string, marks: Value[], place: Place): string {
  return marks.reduceRight<string>((inner, stored) => {
    const mark = mapOf(stored);
    const type = textOf(mark['type']) ?? '';
    if (type === 'link') return wrap('a', inner, linkAttributes(mapOf(mark['attrs']), place));
    const name = MARKS[type];
    return name ? wrap(name, inner, {}) : inner;
  }, text);
}

function linkAttributes({ href, target, rel, title }: Values, place: Place): Values {
  const stored = textOf(href) ?? '';
  const url = stored.startsWith('statamic://') ? referredUrl(stored, place) : stored;
  return { href: url, target: target ?? null, rel: rel ?? null, title: title ?? null };
}

/** Pictures are stored as `asset::container::path` or as a plain address. */
function imageUrl(src: Value, place: Place): string {
  const stored = textOf(src) ?? '';
  return /^(?:statamic:\/\/)?asset::/.test(stored) ? referredUrl(stored, place) : stored;
}

function wrap(name: string, inner: string, attributes: Values): string {
  return `${tag(name, attributes)}${inner}</${name}>`;
}

function tag(name: string, attributes: Values): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && !isMap(value))
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}
