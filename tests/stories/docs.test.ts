import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sizes, spaces } from '#theme/scales';
import { byAudience, readChangelog } from '../../stories/docs/changelog.ts';
import { htmlOf, paragraphOf, partOf } from '../../stories/docs/markdown.ts';
import { pixelsAt } from '../../stories/docs/pixels-at.ts';

test.each([
  ['24px', 390, 24],
  ['.8125rem', 1440, 13],
  ['clamp(32px, 1.5rem + 1.2vw, 48px)', 390, 32],
  ['clamp(32px, 1.5rem + 1.2vw, 48px)', 1440, 41.28],
  ['clamp(32px, 1.5rem + 1.2vw, 48px)', 4000, 48],
])('%s is, in a window of %d pixels, %d', (length, width, pixels) => {
  expect(pixelsAt(length, width)).toBeCloseTo(pixels);
});

test('every size and every space of the theme has its pixels, and none shrinks as the window grows', () => {
  for (const length of Object.values({ ...sizes, ...spaces })) {
    expect(pixelsAt(length, 390)).toBeGreaterThan(0);
    expect(pixelsAt(length, 1440)).toBeGreaterThanOrEqual(pixelsAt(length, 390));
  }
});

test('what is no length of ours is said to be none', () => {
  expect(() => pixelsAt('50%', 390)).toThrow('50%');
});

test('every line of the changelog is read, and is somebody’s', () => {
  const source = readFileSync('CHANGELOG.md', 'utf8');
  const releases = readChangelog(source);
  const lines = source.split('\n').filter((line) => line.startsWith('- '));

  expect(releases.flatMap(({ changes }) => changes)).toHaveLength(lines.length);
  for (const { changes } of releases)
    expect([...byAudience(changes).values()].flat()).toHaveLength(changes.length);
});

test('a release names whom a change is for, and keeps the words’ own colons', () => {
  const [release] = readChangelog(
    '# Changelog\n\n## 1.2\n\n- Editors: two kinds: new and old.\n- All is well.\n',
  );

  expect(release).toEqual({
    name: '1.2',
    changes: [
      { audience: 'Editors', text: 'Two kinds: new and old.' },
      { audience: 'Everybody', text: 'All is well.' },
    ],
  });
});

const README = '# A\n\nOne.\n\n## B\n\nTwo.\n\n### C\n\n**Four.** Five.\n\n## D\n\nSix.\n';

test('a part of a README ends at the next heading of its rank; a paragraph at the next empty line', () => {
  expect(partOf(README, 'B')).toBe('Two.\n\n### C\n\n**Four.** Five.');
  expect(partOf(README, 'D')).toBe('Six.');
  expect(paragraphOf(README, 'Four.')).toBe('Five.');
});

test('a heading or a paragraph that is no longer there is missed', () => {
  expect(() => partOf(README, 'Gone')).toThrow('Gone');
  expect(() => paragraphOf(README, 'Gone.')).toThrow('Gone.');
});

test('links to files of the project keep their words and lead nowhere; code that scrolls is reached by keys', () => {
  expect(htmlOf('See [this](design-system/README.md).')).toBe('<p>See this.</p>\n');
  expect(htmlOf('```\na < b\n```')).toBe('<pre tabindex="0"><code>a &lt; b\n</code></pre>');
});
