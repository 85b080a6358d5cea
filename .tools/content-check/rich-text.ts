import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { toList, toMap, toText } from '#embedded/content';
import type { JsonValue } from '#embedded/content';
import type { FieldPath } from './finding.ts';
import type { VisitedField } from './list-fields.ts';

/** An element of rich text that rules check. */
export type RichTextPart =
  | { kind: 'link'; href: string; path: FieldPath }
  | { kind: 'heading'; level: number; path: FieldPath }
  | { kind: 'picture'; src: string; alt: string; path: FieldPath };

const markdown = new MarkdownIt({ html: true });

/** Lists the links, headings and images of a Markdown or Bard field in order; empty for other fields. */
export function readRichText({ field, value, path }: VisitedField): RichTextPart[] {
  if (field.type === 'markdown') return htmlParts(markdown.render(toText(value) ?? ''), path);
  if (field.type !== 'bard') return [];
  return typeof value === 'string' ? htmlParts(value, path) : bardParts(value, path);
}

function bardParts(nodes: JsonValue | undefined, path: FieldPath): RichTextPart[] {
  return toList(nodes).flatMap((stored, index): RichTextPart[] => {
    const node = toMap(stored);
    const attributes = toMap(node['attrs']);
    const here = [...path, index];
    const attributesPath = [...here, 'attrs'];
    const nested = markParts(node['marks'], here).concat(bardParts(node['content'], [...here, 'content']));
    if (node['type'] === 'heading') {
      const heading: RichTextPart[] = [
        { kind: 'heading', level: Number(attributes['level']) || 2, path: attributesPath },
      ];
      return heading.concat(nested);
    }
    if (node['type'] === 'image') {
      const [src, alt] = [toText(attributes['src']) ?? '', toText(attributes['alt']) ?? ''];
      return [{ kind: 'picture', src, alt, path: attributesPath }];
    }
    return nested;
  });
}

function markParts(marks: JsonValue | undefined, path: FieldPath): RichTextPart[] {
  return toList(marks).flatMap((stored, index): RichTextPart[] => {
    const mark = toMap(stored);
    const href = toText(toMap(mark['attrs'])['href']);
    if (mark['type'] !== 'link' || href === undefined) return [];
    return [{ kind: 'link', href, path: [...path, 'marks', index, 'attrs', 'href'] }];
  });
}

/** Lists the elements of HTML. Uses the sanitiser as a parser: its callback receives every tag, and its output is ignored. */
function htmlParts(html: string, path: FieldPath): RichTextPart[] {
  const parts: RichTextPart[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        const { href, src, alt = '' } = attribs;
        if (tagName === 'a' && href !== undefined) parts.push({ kind: 'link', href, path });
        if (tagName === 'img') parts.push({ kind: 'picture', src: src ?? '', alt, path });
        const level = /^h([1-6])$/.exec(tagName)?.[1];
        if (level !== undefined) parts.push({ kind: 'heading', level: Number(level), path });
        return { tagName, attribs };
      },
    },
  });
  return parts;
}
