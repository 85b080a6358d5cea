import { escapeHtml } from './escape-html.ts';

type AriaChange = { readonly before: string; readonly after: string };

/** Renders both accessibility trees side by side. Marks all lines from the first to the last difference. */
export function renderAriaDiff({ before, after }: AriaChange): string {
  const [linesBefore, linesAfter] = [before.split('\n'), after.split('\n')];
  const equalAtStart = countEqualLines(linesBefore, linesAfter);
  const equalAtEnd = Math.min(
    countEqualLines(linesBefore.toReversed(), linesAfter.toReversed()),
    Math.min(linesBefore.length, linesAfter.length) - equalAtStart,
  );
  const renderColumn = (lines: readonly string[], tag: 'del' | 'ins', name: string) => {
    const marked = lines.map((line, index) =>
      index < equalAtStart || index >= lines.length - equalAtEnd
        ? escapeHtml(line)
        : `<${tag}>${escapeHtml(line)}</${tag}>`,
    );
    return `<figure><figcaption>${name}</figcaption><pre tabindex="0" aria-label="${name}">${marked.join('\n')}</pre></figure>`;
  };
  return `<div class="aria-diff">${renderColumn(linesBefore, 'del', 'accessibility tree before')}${renderColumn(linesAfter, 'ins', 'accessibility tree after')}</div>`;
}

/** Counts the lines that both lists have in common from the start. */
function countEqualLines(lines: readonly string[], others: readonly string[]): number {
  const firstDifference = lines.findIndex((line, index) => line !== others[index]);
  return firstDifference === -1 ? lines.length : firstDifference;
}
