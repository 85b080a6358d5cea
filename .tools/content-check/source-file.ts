import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import type { FieldPath } from './finding.ts';

/** A file of the project as it was typed. */
export interface SourceFile {
  text: string;
  /** The file's YAML, of an entry its front matter; parsed when first asked for. */
  document(): Document;
  /** 1-based line of a value, or of the nearest thing around it that is written down. */
  lineOf(path: FieldPath): number;
}

/** @returns a reader that keeps what it has read, by path relative to the directory */
export function createSourceFiles(directory: string): (file: string) => SourceFile {
  const known = new Map<string, SourceFile>();
  return (file) => {
    const found =
      known.get(file) ?? openFile(readFileSync(join(directory, file), 'utf8'), !file.endsWith('.yaml'));
    known.set(file, found);
    return found;
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

/** Follows a path as far as it is written down. */
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
