import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, onTestFinished } from 'vitest';
import { CatalogueError, readCatalogue } from '#embedded/catalogue';
import { folder } from './shipped-catalogue.ts';

export const MAAN = 'products/maan-15.yaml';
export const HOEVE = 'products/hoeve-31.yaml';
export const SNOER = 'products/snoer.yaml';
export const KEY = 'products/key.yaml';

let copy = '';

/** Copies a small valid part of the shipped catalogue before each test. Tests then edit the copy. */
export function copyCatalogue(): void {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'catalogue-'));
  });
  beforeEach(() => {
    const lists = ['websites.yaml', 'categories.yaml', 'attributes.yaml', 'redirects.yaml'];
    for (const file of [...lists, MAAN, HOEVE, SNOER, KEY]) cpSync(join(folder, file), join(copy, file));
    for (const file of [MAAN, HOEVE, SNOER, KEY]) {
      const other = file === SNOER ? 'maan-15' : 'snoer';
      editFile(file, /^related: .*/m, `related: [${other}]`);
      if (file !== KEY) editFile(file, /^parts: .*/m, 'parts: [key]');
    }
    readCatalogue(copy);
  });
  afterAll(() => {
    rmSync(copy, { recursive: true });
  });
}

export function editFile(file: string, pattern: RegExp, replacement: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} does not contain ${pattern}.`);
  writeFileSync(join(copy, file), text.replace(pattern, replacement));
}

/** Copies a file of the copy to another name until the test ends. */
export function copyFile(from: string, to: string): void {
  cpSync(join(copy, from), join(copy, to));
  onTestFinished(() => rmSync(join(copy, to)));
}

/** Edits one file of the copy and returns the message of the error that reading it throws. */
export function errorMessageAfter(file: string, pattern: RegExp, replacement: string): string {
  editFile(file, pattern, replacement);
  return readingError().message;
}

export function readingError(): CatalogueError {
  try {
    readCatalogue(copy);
  } catch (error) {
    if (error instanceof CatalogueError) return error;
    throw error;
  }
  throw new Error('Expected readCatalogue to throw a CatalogueError, but it returned.');
}
