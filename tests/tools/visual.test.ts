import { globSync } from 'node:fs';
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createModuleLister } from '../../.tools/list-modules.ts';
import { compareImages } from '../../.tools/visual/compare-images.ts';
import { createFingerprints } from '../../.tools/visual/fingerprint.ts';
import { createModuleHasher } from '../../.tools/visual/hash-modules.ts';
import type { Story } from '../../.tools/visual/stories.ts';
import { describeChanges, getStoryStatus, type StoryResult } from '../../.tools/visual/story-result.ts';

const BACKGROUND = { r: 246, g: 241, b: 231 };

/** Returns a PNG with one pixel in another colour. */
async function createImage({ width = 20, height = 10, dot = BACKGROUND } = {}) {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: dot } });
  return sharp({ create: { width, height, channels: 3, background: BACKGROUND } })
    .composite([{ input: await pixel.png().toBuffer(), left: 3, top: 3 }])
    .png()
    .toBuffer();
}

describe('compareImages', () => {
  test('finds no difference between equal images', async () => {
    expect(await compareImages(await createImage(), await createImage())).toEqual({
      pixels: 0,
      picture: undefined,
    });
  });

  test.each([
    ['one channel by one step', { dot: { ...BACKGROUND, b: 232 } }, 1],
    ['one pixel', { dot: { r: 0, g: 0, b: 0 } }, 1],
    ['the height', { height: 11 }, 20],
    ['the width', { width: 19 }, 10],
  ])('counts and marks pixels when images differ in %s', async (_case, other, pixels) => {
    const difference = await compareImages(await createImage(), await createImage(other));
    expect(difference.pixels).toBe(pixels);
    expect((await sharp(difference.image).metadata()).format).toBe('png');
  });
});

describe('Module hash of a story', () => {
  const files = {
    'package.json': '{ "imports": { "#design-system/*": "./design-system/*/*.tsx" } }',
    'stories/button.stories.tsx': "import { Button } from '#design-system/button';",
    'stories/link.stories.tsx': "import { Link } from '#design-system/link';",
    'design-system/link/link.tsx': 'export const Link = 1;',
    'design-system/button/button.tsx': "import * as styles from './button.css.ts';",
    'design-system/button/button.css.ts': "export const button = 'blue';",
  };

  async function hashesAfter(changes: Readonly<Record<string, string>>) {
    const root = await mkdtemp(join(tmpdir(), 'graph-'));
    onTestFinished(() => rm(root, { recursive: true }));
    for (const [file, text] of Object.entries({ ...files, ...changes })) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      await writeFile(join(root, file), text);
    }
    const hashModule = createModuleHasher(root);
    return [hashModule('stories/button.stories.tsx'), hashModule('stories/link.stories.tsx')];
  }

  test('changes with an indirect import and leaves other stories unchanged', async () => {
    const [button, link] = await hashesAfter({});
    const [changed, same] = await hashesAfter({
      'design-system/button/button.css.ts': "export const button = 'red';",
    });
    expect(changed).not.toBe(button);
    expect(same).toBe(link);
  });

  test('changes with a text that the story imports with ?raw', async () => {
    const changes = { 'stories/link.stories.tsx': "import text from '../README.md?raw';" };
    const [, link] = await hashesAfter({ ...changes, 'README.md': 'One.' });
    const [, changed] = await hashesAfter({ ...changes, 'README.md': 'Two.' });
    expect(changed).not.toBe(link);
  });

  test.each([
    ['one pattern', "'./texts/*.json', { eager: true }", ['nl.json', 'de.json']],
    ['a list of patterns', "[\n  './texts/*.json',\n  '!./texts/{de,fr}.json',\n]", ['nl.json']],
  ])('changes with the files that import.meta.glob loads with %s', async (_case, argument, loaded) => {
    const changes = {
      'stories/link.stories.tsx': `const texts = import.meta.glob<Record<string, string>>(${argument});`,
      'stories/texts/nl.json': '{}',
      'stories/texts/de.json': '{}',
    };
    const [, link] = await hashesAfter(changes);
    for (const text of ['nl.json', 'de.json']) {
      const [, changed] = await hashesAfter({ ...changes, [`stories/texts/${text}`]: '{ "more": "Meer" }' });
      expect(changed !== link, text).toBe(loaded.includes(text));
    }
    const [, added] = await hashesAfter({ ...changes, 'stories/texts/it.json': '{}' });
    expect(added).not.toBe(link);
  });

  test('resolves an alias without a star before a pattern', async () => {
    const changes = {
      'package.json':
        '{ "imports": { "#design-system/*": "./design-system/*/*.tsx", "#design-system/motion": "./design-system/motion/motion.ts" } }',
      'stories/link.stories.tsx': "import '#design-system/motion';",
    };
    const [, link] = await hashesAfter({ ...changes, 'design-system/motion/motion.ts': 'one' });
    const [, changed] = await hashesAfter({ ...changes, 'design-system/motion/motion.ts': 'two' });
    expect(changed).not.toBe(link);
  });

  test('resolves the imports of every story of the project', () => {
    const hashModule = createModuleHasher('.');
    const stories = globSync('stories/**/*.stories.tsx');
    expect(new Set(stories.map((file) => hashModule(file))).size).toBe(stories.length);
  });

  test('fails on an import that does not exist, with both file names', async () => {
    await expect(hashesAfter({ 'stories/link.stories.tsx': "import './gone.ts';" })).rejects.toThrow(
      'stories/link.stories.tsx imports ./gone.ts, but stories/gone.ts does not exist.',
    );
  });

  test('fails on a pattern that matches no file, with the name of the file', async () => {
    const changes = { 'stories/link.stories.tsx': "import.meta.glob('/texts/*.json');" };
    await expect(hashesAfter(changes)).rejects.toThrow(
      'stories/link.stories.tsx: expected a pattern relative to the file that matches files, got "/texts/*.json".',
    );
  });
});

