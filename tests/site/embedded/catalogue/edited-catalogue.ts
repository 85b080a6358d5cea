import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { CatalogueError, readCatalogue } from '#embedded/catalogue';
import { folder } from './shipped-catalogue.ts';

export const MAAN = 'products/maan-15.yaml';
export const HOEVE = 'products/hoeve-31.yaml';
export const SNOER = 'products/snoer.yaml';
const KEY = 'products/key.yaml';

let copy = '';

/** Before each test of a file: a small catalogue without a fault, of the shop's own files, to be spoiled. */
export function copyCatalogue(): void {
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'catalogue-'));
  });
  beforeEach(() => {
    for (const file of ['websites.yaml', 'categories.yaml', 'attributes.yaml', MAAN, HOEVE, SNOER, KEY])
      cpSync(join(folder, file), join(copy, file));
    for (const file of [MAAN, HOEVE, SNOER, KEY]) {
      const other = file === SNOER ? 'maan-15' : 'snoer';
      change(file, /^related: .*/m, `related: [${other}]`);
      if (file !== KEY) change(file, /^parts: .*/m, 'parts: [key]');
    }
    readCatalogue(copy);
  });
  afterAll(() => {
    rmSync(copy, { recursive: true });
  });
}

export function change(file: string, right: RegExp, wrong: string): void {
  const text = readFileSync(join(copy, file), 'utf8');
  if (!right.test(text)) throw new Error(`There is no ${right} in ${file}.`);
  writeFileSync(join(copy, file), text.replace(right, wrong));
}

/** What the reader says of the catalogue with one thing changed. */
export function refusalOf(file: string, right: RegExp, wrong: string): string {
  change(file, right, wrong);
  return refusal().message;
}

export function refusal(): CatalogueError {
  try {
    readCatalogue(copy);
  } catch (error) {
    if (error instanceof CatalogueError) return error;
    throw error;
  }
  throw new Error('The catalogue was read as if nothing were wrong.');
}
