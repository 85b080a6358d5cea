import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compare } from '../../.tools/visual/compare-images.ts';
import { createModuleGraph } from '../../.tools/visual/module-graph.ts';
import { outcomeOf, type Verdict } from '../../.tools/visual/verdict.ts';

const paper = { r: 246, g: 241, b: 231 };

/** A sheet of paper with one pixel in another colour. */
async function sheet({ width = 20, height = 10, dot = paper } = {}) {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: dot } });
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([{ input: await pixel.png().toBuffer(), left: 3, top: 3 }])
    .png()
    .toBuffer();
}

describe('pictures', () => {
  test('the same twice do not differ', async () => {
    expect(await compare(await sheet(), await sheet())).toEqual({ pixels: 0, picture: undefined });
  });

  test.each([
    ['by one step of one channel', { dot: { ...paper, b: 232 } }, 1],
    ['in one pixel', { dot: { r: 0, g: 0, b: 0 } }, 1],
    ['in height', { height: 11 }, 20],
    ['in width', { width: 19 }, 10],
  ])('differ %s, and it is shown where', async (_how, other, pixels) => {
    const difference = await compare(await sheet(), await sheet(other));
    expect(difference.pixels).toBe(pixels);
    expect((await sharp(difference.picture).metadata()).format).toBe('png');
  });
});

describe('what a story is made of', () => {
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
    const hashOf = createModuleGraph(root);
    return [hashOf('stories/button.stories.tsx'), hashOf('stories/link.stories.tsx')];
  }

  test('changes with a file it imports through others, and no other story does', async () => {
    const [button, link] = await hashesAfter({});
    const [changed, same] = await hashesAfter({
      'design-system/button/button.css.ts': "export const button = 'red';",
    });
    expect(changed).not.toBe(button);
    expect(same).toBe(link);
  });

  test('changes with words that it shows as they are', async () => {
    const shows = { 'stories/link.stories.tsx': "import words from '../README.md?raw';" };
    const [, link] = await hashesAfter({ ...shows, 'README.md': 'One.' });
    const [, changed] = await hashesAfter({ ...shows, 'README.md': 'Two.' });
    expect(changed).not.toBe(link);
  });

  test('names an import that leads nowhere', async () => {
    await expect(hashesAfter({ 'stories/link.stories.tsx': "import './gone.ts';" })).rejects.toThrow(
      'stories/link.stories.tsx imports ./gone.ts, but there is no stories/gone.ts.',
    );
  });
});

describe('a verdict', () => {
  const clean: Verdict = {
    id: 'x',
    title: 'X',
    shots: [{ name: 'day-390', pixels: 0, aria: null }],
    complaints: [],
  };
  const aria = { before: '- button "Sluit"', after: '- button "Weg"' };

  test.each([
    ['same', clean],
    ['changed', { ...clean, shots: [{ name: 'day-390', pixels: 1, aria: null }] }],
    ['changed', { ...clean, shots: [{ name: 'day-390', pixels: 0, aria }] }],
    ['new', { ...clean, shots: [{ name: 'day-390', pixels: null, aria: null }] }],
    ['faulty', { ...clean, complaints: ['label: Form elements must have labels'] }],
  ])('is %s', (outcome, verdict) => {
    expect(outcomeOf(verdict)).toBe(outcome);
  });
});
