import { expect, test } from 'vitest';
import { morph } from '../../../../site/client/preview/morph.ts';

function parse(html: string): HTMLElement {
  const element = Object.assign(document.createElement('div'), { innerHTML: html }).firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('Expected an element.');
  return element;
}

function show(html: string) {
  const element = parse(html);
  document.body.replaceChildren(element);
  return element;
}

test.each([
  ['a changed text', '<section><p>Lamp</p></section>', '<section><p>Lampen</p></section>'],
  [
    'changed attributes',
    '<section class="a" data-tone="moss"></section>',
    '<section class="b" id="x"></section>',
  ],
  ['an added item at the start', '<ul><li>b</li><li>c</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
  ['an added item in the middle', '<ul><li>a</li><li>c</li></ul>', '<ul><li>a</li><li>b</li><li>c</li></ul>'],
  ['a removed item', '<ul><li>a</li><li>b</li><li>c</li></ul>', '<ul><li>a</li><li>c</li></ul>'],
  ['another order', '<ul><li>a</li><li>b</li></ul>', '<ul><li>b</li><li>a</li></ul>'],
  ['another element', '<div><p>a</p>b</div>', '<div><h2>a</h2><em>b</em></div>'],
  ['no content', '<div><p>a</p></div>', '<div></div>'],
  ['first content', '<div></div>', '<div>a<p>b</p></div>'],
])('morph gives an element the HTML of another one: %s', (_case, before, after) => {
  const element = show(before);
  morph(element, parse(after));
  expect(element.outerHTML).toBe(after);
  expect(element.isConnected).toBe(true);
});

test('morph keeps equal elements, so a picture is not loaded again', () => {
  const element = show('<section><h2>Old</h2><img src="/a.avif"></section>');
  const picture = element.querySelector('img');
  morph(element, parse('<section><h2>New</h2><p>Text</p><img src="/a.avif"></section>'));
  expect(element.querySelector('img')).toBe(picture);
});

test('morph keeps the focus, the typed text and its selection', () => {
  const element = show('<section><p>Old</p><label>Name <input name="name" value=""></label></section>');
  const input = element.querySelector('input');
  if (!input) throw new Error('Expected a control.');
  input.value = 'Lantaarn';
  input.focus();
  input.setSelectionRange(2, 5);
  morph(element, parse('<section><p>New</p><label>Your name <input name="name" value=""></label></section>'));
  expect(document.activeElement).toBe(input);
  expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['Lantaarn', 2, 5]);
});

test('morph keeps an opened answer open', () => {
  const element = show('<div><details><summary>Question</summary>Old</details></div>');
  const details = element.querySelector('details');
  if (!details) throw new Error('Expected details.');
  details.open = true;
  morph(element, parse('<div><details><summary>Question</summary>New</details></div>'));
  expect(element.querySelector('details')).toBe(details);
  expect(details.open).toBe(true);
  expect(details.textContent).toBe('QuestionNew');
});

test('morph keeps a selection of text before and after the change', () => {
  const element = show('<p>A lamp for the garden</p>');
  const text = element.firstChild;
  if (!text) throw new Error('Expected a text.');
  document.getSelection()?.setBaseAndExtent(text, 2, text, 6);
  morph(element, parse('<p>A lamp for the large garden</p>'));
  expect(document.getSelection()?.toString()).toBe('lamp');
  document.getSelection()?.setBaseAndExtent(text, 21, text, 27);
  morph(element, parse('<p>A light for the large garden</p>'));
  expect(document.getSelection()?.toString()).toBe('garden');
});
