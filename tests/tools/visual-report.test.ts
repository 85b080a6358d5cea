import { expect, test } from 'vitest';
import { renderAriaDiff } from '../../.tools/visual/report/aria-diff.ts';
import { renderReportPage } from '../../.tools/visual/report/page.ts';
import type { StoryResult } from '../../.tools/visual/story-result.ts';
import { parseHtml } from '../parse-html.ts';

const ariaChange = {
  before: '- list:\n  - link "Een"\n- button "Sluit"',
  after: '- list:\n  - link "Eén"\n- button "Sluit"',
};
const changed: StoryResult = {
  id: 'design-system--link--standalone',
  title: 'Design system / Link / Standalone',
  screenshots: [
    { name: 'day-390', pixels: 0, aria: ariaChange },
    { name: 'dusk-390', pixels: 1, aria: null },
  ],
  violations: [],
};
const failed: StoryResult = {
  ...changed,
  id: 'failed',
  title: 'Failed',
  violations: ['label: <input> has none'],
};

function renderReport(results: readonly StoryResult[]) {
  return parseHtml(renderReportPage(results));
}

test('Accessibility tree diff marks different lines only', () => {
  const document = parseHtml(renderAriaDiff(ariaChange));
  expect(document.querySelector('del')?.textContent).toBe('  - link "Een"');
  expect(document.querySelector('ins')?.textContent).toBe('  - link "Eén"');
  expect(document.querySelectorAll('del, ins')).toHaveLength(2);
});

test.each([
  ['- a\n- b', '- a\n- b\n- b', 0, 1],
  ['- a\n- a', '- a', 1, 0],
  ['- a', '- b', 1, 1],
])('Accessibility tree diff from %j to %j marks each line once', (before, after, removed, added) => {
  const document = parseHtml(renderAriaDiff({ before, after }));
  expect(document.querySelectorAll('del')).toHaveLength(removed);
  expect(document.querySelectorAll('ins')).toHaveLength(added);
});

test('Visual report offers four views of a changed screenshot and one image of an unchanged one', () => {
  const [unchanged, changedScreenshot] = renderReport([changed]).querySelectorAll('details');
  expect([...(unchanged?.querySelectorAll('img') ?? [])].map((image) => image.alt)).toEqual(['after']);
  expect([...(changedScreenshot?.querySelectorAll('img') ?? [])].map((image) => image.alt)).toEqual([
    'after',
    'before',
    'difference',
  ]);
  expect(changedScreenshot?.querySelectorAll('[data-show-view]')).toHaveLength(4);
  expect(changedScreenshot?.querySelector('[aria-pressed=true]')?.textContent).toBe('slider');
});

test('Visual report lists stories with axe violations first, as text and without accept button', () => {
  const [first, second] = renderReport([changed, failed]).querySelectorAll('article');
  expect(first?.dataset['status']).toBe('failed');
  expect(first?.querySelector('.violations')?.textContent).toBe('label: <input> has none');
  expect(first?.querySelector('[data-accept]')).toBeNull();
  expect(second?.querySelector('[data-accept]')?.getAttribute('aria-label')).toBe(
    'Accept Design system / Link / Standalone',
  );
});
