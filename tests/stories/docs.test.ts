import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sizes, spaces } from '#theme/scales';
import { groupByAudience, readChangelog } from '../../stories/docs/changelog.ts';
import { findParagraph, findSection, renderMarkdown } from '../../stories/docs/markdown.ts';
import { pixelsAt } from '../../stories/docs/pixels-at.ts';

test.each([
  ['24px', 390, 24],
  ['.8125rem', 1440, 13],
  ['clamp(32px, 1.5rem + 1.2vw, 48px)', 390, 32],
  ['clamp(32px, 1.5rem + 1.2vw, 48px)', 1440, 41.28],
  ['clamp(32px, 1.5rem + 1.2vw, 48px)', 4000, 48],
])('pixelsAt resolves %s at a window width of %d px to %d px', (length, width, pixels) => {
  expect(pixelsAt(length, width)).toBeCloseTo(pixels);
});

test('Sizes and spaces of the theme resolve to pixels and grow with the window', () => {
  for (const length of Object.values({ ...sizes, ...spaces })) {
    expect(pixelsAt(length, 390)).toBeGreaterThan(0);
    expect(pixelsAt(length, 1440)).toBeGreaterThanOrEqual(pixelsAt(length, 390));
  }
});

test('pixelsAt throws on an unsupported unit', () => {
  expect(() => pixelsAt('50%', 390)).toThrow('50%');
});

test('Changelog parser reads every line and assigns an audience', () => {
  const source = readFileSync('CHANGELOG.md', 'utf8');
  const releases = readChangelog(source);
  const lines = source.split('\n').filter((line) => line.startsWith('- '));

  expect(releases.flatMap(({ changes }) => changes)).toHaveLength(lines.length);
  for (const { changes } of releases)
    expect([...groupByAudience(changes).values()].flat()).toHaveLength(changes.length);
});

test('Changelog parser joins the lines of an entry, separates its audience and keeps later colons', () => {
  const [release] = readChangelog(
    `# Changelog

## 1.2

- Editors: two kinds: new and old.
- Visitors with a keyboard: a long line
  continues in the next one.
- All is well.
`,
  );

  expect(release).toEqual({
    name: '1.2',
    changes: [
      { audience: 'Editors', text: 'Two kinds: new and old.' },
      { audience: 'Visitors', text: 'With a keyboard: a long line continues in the next one.' },
      { audience: 'Everybody', text: 'All is well.' },
    ],
  });
});

const README = '# A\n\nOne.\n\n## B\n\nTwo.\n\n### C\n\n**Four.** Five.\n\n## D\n\nSix.\n';

test('Markdown section ends at the next heading of its level, a paragraph at the next empty line', () => {
  expect(findSection(README, 'B')).toBe('Two.\n\n### C\n\n**Four.** Five.');
  expect(findSection(README, 'D')).toBe('Six.');
  expect(findParagraph(README, 'Four.')).toBe('Five.');
});

test('findSection and findParagraph throw an error that names the missing text', () => {
  expect(() => findSection(README, 'Gone')).toThrow('Gone');
  expect(() => findParagraph(README, 'Gone.')).toThrow('Gone.');
});

test('Rendered Markdown has no links and focusable code blocks', () => {
  expect(renderMarkdown('See [this](design-system/README.md).')).toBe('<p>See this.</p>\n');
  expect(renderMarkdown('```\na < b\n```')).toBe('<pre tabindex="0"><code>a &lt; b\n</code></pre>');
});
