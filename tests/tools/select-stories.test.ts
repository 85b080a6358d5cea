import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { selectStories } from '../../.tools/visual/select-stories.ts';

const stories = [
  { id: 'renderer--hero--typical', title: 'Renderer / Hero / Typical' },
  { id: 'renderer--faq--typical', title: 'Renderer / Faq / Typical' },
];

describe('selectStories', () => {
  test.each([
    [[], 2],
    [['HERO'], 1],
    [['Renderer / Faq'], 1],
    [['hero', 'faq'], 2],
    [['hero--typical'], 1],
  ])('selects by %j', (filters, count) => {
    expect(selectStories(stories, filters)).toHaveLength(count);
  });

  test('fails if one of the filters matches no story', () => {
    expect(() => selectStories(stories, ['hero', 'typo'])).toThrow('No story matches "typo".');
    expect(() => selectStories([], ['hero'])).toThrow('No story matches "hero".');
    expect(() => selectStories(stories, [''])).toThrow('No story matches "".');
    expect(() => selectStories(stories, ['typic'])).toThrow('No story matches "typic".');
  });
});

describe('npm run visual:accept', () => {
  const accept = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['.tools/visual-accept.ts', ...args]);

  test('fails without a name and accepts nothing', async () => {
    await expect(accept()).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('Name the stories to accept'),
    });
  });

  test.each(['no-such-story', ''])('fails with the name “%s”, which matches no story', async (name) => {
    await expect(accept(name)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`No story matches "${name}"`),
    });
  });
});
