// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createRepeatedElementsFinder } from './repeated-elements.ts';

/** Returns the HTML of the repeated elements of the last document. */
function repeatedIn(...documents: readonly string[]) {
  const find = createRepeatedElementsFinder(2);
  const results = documents.map((html) => {
    document.body.innerHTML = html;
    return find(document.body).map(({ outerHTML }) => outerHTML);
  });
  return results.at(-1);
}

const LIST = '<ul><li><a href="/nl">Home</a></li></ul>';

test('An element is repeated if an earlier document had an equal one', () => {
  expect(repeatedIn(LIST)).toEqual([]);
  expect(repeatedIn(`<p>One</p>${LIST}`, `${LIST}<p>Two</p>`)).toEqual([LIST]);
});

test('An element that is smaller than the limit is never repeated', () => {
  expect(repeatedIn('<p>One</p>', '<p>One</p>')).toEqual([]);
});

test.each([
  ['attribute', LIST.replace('/nl', '/en')],
  ['text', LIST.replace('Home', 'Start')],
  ['child', LIST.replace('</li>', '<b></b></li>')],
  ['ancestor', `<nav>${LIST}</nav>`],
])('An element with another %s is not repeated', (_difference, html) => {
  expect(repeatedIn(LIST, html)).toEqual([]);
});

test.each(['<h2>Title</h2>', '<label for="name">Name</label>', '<input aria-describedby="error">'])(
  'An element with %s is not repeated, but its other parts are',
  (dependent) => {
    const html = `<section>${dependent}${LIST}</section>`;
    expect(repeatedIn(html, html)).toEqual([LIST]);
  },
);
