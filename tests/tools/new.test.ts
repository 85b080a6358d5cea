import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import nodePlop from 'node-plop';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

/** Excludes slow mutations of other sections, tests that need the removed stories, and tests of the content check with other content. */
const TEST_NAME_PATTERN =
  '^(?!A mutated (?!trial-island)|The primitive |The section (?!trial-)|Content check (?!finds no problem in the shipped)|npm run content:check)';

let project: Awaited<ReturnType<typeof copyProject>>;
let before: Record<string, string>;
const runNew = (...args: readonly string[]) => project.run('.tools/new.ts', ...args);

beforeAll(async () => {
  project = await copyProject();
  // Formats the copy first, so that the generator changes no other lines if the checkout is not formatted.
  await project.run('node_modules/oxfmt/bin/oxfmt');
  before = await project.files();
});
afterAll(() => project.remove());

describe('The generator of sections', () => {
  const runPrompts = async (name: string, group = 'words') =>
    (await nodePlop('.tools/new/plopfile.ts')).getGenerator('section').runPrompts([name, 'no', group]);

  test.each(['timeline', 'a', 'before-and-after', 'top10-list', 'map', 'class'])(
    'accepts the name %s',
    async (name) => {
      expect(await runPrompts(name)).toEqual({ name, interactive: false, group: 'words' });
    },
  );

  test.each([
    ['TrialSection', 'Example: before-and-after'],
    ['trial_section', 'Example: before-and-after'],
    ['trial--section', 'Example: before-and-after'],
    ['../trial', 'Example: before-and-after'],
    ['2-trials', 'Example: before-and-after'],
    ['', '"" is not a section name'],
    ['hero', 'exists already'],
    ['whole-page', 'stories/renderer/whole-page.stories.tsx exists already'],
    ['eyebrow', 'design-system/eyebrow/eyebrow.tsx declares Eyebrow already'],
    ['section-view', 'renderer/sections/define-section.ts declares SectionView already'],
    ['wishlist', 'site/pages/wishlist/wishlist-view.tsx has the styles of "wishlist"'],
    ['error', 'site/pages/errors/error-view.tsx has the styles of "error"'],
    ['account-teaser', 'site/pages/account/account-view.tsx has the styles of "account-teaser"'],
  ])('refuses the name "%s"', async (name, reason) => {
    await expect(runPrompts(name)).rejects.toThrow(reason);
  });

  test('refuses an unknown group and lists the groups', async () => {
    await expect(runPrompts('timeline', 'film')).rejects.toThrow(
      'has no group "film". Groups: opening, words, pictures',
    );
  });
});

describe('The generator of screens', () => {
  const runPrompts = async (name: string) =>
    (await nodePlop('.tools/new/plopfile.ts')).getGenerator('screen').runPrompts([name]);

  test.each(['wish-list', 'new-arrivals', 'gift-checkout'])('accepts the name %s', async (name) => {
    expect(await runPrompts(name)).toEqual({ name });
  });

  test.each([
    ['WishList', '"WishList" is not a screen name'],
    ['search', 'site/pages/search/search-page.ts exists already'],
    [
      'error',
      'site/pages/errors/error-view.tsx declares Error already. Use a longer name. Example: error-screen',
    ],
    ['return', '"return" is a reserved word of JavaScript. Use a longer name. Example: return-screen'],
    ['new', '"new" is a reserved word'],
    ['default', '"default" is a reserved word'],
    ['package', '"package" is a reserved word'],
    ['await', '"await" is a reserved word'],
    ['hero', 'renderer/sections/hero/hero.tsx has the styles of "hero"'],
    ['article-list', 'site/pages/articles/article-list.tsx has the styles of "article-list"'],
    ['account-returns', 'site/pages/account/account-view.tsx has the styles of "account-returns"'],
    ['checkout-gift', 'site/pages/checkout/gift-view.tsx has the styles of "checkout-gift"'],
  ])('refuses the name "%s"', async (name, reason) => {
    await expect(runPrompts(name)).rejects.toThrow(reason);
  });
});

describe('npm run new writes nothing and explains the error', () => {
  test.each([
    [[], 'Generator "" does not exist'],
    [['section', 'trial', 'and', 'error'], 'Expected one name, got also "and error"'],
    [['section', 'trial-section', '--island'], "Unknown option '--island'"],
    [['section', 'hero'], 'exists already'],
  ])('for the arguments %j', async (args, reason) => {
    const { code, output } = await runNew(...args);

    expect(output).toMatch(new RegExp(`^.*${reason}[^]*Usage: npm run new -- section before-and-after\n`));
    expect(code).toBe(1);
    expect(await project.files()).toEqual(before);
  });

  test('if a list has an unexpected form', async () => {
    const registry = project.path('renderer/sections/interactive.ts');
    const source = await readFile(registry, 'utf8');
    await writeFile(registry, source.replace('interactiveViews = {', 'interactiveViews = list({'));
    const changed = await project.files();

    const { code, output } = await runNew('section', 'trial-section', '--interactive');

    expect(output).toContain(
      'renderer/sections/interactive.ts: found no line that matches /^export const interactiveViews',
    );
    expect(code).toBe(1);
    expect(await project.files()).toEqual(changed);
    await writeFile(registry, source);
  });
});

