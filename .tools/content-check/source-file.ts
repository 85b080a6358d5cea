import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { FieldPath } from './finding.ts';

/** The source text of a project file. */
export interface SourceFile {
  text: string;
  /** Parses the YAML of the file, or the front matter of an entry, once. */
  document(): Document;
  /** Returns the 1-based line of a value; for a missing value, the line of its nearest existing parent. */
  lineOf(path: FieldPath): number;
}

/** @returns a cached reader of files by their path relative to the directory */
export function createSourceFiles(directory: string): (file: string) => SourceFile {
  const cache = new Map<string, SourceFile>();
  return (file) => {
    const source =
      cache.get(file) ?? openFile(readFileSync(join(directory, file), 'utf8'), !file.endsWith('.yaml'));
    cache.set(file, source);
    return source;
  };
}

function openFile(text: string, isEntry: boolean): SourceFile {
  const opening = isEntry ? (/^\uFEFF?---[ \t]*\r?\n/.exec(text)?.[0] ?? '') : '';
  const closing = opening === '' ? -1 : text.slice(opening.length).search(/^---[ \t]*$/m);
  const yaml = text.slice(opening.length, closing === -1 ? undefined : opening.length + closing);
  const linesBefore = opening === '' ? 0 : 1;
  const counter = new LineCounter();
  let parsed: Document | undefined;
  const document = (): Document =>
    (parsed ??= parseDocument(yaml, {
      schema: 'failsafe',
      merge: true,
      logLevel: 'silent',
      lineCounter: counter,
    }));
  return { text, document, lineOf: (path) => counter.linePos(offsetOf(document(), path)).line + linesBefore };
}

/** Returns the offset of a value, or of its nearest existing parent. */
function offsetOf(document: Document, path: FieldPath): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === String(step));
      if (!pair) return offset;
      offset = startOf(pair.key) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      offset = startOf(node) ?? offset;
    } else return offset;
  }
  return offset;
}

function startOf(node: unknown): number | undefined {
  return isMap(node) || isSeq(node) || isScalar(node) ? node.range?.[0] : undefined;
}
