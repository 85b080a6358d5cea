import { expect, test } from 'vitest';
import { renderPage } from '../../../stories/renderer/section-story.tsx';
import { parseHtml } from '../../parse-html.ts';

const fixtures = import.meta.glob<{ typical?: unknown }>('../../../stories/renderer/fixtures/*.ts', {
  eager: true,
});
const sections = Object.values(fixtures).flatMap(({ typical }) => (typical === undefined ? [] : [typical]));

/** Lists the texts of a page, and the attributes that assistive technology reads. */
function textsOf(json: readonly unknown[]): string[] {
  const document = parseHtml(renderPage(json, 'nl').html);
  const elements = [...document.body.querySelectorAll('*')];
  return elements
    .flatMap((element) => [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent),
      ...['alt', 'aria-label', 'placeholder'].map((name) => element.getAttribute(name)),
    ])
    .flatMap((text) => text?.trim() || []);
}

const countTexts = (texts: readonly string[]) =>
  new Map([...Map.groupBy(texts, (text) => text)].map(([text, { length }]) => [text, length]));

test('A page with its sections in reverse order shows the same texts', () => {
  expect(sections.length).toBeGreaterThan(15);
  expect(countTexts(textsOf(sections.toReversed()))).toEqual(countTexts(textsOf(sections)));
});

test('A page with its sections twenty times shows each text twenty times', () => {
  const once = countTexts(textsOf(sections));
  const often = countTexts(textsOf(Array.from({ length: 20 }, () => sections).flat()));

  expect(often).toEqual(new Map([...once].map(([text, count]) => [text, count * 20])));
});