test('npm run new fails and shows the place if a file that it changes has a syntax error', async () => {
  const names = project.path('site/i18n/namespaces.ts');
  const source = await readFile(names, 'utf8');
  await writeFile(names, source.replace('] as const;', '] as const const;'));

  const { code, output } = await runNew('screen', 'broken-screen');

  expect(output).toMatch(/^site\/i18n\/namespaces\.ts: .*as const const/ms);
  expect(code).toBe(1);
  for (const [file] of Object.entries(await project.files()))
    if (!(file in before)) await rm(project.path(file));
  await writeFile(names, source);
  expect(await project.files()).toEqual(before);
});

describe('After npm run new creates a static section, an interactive section and a screen,', () => {
  let printed: string;
  let printedForScreen: string;

  beforeAll(async () => {
    const plain = await runNew('section', 'trial-section');
    const island = await runNew('section', 'trial-island', '--interactive', '--group', 'pictures');
    const screen = await runNew('screen', 'trial-screen');
    expect([plain.code, island.code, screen.code], plain.output + island.output + screen.output).toEqual([
      0, 0, 0,
    ]);
    printed = plain.output;
    printedForScreen = screen.output;
  });

  test('it has printed the created files, the changed files and the next steps', () => {
    expect(printed).toContain('7 files added\n  renderer/sections/trial-section/trial-section.css.ts\n');
    expect(printed).toContain('\n  renderer/sections/sections.ts\n  site/statamic/resources/fieldsets/');
    expect(printed).toContain('\n  CHANGELOG.md\nNext steps\n');
    expect(printed).toContain('View the section: npm run stories, "renderer / Trial section".\n');
  });

  test('it has printed the files and the next steps of the screen', () => {
    expect(printedForScreen).toContain('10 files added\n  site/i18n/messages/de/trial-screen.json\n');
    expect(printedForScreen).toContain('\n  site/pages/application-screens.ts\n');
    expect(printedForScreen).toContain('/nl/trial-screen.\n');
  });

  test('changed files have new lines and lost none', async () => {
    const after = await project.files();
    for (const [file, text] of Object.entries(before)) {
      const lines = after[file]?.split('\n') ?? [];
      if (after[file] === text) continue;
      expect({ file, lost: text.split('\n').filter((line) => !lines.includes(line)) }).toEqual({
        file,
        lost: [],
      });
    }
  });

  test('the product and the new stories and tests have no type error', async () => {
    const config = project.path('tsconfig.trial.json');
    // These files import the product. Other stories and tests do not use the new modules, and are half of the code.
    const include = ['site', 'tests/*.ts', '**/trial-*', '**/trial-screen/*'];
    await writeFile(config, JSON.stringify({ extends: './tsconfig.json', include }));
    expect(
      await project.run('node_modules/typescript/bin/tsc', '--project', config, '--checkers', '1'),
    ).toEqual({ code: 0, output: '' });
    await rm(config);
  });

  test.each([
    ['lint', 'node_modules/oxlint/bin/oxlint', '--deny-warnings'],
    ['format', 'node_modules/oxfmt/bin/oxfmt', '--check'],
  ])('the created and changed files pass the %s check', async (_check, script, option) => {
    const after = await project.files();
    const changed = Object.keys(after).filter((file) => after[file] !== before[file]);
    const { code, output } = await project.run(script, option, ...changed);
    expect(code, output).toBe(0);
  });

  test('their tests and the tests of stories, mutations, messages, imports and content pass', async () => {
    const pages = globSync(project.path('site/statamic/content/collections/pages/*/*.md'));
    for (const page of pages) {
      const text = await readFile(page, 'utf8');
      if (!/^id: sections-/m.test(text)) continue;
      await writeFile(page, text.replace('\nsections:\n', `\nsections:\n${PAGE_SECTIONS}`));
    }
    // Other tests render the other stories. Loading their modules would take most of the time of this test.
    for (const story of globSync(project.path('stories/**/*.stories.tsx')))
      if (!/\/trial-[^/]+$/.test(story)) await rm(story);
    const { code, output } = await project.run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--cache=false',
      '--fsModuleCache=false',
      // One worker, so that the modules of the site are loaded once.
      '--maxWorkers=1',
      // Lists all tests that have run.
      '--slowTestThreshold=0',
      `--testNamePattern=${TEST_NAME_PATTERN}`,
      'tests/renderer/sections/trial-section.test.tsx',
      'tests/renderer/sections/trial-island.test.tsx',
      'tests/renderer/sections/mutation.test.ts',
      'tests/site/pages/trial-screen/trial-screen-view.test.ts',
      'tests/site/pages/trial-screen/trial-screen-page.test.ts',
      'tests/stories.test.tsx',
      'tests/site/i18n/messages.test.ts',
      'tests/architecture/architecture.test.ts',
      // Checks pages with both sections in every language.
      'tests/tools/content-check/content-check.test.ts',
    );
    expect(code, output).toBe(0);
    expect(output).toContain('Test Files  9 passed');
    expect(output).toContain('A mutated trial-island');
    expect(output).toContain('Content check finds no problem in the shipped content');
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