describe('Fingerprint of a story', () => {
  const file = 'stories/renderer/form.stories.tsx';
  const story: Story = { id: 'x', title: 'X', file, screenshots: [] };

  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'story-'));
    const entries = [
      file,
      '.ladle/components.tsx',
      '.ladle/vite.config.ts',
      'design-system/scroll-lock/remove-scroll.ts',
      'tests/visual/stories.spec.ts',
      'tests/visual/playwright.config.ts',
    ];
    const settings = ['.ladle/config.mjs', 'package.json', 'package-lock.json'];
    const modules = entries.flatMap(createModuleLister('.'));
    for (const name of new Set([...modules, ...settings])) await cp(name, join(root, name));
  });

  afterAll(() => rm(root, { recursive: true }));

  test.each([
    'site/i18n/messages/nl/sections.json',
    'design-system/scroll-lock/remove-scroll.ts',
    '.tools/without-style-elements.ts',
    '.ladle/config.mjs',
    'tests/visual/workbench-config.ts',
    'tests/visual/playwright.config.ts',
  ])('changes with %s', async (changed) => {
    const before = (await createFingerprints('Chromium 1', root))(story);
    await appendFile(join(root, changed), ' ');
    expect((await createFingerprints('Chromium 1', root))(story)).not.toBe(before);
  });
});

describe('Status of a story', () => {
  const clean: StoryResult = {
    id: 'x',
    title: 'X',
    screenshots: [{ name: 'day-390', pixels: 0, aria: null }],
    violations: [],
  };
  const aria = { before: '- button "Sluit"', after: '- button "Weg"' };

  test.each([
    ['same', clean],
    ['changed', { ...clean, screenshots: [{ name: 'day-390', pixels: 1, aria: null }] }],
    ['changed', { ...clean, screenshots: [{ name: 'day-390', pixels: 0, aria }] }],
    ['new', { ...clean, screenshots: [{ name: 'day-390', pixels: null, aria: null }] }],
    ['failed', { ...clean, violations: ['label: Form elements must have labels'] }],
  ])('is %s', (status, result) => {
    expect(getStoryStatus(result)).toBe(status);
  });

  test('describes only screenshots that differ from their baseline', () => {
    const screenshots = [
      { name: 'day-390', pixels: 0, aria: null },
      { name: 'day-1440', pixels: 12, aria: null },
      { name: 'dusk-390', pixels: 0, aria },
      { name: 'dusk-1440', pixels: null, aria: null },
    ];
    expect(describeChanges({ ...clean, screenshots })).toEqual([
      'day-1440: 12 pixels differ',
      'dusk-390: no pixel differs, the accessibility tree differs',
    ]);
  });
});
