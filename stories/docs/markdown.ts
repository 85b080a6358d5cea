import MarkdownIt from 'markdown-it';

const markdown = new MarkdownIt();
// Links are removed, because they lead to project files, which the workbench does not serve.
markdown.renderer.rules['link_open'] = () => '';
markdown.renderer.rules['link_close'] = () => '';
// Code blocks scroll on narrow screens, so they have to be focusable.
markdown.renderer.rules['fence'] = (tokens, at) =>
  `<pre tabindex="0"><code>${markdown.utils.escapeHtml(tokens[at]?.content ?? '')}</code></pre>`;

/** Renders Markdown of project files as HTML. */
export function renderMarkdown(source: string): string {
  return markdown.render(source);
}

/** Renders a single line of Markdown as HTML without a paragraph. */
export function renderInlineMarkdown(source: string): string {
  return markdown.renderInline(source);
}

/**
 * Returns the text below a heading, up to the next heading of the same or a higher level.
 *
 * @throws {Error} if the heading does not exist, so that a renamed heading fails the story
 */
export function findSection(source: string, heading: string): string {
  const lines = source.split('\n');
  const start = lines.findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  if (start === -1) throw new Error(`The Markdown has no heading “${heading}”.`);
  const level = levelOf(lines[start] ?? '');
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => levelOf(line) > 0 && levelOf(line) <= level);
  return rest
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .trim();
}

/**
 * Returns the paragraph that starts with a bold text, without that text.
 *
 * @throws {Error} if the paragraph does not exist
 */
export function findParagraph(source: string, boldStart: string): string {
  const mark = `**${boldStart}**`;
  const paragraph = source.split(/\n{2,}/).find((candidate) => candidate.startsWith(mark));
  if (paragraph === undefined)
    throw new Error(`The Markdown has no paragraph that starts with **${boldStart}**.`);
  return paragraph.slice(mark.length).trim();
}

/** Returns 2 for `## Words` and 0 for a line that is not a heading. */
function levelOf(line: string) {
  return /^(#+) /.exec(line)?.[1]?.length ?? 0;
}
