import type { JsonValue } from './json-value.ts';

/** Matches one cell. It matches at every position, so a text is read in one pass. A cell without a closing quote extends to the end. */
const CELL = /(?:"((?:[^"]|"")*)(?:"|$))?([^,\n]*)(,|\n|$)/g;

/** Parses the rows of a dictionary as maps; the first line holds the keys (contract §5.2, dictionary). */
export function readCsv(text: string): JsonValue {
  const [names = [], ...rows] = rowsOf(text);
  return rows.map((cells) => Object.fromEntries(names.map((name, column) => [name, cells[column] ?? null])));
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [whole, quoted, plain, end] of text.trimEnd().replaceAll('\r\n', '\n').matchAll(CELL)) {
    if (whole === '' && rows.at(-1)?.length !== 0) break;
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
