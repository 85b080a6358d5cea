import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { toList, toMap, toText } from '#embedded/content';
import type { JsonValue } from '#embedded/content';
import type { FieldPath } from './finding.ts';
import type { VisitedField } from './list-fields.ts';

/** What stands in running text that can be wrong, in its order. */
export type RichTextPart =
  | { kind: 'link'; href: string; path: FieldPath }
  | { kind: 'heading'; level: number; path: FieldPath }
  | { kind: 'picture'; src: string; alt: string; path: FieldPath };

const markdown = new MarkdownIt({ html: true });

/** Links, headings and pictures of a Markdown or Bard field; none of other fields. */
export function readRichText({ field, value, path }: VisitedField): RichTextPart[] {
  if (field.type === 'markdown') return htmlParts(markdown.render(toText(value) ?? ''), path);
  if (field.type !== 'bard') return [];
  return typeof value === 'string' ? htmlParts(value, path) : bardParts(value, path);
}

function bardParts(nodes: JsonValue | undefined, path: FieldPath): RichTextPart[] {
  return toList(nodes).flatMap((stored, index): RichTextPart[] => {
    const node = toMap(stored);
    const given = toMap(node['attrs']);
    const here = [...path, index];
    const attributesAt = [...here, 'attrs'];
    const inside = markParts(node['marks'], here).concat(bardParts(node['content'], [...here, 'content']));
    if (node['type'] === 'heading') {
      const heading: RichTextPart[] = [
        { kind: 'heading', level: Number(given['level']) || 2, path: attributesAt },
      ];
      return heading.concat(inside);
    }
    if (node['type'] === 'image') {
      const [src, alt] = [toText(given['src']) ?? '', toText(given['alt']) ?? ''];
      return [{ kind: 'picture', src, alt, path: attributesAt }];
    }
    return inside;
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

/** The sanitiser's parser tells of every tag; what it makes of them is not used. */
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
