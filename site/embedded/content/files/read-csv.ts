import type { JsonValue } from './json-value.ts';

const CELL = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g;

/** Parses the rows of a dictionary as maps; the first line holds the keys (contract §5.2, dictionary). */
export function readCsv(text: string): JsonValue {
  const [names = [], ...rows] = rowsOf(text);
  return rows.map((cells) => Object.fromEntries(names.map((name, column) => [name, cells[column] ?? null])));
}

function rowsOf(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [whole, cell = '', end = ''] of text.trimEnd().matchAll(CELL)) {
    if (whole === '' && rows.at(-1)?.length !== 0) break;
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end === '') break;
    if (end !== ',') rows.push([]);
  }
  return rows;
}
