import { expect, test } from 'vitest';
import { parseElements } from './html-tree.ts';
import { readElementKinds } from './journeys/element-kinds.ts';
import { parseHtml } from './parse-html.ts';

const LIST = '<ul><li class="x" style="top: 0">one</li><li class="x" style="top: 1px">two</li></ul>';

function kindsOf(html: string) {
  return new Set(readElementKinds(parseElements(`<main>${html}</main>`)).flatMap(({ kinds }) => kinds));
}

/** Whether an element of the second page has a kind that the first page does not have. */
function hasNewKind([first, second]: readonly [string, string]) {
  const known = kindsOf(first);
  return [...kindsOf(second)].some((kind) => !known.has(kind));
}

test.each<[string, readonly [string, string]]>([
  [
    'texts, styles and repeated elements',
    [
      LIST,
      '<style>li { color: red }</style><ul><li class="x" style="top: 0">1</li><li class="x" style="top: 2px">2</li><li class="x" style="top: 3px">3</li></ul>',
    ],
  ],
  ['addresses', ['<a href="/one">one</a>', '<a href="/two">two</a>']],
  ['the order of paragraphs', ['<p class="x">1</p><p>2</p>', '<p>1</p><p class="x">2</p>']],
  ['one instead of several children', ['<ul><li>1</li><li>2</li></ul>', '<ul><li>1</li></ul>']],
])('Elements that differ only in %s are of one kind, because axe finds the same in them', (_name, pages) => {
  expect(hasNewKind(pages)).toBe(false);
});

test.each<[string, readonly [string, string]]>([
  [
    'an empty element',
    [LIST, '<ul><li class="x" style="top: 0"></li><li class="x" style="top: 0">two</li></ul>'],
  ],
  [
    'the class of an element',
    [LIST, '<ul><li class="x" style="top: 0">one</li><li class="y" style="top: 0">two</li></ul>'],
  ],
  ['an attribute', ['<p>one</p>', '<p hidden>one</p>']],
  ['an empty attribute', ['<img alt="one">', '<img alt="">']],
  ['the tag of an ancestor', ['<ul><li>one</li></ul>', '<ol><li>one</li></ol>']],
  [
    'an attribute of an ancestor',
    ['<div><div><p>1</p></div></div>', '<div class="x"><div><p>1</p></div></div>'],
  ],
  ['several children instead of one', ['<ul><li>1</li></ul>', '<ul><li>1</li><li>2</li></ul>']],
  ['a missing child', ['<ul><li>1<b>2</b></li></ul>', '<ul><li>1</li></ul>']],
  ['the order of headings', ['<h1>1</h1><h2>2</h2><h3>3</h3>', '<h1>1</h1><h3>3</h3><h2>2</h2>']],
  [
    'landmarks with one name',
    [
      '<nav aria-label="1"></nav><nav aria-label="2"></nav>',
      '<nav aria-label="1"></nav><nav aria-label="1"></nav>',
    ],
  ],
  [
    'landmarks with one title',
    [
      '<h2 id="a">1</h2><section aria-labelledby="a"></section><h2 id="b">2</h2><section aria-labelledby="b"></section>',
      '<h2 id="a">1</h2><section aria-labelledby="a"></section><h2 id="b">1</h2><section aria-labelledby="b"></section>',
    ],
  ],
  ['elements with one id', ['<b id="1">1</b><b id="2">2</b>', '<b id="1">1</b><b id="1">2</b>']],
  [
    'the label of a field',
    [
      '<p><label for="1">1</label></p><p><input id="2"></p>',
      '<p><label for="1">1</label></p><p><input id="1"></p>',
    ],
  ],
  [
    'the target of a reference',
    ['<p aria-describedby="1">1</p><p id="1">2</p>', '<p aria-describedby="2">1</p><p id="1">2</p>'],
  ],
])('Elements that differ in %s are of different kinds', (_name, pages) => {
  expect(hasNewKind(pages)).toBe(true);
});

test('A field in a label has a label', () => {
  const [inside, outside] = ['<p><label>1<input></label></p>', '<p><label>1</label><input></p>'].map(kindsOf);
  expect(inside?.size).toBe((outside?.size ?? 0) + 1);
});

test('A child of main, the header and the footer are parts of their own', () => {
  const html =
    '<body><a href="#main">1</a><header><b>1</b></header><main><p>1</p><script></script><section><h2>1</h2></section></main><footer></footer></body>';
  const selectors = readElementKinds(parseElements(html)).map(({ selector }) => selector);
  expect(selectors).toEqual([
    'html',
    'body > header',
    'main > :nth-child(1)',
    'main > :nth-child(3)',
    'body > footer',
  ]);
  const document = parseHtml(html);
  expect(selectors.map((selector) => document.querySelectorAll(selector).length)).toEqual([1, 1, 1, 1, 1]);
});
