import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { listOf, mapOf, textOf } from '#embedded/content';
import type { Value } from '#embedded/content';
import type { Visit } from './field-visits.ts';
import type { Path } from './finding.ts';

/** What stands in running text that can be wrong, in its order. */
export type TextPart =
  | { kind: 'link'; href: string; at: Path }
  | { kind: 'heading'; level: number; at: Path }
  | { kind: 'picture'; src: string; alt: string; at: Path };

const markdown = new MarkdownIt({ html: true });

/** Links, headings and pictures of a Markdown or Bard field; none of other fields. */
export function partsOf({ field, value, at }: Visit): TextPart[] {
  if (field.type === 'markdown') return htmlParts(markdown.render(textOf(value) ?? ''), at);
  if (field.type !== 'bard') return [];
  return typeof value === 'string' ? htmlParts(value, at) : bardParts(value, at);
}

function bardParts(nodes: Value | undefined, at: Path): TextPart[] {
  return listOf(nodes).flatMap((stored, index): TextPart[] => {
    const node = mapOf(stored);
    const given = mapOf(node['attrs']);
    const here = [...at, index];
    const attributesAt = [...here, 'attrs'];
    const inside = markParts(node['marks'], here).concat(bardParts(node['content'], [...here, 'content']));
    if (node['type'] === 'heading') {
      const heading: TextPart[] = [{ kind: 'heading', level: Number(given['level']) || 2, at: attributesAt }];
      return heading.concat(inside);
    }
    if (node['type'] === 'image') {
      const [src, alt] = [textOf(given['src']) ?? '', textOf(given['alt']) ?? ''];
      return [{ kind: 'picture', src, alt, at: attributesAt }];
    }
    return inside;
  });
}

function markParts(marks: Value | undefined, at: Path): TextPart[] {
  return listOf(marks).flatMap((stored, index): TextPart[] => {
    const mark = mapOf(stored);
    const href = textOf(mapOf(mark['attrs'])['href']);
    if (mark['type'] !== 'link' || href === undefined) return [];
    return [{ kind: 'link', href, at: [...at, 'marks', index, 'attrs', 'href'] }];
  });
}

/** The sanitiser's parser tells of every tag; what it makes of them is not used. */
function htmlParts(html: string, at: Path): TextPart[] {
  const parts: TextPart[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attribs) => {
        const { href, src, alt = '' } = attribs;
        if (tagName === 'a' && href !== undefined) parts.push({ kind: 'link', href, at });
        if (tagName === 'img') parts.push({ kind: 'picture', src: src ?? '', alt, at });
        const level = /^h([1-6])$/.exec(tagName)?.[1];
        if (level !== undefined) parts.push({ kind: 'heading', level: Number(level), at });
        return { tagName, attribs };
      },
    },
  });
  return parts;
}
