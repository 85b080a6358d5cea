import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyProject } from './project-copy.ts';

/** A limit for what hangs: whole tools run here, beside all other tests. */
const LONG = 120_000;
/** Stories of the two new sections and spoilt values of one, which takes seconds; both read the same fields. */
const NOT_ABOUT_OTHER_SECTIONS =
  '^(?!a spoilt (?!trial-island)|(?:renderer|design-system)/(?!trial-section|trial-island))';

let project: Awaited<ReturnType<typeof copyProject>>;
let before: Record<string, string>;
const makeNew = (...args: readonly string[]) => project.run('.tools/new.ts', ...args);
const typeFaults = async () => (await project.run('node_modules/typescript/bin/tsc', '--noEmit')).output;

vi.setConfig({ testTimeout: LONG, hookTimeout: LONG });

beforeAll(async () => {
  project = await copyProject();
  // Formatted, whatever is being worked on: a new line then changes no other.
  await project.run('node_modules/oxfmt/bin/oxfmt');
  before = await project.files();
});
afterAll(() => project.remove());

describe('what cannot be made is refused, and nothing is written', () => {
  test.each([
    [[], 'Say what there shall be'],
    [['section'], 'The section needs a name'],
    [['primitive', 'chip'], 'There are no templates for "primitive"'],
    [['section', 'trial', 'and', 'error'], 'what is "and error"'],
    [['section', 'trial-section', '--island'], "Unknown option '--island'"],
    [['section', 'TrialSection'], 'Try trial-section'],
    [['section', 'hero'], 'renderer/sections/hero is there already'],
    [['section', 'whole-page'], 'stories/renderer/whole-page.stories.tsx is there already'],
    [['section', 'heading'], 'Its component would be called Heading'],
    [['section', 'trial-section', '--group', 'film'], 'choose one of: opening, words, pictures'],
  ])('%j', async (args, reason) => {
    const { code, output } = await makeNew(...args);

    expect(output).toContain(reason);
    expect(output).not.toContain('    at ');
    expect(code).toBe(1);
    expect(await project.files()).toEqual(before);
  });

  test('a list that it cannot read', async () => {
    const list = project.path('site/i18n/messages.ts');
    const source = await readFile(list, 'utf8');
    await writeFile(list, source.replace('sections: {\n', 'sections: makeSections({\n'));
    const spoilt = await project.files();

    const { code, output } = await makeNew('section', 'trial-section');

    expect(output).toBe('site/i18n/messages.ts has not the line "sections: {".\n');
    expect(code).toBe(1);
    expect(await project.files()).toEqual(spoilt);
    await writeFile(list, source);
  });
});

describe('right after two new sections were made', () => {
  let faultsBefore: string;
  let said: string;

  beforeAll(async () => {
    faultsBefore = await typeFaults();
    const plain = await makeNew('section', 'trial-section');
    const island = await makeNew('section', 'trial-island', '--interactive', '--group', 'pictures');
    expect([plain.code, island.code], plain.output + island.output).toEqual([0, 0]);
    said = plain.output;
  });

  test('it says what is new, what has changed and what to do next', () => {
    expect(said).toContain('Written\n  renderer/sections/trial-section/trial-section.css.ts\n');
    expect(said).toContain('Changed\n  CHANGELOG.md\n  renderer/sections/schemas.ts\n');
    expect(said).toContain('Next\n  Look at it: npm run stories, "renderer / Trial section".\n');
  });

  test('lists have new lines, and no other line has changed', async () => {
    const after = await project.files();
    for (const [file, text] of Object.entries(before)) {
      const added = after[file]?.split('\n') ?? [];
      // A JSON entry asks for a comma after the one before it.
      const kept = text.split('\n').filter((line) => !added.includes(line) && !added.includes(`${line},`));
      expect({ file, lost: kept }).toEqual({ file, lost: [] });
    }
  });

  test('none of it speaks of the templates', async () => {
    const after = await project.files();
    const made = Object.keys(after).filter((file) => /trial-section|trial-island/.test(file));
    expect(made.length).toBeGreaterThan(12);
    for (const file of made) expect(after[file]).not.toMatch(/new.?section/i);
  });

  test('a name is given away only once', async () => {
    const { code, output } = await makeNew('section', 'trial-section');
    expect(output).toBe('renderer/sections/trial-section is there already; choose another name.\n');
    expect(code).toBe(1);
  });

  test('the types are in order wherever a type of section must be known', async () => {
    expect(await typeFaults()).toBe(faultsBefore);
  });

  test.each([
    ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ])('the %s of what was written or changed is in order', async (_check, script, option) => {
    const after = await project.files();
    const ours = Object.keys(after).filter((file) => after[file] !== before[file]);
    const { code, output } = await project.run(script, option, ...ours);
    expect(code, output).toBe(0);
  });

  test('editors can put both on a page in every language, and the content is in order', async () => {
    const pages = globSync(project.path('site/statamic/content/collections/pages/*/*.md'));
    for (const page of pages) {
      const text = await readFile(page, 'utf8');
      if (!/^id: sections-/m.test(text)) continue;
      await writeFile(page, text.replace('\nsections:\n', `\nsections:\n${ON_A_PAGE}`));
    }

    expect(await project.run('.tools/content-check.ts')).toEqual({
      code: 0,
      output: 'The content is in order.\n',
    });
  });

  test('their tests are green, and those that look at every story, at spoilt values, at words and at imports', async () => {
    const { code, output } = await project.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--cache=false',
      '--fsModuleCache=false',
      `--testNamePattern=${NOT_ABOUT_OTHER_SECTIONS}`,
      'tests/renderer/sections/trial-section.test.tsx',
      'tests/renderer/sections/trial-island.test.tsx',
      'tests/renderer/sections/trial-island-enlarge.test.tsx',
      'tests/renderer/sections/mutation.test.tsx',
      'tests/stories.test.tsx',
      'tests/site/i18n/messages.test.ts',
      'tests/architecture/architecture.test.ts',
    );
    expect(code, output).toBe(0);
    expect(output).toContain('Test Files  7 passed');
    expect(output).toContain('a spoilt trial-island');
    expect(output).not.toContain('a spoilt hero');
  });
});

const ON_A_PAGE = `  - id: new-plain
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
