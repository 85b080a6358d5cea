import { expect, test } from 'vitest';
import { findInvalidHtml } from './find-invalid-html.ts';

// The crawl journey validates every page.
test.each([
  ['a caption inside a div', '<figure><div><figcaption>x</figcaption></div></figure>', 'figcaption'],
  ['autocomplete on a radio button', '<input type="radio" name="a" autocomplete="off">', 'autocomplete'],
  ['an attribute of another type', '<input type="checkbox" maxlength="3">', 'maxlength'],
  ['a repeated id', '<p id="a"></p><p id="a"></p>', 'Duplicate ID'],
])('The validator reports %s', (_name, html, message) => {
  expect(findInvalidHtml(html).join('\n')).toContain(message);
});
