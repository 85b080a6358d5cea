import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { formatted } from './formatted.ts';
import { refuseWhatIsInTheWay } from './in-the-way.ts';
import { Refusal } from './refusal.ts';
import { amongTheInteractive, amongTheSilent, everywhere, type Registration } from './registrations.ts';
import { readSectionName, renamed, type Spellings } from './section-name.ts';
import { sectionTemplates, setTemplate } from './templates.ts';

export type SectionChoices = {
  /** It hydrates in the browser. */
  readonly interactive: boolean;
  /** Where editors find its set. */
  readonly group: string;
};

/** Which files there are now, and which have one more line, in order of path. */
export type Report = { readonly name: Spellings; readonly written: string[]; readonly changed: string[] };

/**
 * Makes a new section type from the templates, in the working directory, and puts it into every list of types. All of it is made
 * ready first: a name that cannot be used, a file in the way or a list that cannot be read stops it before anything is written.
 */
export async function newSection(written: string, { interactive, group }: SectionChoices): Promise<Report> {
  const name = readSectionName(written);
  const templates = await sectionTemplates(interactive);
  await refuseWhatIsInTheWay(templates, name);

  const among = interactive ? amongTheInteractive(name) : amongTheSilent(name);
  const registrations = [...everywhere(name, await setTemplate(), group), ...among];
  const changes = await Promise.all(registrations.map(withNewSection));
  const files = await Promise.all([...templates].map((template) => fromTemplate(template, name)));

  for (const [file, text] of files) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  for (const [file, text] of changes) await writeFile(file, text);
  return { name, written: pathsOf(files), changed: pathsOf(changes) };
}

type TextFile = readonly [path: string, text: string];

async function fromTemplate([path, text]: TextFile, name: Spellings): Promise<TextFile> {
  const file = renamed(path, name);
  return [file, await formatted(file, renamed(text, name))];
}

async function withNewSection({ file, insertions }: Registration): Promise<TextFile> {
  const source = await readFile(file, 'utf8');
  try {
    const text = insertions.reduce((current, insert) => insert(current), source);
    return [file, await formatted(file, text)];
  } catch (error) {
    throw error instanceof Refusal ? new Refusal(`${file} ${error.message}`) : error;
  }
}

function pathsOf(files: readonly TextFile[]) {
  return files.map(([path]) => path).sort();
}
