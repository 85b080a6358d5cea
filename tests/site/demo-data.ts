import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalogue } from '#embedded/catalogue';
import {
  isMap,
  type JsonValue,
  type LoadedProject,
  loadProject,
  type ParseFile,
  readFile,
} from '#embedded/content';
import type { CatalogueSource } from '#embedded/shop';
import { openDatabase } from '../../site/embedded/shop/database/database.ts';
import { fillDatabase } from '../../site/embedded/shop/fill/fill.ts';

/** The time of the shop and the site when they start. */
export const SHOP_START = new Date('2026-11-21T12:00:00Z');

const parsedFiles = new Map<string, JsonValue>();

/** Parses equal files of several content servers once, because parsing the content takes most of the time of starting a server. */
export const parseOnce: ParseFile = (kind, text) => {
  const key = `${kind}\n${text}`;
  const parsed = parsedFiles.get(key) ?? freeze(readFile(kind, text));
  parsedFiles.set(key, parsed);
  return parsed;
};

let contentFiles: Promise<LoadedProject['files']> | undefined;

/** Returns the files of the demo content, which are read once per process. No server may change their values. */
export function readContentFiles(): Promise<LoadedProject['files']> {
  contentFiles ??= loadProject('site/statamic', 'https://www.example.test').then(({ files }) => {
    for (const { content } of files.values()) freeze(content);
    return files;
  });
  return contentFiles;
}

/** Freezes a value and all its parts, so that no server can change the content of another. */
function freeze(value: JsonValue): JsonValue {
  if (Array.isArray(value)) for (const item of value) freeze(item);
  else if (isMap(value)) for (const item of Object.values(value)) freeze(item);
  Object.freeze(value);
  return value;
}

/** The demo catalogue, which a shop with `writeShopDatabase` does not read again. */
export const catalogue: CatalogueSource = {
  fingerprint: () => 'demo',
  read: () => readCatalogue('site/embedded/catalogue'),
};

/** The database of a shop with the demo catalogue. Each shop of the process starts with a copy, because filling a database takes seconds. */
let filledDatabase: Buffer | undefined;

/** Writes the database of a filled shop to a new folder. */
export function writeShopDatabase(directory: string): void {
  mkdirSync(directory);
  const file = join(directory, 'shop.sqlite');
  if (filledDatabase) return writeFileSync(file, filledDatabase);
  const database = openDatabase(directory);
  fillDatabase(database, catalogue, SHOP_START);
  database.close();
  filledDatabase = readFileSync(file);
}
