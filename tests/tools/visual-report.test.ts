import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { heardOtherwise } from '../../.tools/visual/report/aria-diff.ts';
import { reportPage } from '../../.tools/visual/report/page.ts';
import type { Verdict } from '../../.tools/visual/verdict.ts';

const heard = {
  before: '- list:\n  - link "Een"\n- button "Sluit"',
  after: '- list:\n  - link "Eén"\n- button "Sluit"',
};
const changed: Verdict = {
  id: 'design-system--link--on-its-own',
  title: 'Design system / Link / On its own',
  shots: [
    { name: 'day-390', pixels: 0, aria: heard },
    { name: 'dusk-390', pixels: 1, aria: null },
  ],
  complaints: [],
};
const faulty: Verdict = {
  ...changed,
  id: 'faulty',
  title: 'Faulty',
  complaints: ['label: <input> has none'],
};

function open(verdicts: readonly Verdict[]) {
  return new JSDOM(reportPage(verdicts)).window.document;
}

test('lines that are heard otherwise are marked, and no others', () => {
  const { document } = new JSDOM(heardOtherwise(heard)).window;
  expect(document.querySelector('del')?.textContent).toBe('  - link "Een"');
  expect(document.querySelector('ins')?.textContent).toBe('  - link "Eén"');
  expect(document.querySelectorAll('del, ins')).toHaveLength(2);
});

test.each([
  ['- a\n- b', '- a\n- b\n- b', 0, 1],
  ['- a\n- a', '- a', 1, 0],
  ['- a', '- b', 1, 1],
])('%j that becomes %j marks each line once', (before, after, gone, come) => {
  const { document } = new JSDOM(heardOtherwise({ before, after })).window;
  expect(document.querySelectorAll('del')).toHaveLength(gone);
  expect(document.querySelectorAll('ins')).toHaveLength(come);
});

test('what differs can be looked at in four ways, what does not is one picture', () => {
  const [same, other] = open([changed]).querySelectorAll('details');
  expect([...(same?.querySelectorAll('img') ?? [])].map((image) => image.alt)).toEqual(['after']);
  expect([...(other?.querySelectorAll('img') ?? [])].map((image) => image.alt)).toEqual([
    'after',
    'before',
    'difference',
  ]);
  expect(other?.querySelectorAll('[data-look]')).toHaveLength(4);
  expect(other?.querySelector('[aria-pressed=true]')?.textContent).toBe('slider');
});

test('what axe complains of stands first, as text, and cannot be accepted', () => {
  const [first, second] = open([changed, faulty]).querySelectorAll('article');
  expect(first?.dataset['outcome']).toBe('faulty');
  expect(first?.querySelector('.complaints')?.textContent).toBe('label: <input> has none');
  expect(first?.querySelector('[data-accept]')).toBeNull();
  expect(second?.querySelector('[data-accept]')?.getAttribute('aria-label')).toBe(
    'Accept Design system / Link / On its own',
  );
});
