import type { Html } from './html.ts';

/**
 * Renumbers the headings of sanitised HTML so that they start at `top` and never skip a level on the way down: text written
 * as h2, h4 under a section's own h2 becomes h3, h4.
 */
export function renumberHeadings(html: Html, top: number): Html {
  const open: { written: number; shown: number }[] = [];
  return html.replace(/<(\/?)h([2-6])\b/g, (_match, slash: string, digit: string) => {
    const written = Number(digit);
    if (slash) return `</h${open.findLast((heading) => heading.written === written)?.shown ?? written}`;
    while ((open.at(-1)?.written ?? 0) >= written) open.pop();
    const shown = Math.min((open.at(-1)?.shown ?? top - 1) + 1, 6);
    open.push({ written, shown });
    return `<h${shown}`;
  }) as Html; // changes digits inside tags that are already allowed
}
