import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt();
// Links in the project's files lead to other files of it, which lie beside no story.
markdown.renderer.rules['link_open'] = () => '';
markdown.renderer.rules['link_close'] = () => '';
// Wider than a phone, it scrolls: by the keyboard too.
markdown.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>`;

/** Markdown of the project's own files as HTML. */
export function htmlOf(source: string): string {
  return markdown.render(source);
}

/** Words on one line, with `code` and *stress*, as HTML. */
export function inlineHtmlOf(source: string): string {
  return markdown.renderInline(source);
}

/**
 * What stands below a heading, down to the next one of its rank or above.
 *
 * @throws {Error} when there is no such heading: whoever renames it must see that it is shown elsewhere
 */
export function partOf(source: string, heading: string): string {
  const lines = source.split('\n');
  const from = lines.findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  if (from === -1) throw new Error(`There is no heading “${heading}”.`);
  const rank = rankOf(lines[from] ?? '');
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((line) => rankOf(line) > 0 && rankOf(line) <= rank);
  return rest
    .slice(0, to === -1 ? undefined : to)
    .join('\n')
    .trim();
}

/**
 * The paragraph that opens with these words in bold, without them.
 *
 * @throws {Error} when there is none
 */
export function paragraphOf(source: string, opening: string): string {
  const mark = `**${opening}**`;
  const found = source.split(/\n{2,}/).find((paragraph) => paragraph.startsWith(mark));
  if (found === undefined) throw new Error(`No paragraph opens with “${opening}”.`);
  return found.slice(mark.length).trim();
}

/** 2 for `## Words`; 0 for what is no heading. */
function rankOf(line: string) {
  return /^(#+) /.exec(line)?.[1]?.length ?? 0;
}
