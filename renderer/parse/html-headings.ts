import type { Html } from './html.ts';

/**
 * Renumbers the headings of sanitised HTML: they start at level `top` and never skip a level on the way down. With `top` 3,
 * h2 and h4 become h3 and h4.
 *
 * @param openLevels levels of the headings above the HTML that contain its first text, such as `[2, 3]`
 */
export function renumberHeadings(html: Html, top: number, openLevels: readonly number[] = []): Html {
  const open = openLevels.map((level, index) => ({ level, renumbered: Math.min(top + index, 6) }));
  return html.replace(/<(\/?)h([2-6])\b/g, (_match, slash: string, digit: string) => {
    const level = Number(digit);
    if (slash) return `</h${open.findLast((heading) => heading.level === level)?.renumbered ?? level}`;
    while ((open.at(-1)?.level ?? 0) >= level) open.pop();
    const renumbered = Math.min((open.at(-1)?.renumbered ?? top - 1) + 1, 6);
    open.push({ level, renumbered });
    return `<h${renumbered}`;
  }) as Html; // only digits in allowed tags change
}
