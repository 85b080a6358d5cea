import { Refusal } from './refusal.ts';

/** Puts something into a text that people wrote; refuses where the text has no place for it. */
export type Insertion = (source: string) => string;

/** An import above the others; to sort them is the formatter's work. */
export function importing(statement: string): Insertion {
  return (source) => {
    const lines = source.split('\n');
    const first = place(lines, 'an import', (line) => line.startsWith('import '));
    return lines.toSpliced(first, 0, statement).join('\n');
  };
}

/**
 * An entry at the end of a block that is laid out as the formatter does it: from its opening line to the next brace on the same
 * indent. What an object spreads, and the default of a switch, stay last.
 */
export function listing(opening: string, entry: string): Insertion {
  return (source) => {
    const lines = source.split('\n');
    const first = place(lines, `the line "${opening}"`, (line) => line.trim() === opening);
    const indent = /^\s*/.exec(lines[first] ?? '')?.[0] ?? '';
    const ends = ['}', '  ...', '  default:'].map((end) => indent + end);
    const last = place(lines, `an end of "${opening}"`, (line, at) => {
      return at > first && ends.some((end) => line.startsWith(end));
    });
    return lines.toSpliced(last, 0, `${indent}  ${entry}`).join('\n');
  };
}

/** An entry at the end of a JSON object. */
export function recording(key: string, value: unknown): Insertion {
  return (source) => {
    if (Object.hasOwn(JSON.parse(source), key)) throw new Refusal(`has "${key}" already.`);
    const entry = `${JSON.stringify(key)}: ${JSON.stringify(value, null, 2)}`;
    return source.replace(/\s*\}\s*$/, `,\n${entry}\n}\n`);
  };
}

/** An item at the end of the list below a Markdown heading. */
export function noting(heading: string, item: string): Insertion {
  return (source) => {
    const lines = source.split('\n');
    const first = place(lines, `the line "${heading}"`, (line) => line === heading);
    const next = lines.findIndex((line, at) => at > first && line.startsWith('## '));
    const last = lines
      .slice(0, next === -1 ? undefined : next)
      .findLastIndex((line) => /^(?:- |  )/.test(line));
    return last > first
      ? lines.toSpliced(last + 1, 0, `- ${item}`).join('\n')
      : lines.toSpliced(first + 1, 0, '', `- ${item}`).join('\n');
  };
}

function place(lines: readonly string[], name: string, fits: (line: string, at: number) => boolean) {
  const found = lines.findIndex(fits);
  if (found === -1) throw new Refusal(`has not ${name}.`);
  return found;
}
