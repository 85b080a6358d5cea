import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

const TEMPLATES = join(import.meta.dirname, 'section');

/** What a new section's files begin as, by their place in the project; both still say `new-section`. */
export async function sectionTemplates(interactive: boolean): Promise<Map<string, string>> {
  const every = await templatesIn('every');
  // What hydrates has further files, and a view of its own in place of the plain one.
  return interactive ? new Map([...every, ...(await templatesIn('interactive'))]) : every;
}

/** The set that editors fill in, as YAML without indent. */
export function setTemplate(): Promise<string> {
  return readFile(join(TEMPLATES, 'set.yaml'), 'utf8');
}

async function templatesIn(folder: string): Promise<Map<string, string>> {
  const base = join(TEMPLATES, folder);
  const entries = await readdir(base, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(({ name }) => /\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, at) => [relative(base, file), texts[at] ?? '']));
}
