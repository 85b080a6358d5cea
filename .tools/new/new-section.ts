import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { format } from 'oxfmt';
import formatOptions from '../../.oxfmtrc.json' with { type: 'json' };
import { GeneratorError, insertEntry, insertImport, insertListItem, insertSet } from './insertions.ts';
import { applyName, readSectionName, type SectionName } from './section-name.ts';

/** Created and changed files, sorted by path. */
export type GeneratedSection = {
  readonly name: SectionName;
  readonly created: string[];
  readonly changed: string[];
};

const TEMPLATES = join(import.meta.dirname, 'section');
const REGISTRY = 'renderer/sections/sections.ts';

/**
 * Creates a section type from the templates and registers it, in the working directory. Writes nothing if the name is invalid,
 * a file exists or a registry cannot be changed.
 */
export async function newSection(
  input: string,
  { interactive, group }: { readonly interactive: boolean; readonly group: string },
): Promise<GeneratedSection> {
  const name = readSectionName(input);
  const { kebab, pascal, camel, snake, title } = name;
  const templates = await readTemplates(interactive ? ['every', 'interactive'] : ['every']);
  checkConflicts(templates, await readFile(REGISTRY, 'utf8'), name);
  const set = applyName(await readFile(join(TEMPLATES, 'set.yaml'), 'utf8'), name);

  const changes = [
    change(REGISTRY, (source) => {
      const statement = `import { ${camel}Section } from './${kebab}/${kebab}.section.ts';`;
      return insertEntry(
        insertImport(source, statement),
        'export const sectionDefinitions = {',
        `'${kebab}': ${camel}Section,`,
      );
    }),
    change('site/statamic/resources/fieldsets/sections.yaml', (source) =>
      insertSet(source, snake, set, group),
    ),
    change('CHANGELOG.md', (source) =>
      insertListItem(source, '## Unreleased', `Editors: a new section, “${title}”.`),
    ),
  ];
  if (interactive) {
    const entry = `'${kebab}': async () => (await import('./${kebab}/${kebab}.tsx')).${pascal},`;
    changes.push(
      change('renderer/sections/interactive.ts', (source) =>
        insertEntry(source, 'export const interactiveViews = {', entry),
      ),
    );
  }
  const changed = new Map(await Promise.all(changes));
  const created = new Map(
    await Promise.all(
      [...templates].map(([path, text]) => formatted(applyName(path, name), applyName(text, name))),
    ),
  );

  for (const [file, text] of created) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
  }
  for (const [file, text] of changed) await writeFile(file, text);
  return { name, created: [...created.keys()].toSorted(), changed: [...changed.keys()].toSorted() };
}

/** Reads template folders by path in the project. Files of a later folder replace those of an earlier one. */
async function readTemplates(folders: readonly string[]) {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: join(TEMPLATES, folder) }).map(
      (path) => [path, join(TEMPLATES, folder, path)] as const,
    ),
  );
  return new Map(
    await Promise.all(files.map(async ([path, file]) => [path, await readFile(file, 'utf8')] as const)),
  );
}

/** Throws if a file exists, or if the component's name is imported or declared in the files that use it. */
function checkConflicts(templates: ReadonlyMap<string, string>, registry: string, name: SectionName) {
  const paths = [
    `renderer/sections/${name.kebab}`,
    ...[...templates.keys()].map((path) => applyName(path, name)),
  ];
  const existing = paths.find((path) => existsSync(path));
  if (existing) throw new GeneratorError(`${existing} exists already. Use another name.`);

  const declaration = new RegExp(`^(?:import [^;]*|.*\\b(?:const|function|type) )\\b${name.pascal}\\b`, 'm');
  if ([...templates.values(), registry].some((code) => declaration.test(code))) {
    throw new GeneratorError(
      `The component's name ${name.pascal} is in use. Use a longer name. Example: ${name.kebab}-section`,
    );
  }
}

async function change(file: string, insert: (source: string) => string) {
  const source = await readFile(file, 'utf8');
  try {
    return await formatted(file, insert(source));
  } catch (error) {
    throw error instanceof GeneratorError ? new GeneratorError(`${file}: ${error.message}`) : error;
  }
}

/** Formats code like `npm run format`. */
async function formatted(file: string, text: string): Promise<readonly [file: string, text: string]> {
  if (!/\.tsx?$/.test(file)) return [file, text];
  const { code, errors } = await format(file, text, formatOptions);
  if (errors[0]) throw new Error(`${file}: cannot format. ${errors[0].codeframe ?? errors[0].message}`);
  return [file, code];
}
