import { expect, test } from 'vitest';
import { readState, restoreState } from '../../../../site/client/preview/element-state.ts';

function create(html: string): HTMLElement {
  return Object.assign(document.createElement('section'), { innerHTML: html });
}

/** Replaces a section as a live preview does, after the visitor has used it. */
function replace(before: string, after: string, use: (shown: HTMLElement) => void) {
  const shown = create(before);
  document.body.replaceChildren(shown);
  use(shown);
  const next = create(after);
  const state = readState(shown);
  shown.replaceWith(next);
  restoreState(next, state);
  return next;
}

test('The new element of a section has the focus and the selected characters of the earlier one', () => {
  const next = replace(
    '<p>Old</p><input name="q" value="">',
    '<p>New</p><input name="q" value="">',
    (shown) => {
      const input = shown.querySelector('input');
      input?.focus();
      if (input) input.value = 'lantaarn';
      input?.setSelectionRange(1, 4);
    },
  );
  const input = next.querySelector('input');
  expect(document.activeElement).toBe(input);
  expect([input?.value, input?.selectionStart, input?.selectionEnd]).toEqual(['lantaarn', 1, 4]);
});

test('The new element of a section has the chosen option, the ticked box and the opened answer', () => {
  const html = `<input type="checkbox" name="a" value="1"><input type="radio" name="b" value="x"><input type="radio" name="b" value="y">
    <select name="c"><option>one</option><option>two</option></select><details><summary>q</summary>a</details>`;
  const next = replace(html, html, (shown) => {
    for (const box of shown.querySelectorAll<HTMLInputElement>('[name=a], [value=y]')) box.checked = true;
    const select = shown.querySelector('select');
    if (select) select.value = 'two';
    const details = shown.querySelector('details');
    if (details) details.open = true;
  });
  expect([...next.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(next.querySelector('select')?.value).toBe('two');
  expect(next.querySelector('details')?.open).toBe(true);
});

test('The new element of a section has the selection of the earlier one', () => {
  const next = replace('<p>One</p><p>Three lamps</p>', '<p>Two</p><p>Three lamps</p>', (shown) => {
    const text = shown.lastElementChild?.firstChild;
    if (text) document.getSelection()?.setBaseAndExtent(text, 0, text, 5);
  });
  const selection = document.getSelection();
  expect(selection?.toString()).toBe('Three');
  expect(next.contains(selection?.anchorNode ?? null)).toBe(true);
});

test('If the focused control is gone, nothing is focused, and the selection is cut to the shorter text', () => {
  const next = replace('<p>Three lamps</p><button>a</button>', '<p>Th</p>', (shown) => {
    shown.querySelector('button')?.focus();
    const text = shown.firstElementChild?.firstChild;
    if (text) document.getSelection()?.setBaseAndExtent(text, 1, text, 9);
  });
  expect(next.contains(document.activeElement)).toBe(false);
  expect(document.getSelection()?.toString()).toBe('h');
});

test('The new element of a section has the focus also if the elements around the control differ', () => {
  const html = '<form><input name="a" value=""><textarea name="b"></textarea></form>';
  const next = replace(`<p role="status"></p>${html}`, html, (shown) => {
    const field = shown.querySelector('textarea');
    if (field) field.value = 'typed';
    field?.focus();
  });
  expect(document.activeElement).toBe(next.querySelector('textarea'));
  expect(next.querySelector('textarea')?.value).toBe('typed');
});
