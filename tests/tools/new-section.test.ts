import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyProject } from './project-copy.ts';

/** Upper limit for hanging tests: they run complete tools while other tests run. */
const TIMEOUT_MS = 120_000;
/** Excludes stories of other sections, and mutations of all sections except one, because they take seconds. */
const TEST_NAME_PATTERN =
  '^(?!A mutated (?!trial-island)|(?:renderer|design-system)/(?!trial-section|trial-island))';

let project: Awaited<ReturnType<typeof copyProject>>;
let before: Record<string, string>;
const runNew = (...args: readonly string[]) => project.run('.tools/new.ts', ...args);
const typeErrors = async () => (await project.run('node_modules/typescript/bin/tsc', '--noEmit')).output;

vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

beforeAll(async () => {
  project = await copyProject();
  // Formatted first, so that an inserted line changes no other line even if the checkout is not formatted.
  await project.run('node_modules/oxfmt/bin/oxfmt');
  before = await project.files();
});
afterAll(() => project.remove());

describe('npm run new refuses and writes nothing for', () => {
  test.each([
    [[], 'Expected "section", got ""'],
    [['section'], 'Expected a name for the section'],
    [['primitive', 'chip'], 'Expected "section", got "primitive"'],
    [['section', 'trial', 'and', 'error'], 'Expected one name, got also "and error"'],
    [['section', 'trial-section', '--island'], "Unknown option '--island'"],
    [['section', 'TrialSection'], 'Example: trial-section'],
    [['section', 'hero'], 'renderer/sections/hero exists already'],
    [['section', 'whole-page'], 'stories/renderer/whole-page.stories.tsx exists already'],
    [['section', 'heading'], "The component's name Heading is in use"],
    [
      ['section', 'trial-section', '--group', 'film'],
      'has no group "film". Groups: opening, words, pictures',
    ],
  ])('%j', async (args, reason) => {
    const { code, output } = await runNew(...args);

    expect(output).toContain(reason);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(await project.files()).toEqual(before);
  });

  test('a registry that it cannot change', async () => {
    const registry = project.path('renderer/sections/sections.ts');
    const source = await readFile(registry, 'utf8');
    await writeFile(
      registry,
      source.replace('export const sectionDefinitions = {\n', 'export const sectionDefinitions = list({\n'),
    );
    const changed = await project.files();

    const { code, output } = await runNew('section', 'trial-section');

    expect(output).toBe(
      'renderer/sections/sections.ts: expected the line "export const sectionDefinitions = {"\n',
    );
    expect(code).toBe(1);
    expect(await project.files()).toEqual(changed);
    await writeFile(registry, source);
  });
});

describe('After npm run new creates a static and an interactive section,', () => {
  let errorsBefore: string;
  let printed: string;

  beforeAll(async () => {
    errorsBefore = await typeErrors();
    const plain = await runNew('section', 'trial-section');
    const island = await runNew('section', 'trial-island', '--interactive', '--group', 'pictures');
    expect([plain.code, island.code], plain.output + island.output).toEqual([0, 0]);
    printed = plain.output;
  });

  test('it has printed the created files, the changed files and the next steps', () => {
    expect(printed).toContain('Created\n  renderer/sections/trial-section/trial-section.css.ts\n');
    expect(printed).toContain('Changed\n  CHANGELOG.md\n  renderer/sections/sections.ts\n');
    expect(printed).toContain(
      'Next steps\n  View the section: npm run stories, "renderer / Trial section".\n',
    );
  });

  test('changed files have new lines and lost none', async () => {
    const after = await project.files();
    for (const [file, text] of Object.entries(before)) {
      const lines = after[file]?.split('\n') ?? [];
      expect({ file, lost: text.split('\n').filter((line) => !lines.includes(line)) }).toEqual({
        file,
        lost: [],
      });
    }
  });

  test("created files do not contain the template's name", async () => {
    const after = await project.files();
    const created = Object.keys(after).filter((file) => /trial-section|trial-island/.test(file));
    expect(created.length).toBeGreaterThan(12);
    for (const file of created) expect(after[file]).not.toMatch(/new.?section/i);
  });

  test('it refuses the same name again', async () => {
    const { code, output } = await runNew('section', 'trial-section');
    expect(output).toBe('renderer/sections/trial-section exists already. Use another name.\n');
    expect(code).toBe(1);
  });

  test('the project has no new type error', async () => {
    expect(await typeErrors()).toBe(errorsBefore);
  });

  test.each([
    ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ])('created and changed files pass the %s check', async (_check, script, option) => {
    const after = await project.files();
    const files = Object.keys(after).filter((file) => after[file] !== before[file]);
    const { code, output } = await project.run(script, option, ...files);
    expect(code, output).toBe(0);
  });

  test('the content check accepts both sections on a page in every language', async () => {
    const pages = globSync(project.path('site/statamic/content/collections/pages/*/*.md'));
    for (const page of pages) {
      const text = await readFile(page, 'utf8');
      if (!/^id: sections-/m.test(text)) continue;
      await writeFile(page, text.replace('\nsections:\n', `\nsections:\n${PAGE_SECTIONS}`));
    }

    expect(await project.run('.tools/content-check.ts')).toEqual({
      code: 0,
      output: 'The content check found no problems.\n',
    });
  });

  test('their tests and the tests of all stories, mutations, messages and imports pass', async () => {
    const { code, output } = await project.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--cache=false',
      '--fsModuleCache=false',
      `--testNamePattern=${TEST_NAME_PATTERN}`,
      'tests/renderer/sections/trial-section.test.tsx',
      'tests/renderer/sections/trial-island.test.tsx',
      'tests/renderer/sections/mutation.test.tsx',
      'tests/stories.test.tsx',
      'tests/site/i18n/messages.test.ts',
      'tests/architecture/architecture.test.ts',
    );
    expect(code, output).toBe(0);
    expect(output).toContain('Test Files  6 passed');
    expect(output).toContain('A mutated trial-island');
    expect(output).not.toContain('A mutated hero');
  });
});

const PAGE_SECTIONS = `  - id: new-plain
    type: trial_section
    eyebrow: Terras
    heading: Eerst de plek, *dan het licht*
    text: Zet de stoel waar de wind niet komt.
    image: terrace/terrace-dusk.jpg
    tone: night
  - id: new-island
    type: trial_island
    heading: Licht
`;
