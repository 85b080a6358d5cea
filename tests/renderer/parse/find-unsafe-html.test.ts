import { expect, test } from 'vitest';
import { findUnsafeHtml } from './find-unsafe-html.ts';

test.each([
  ['a script', '<p>Text</p><SCRIPT>run()</SCRIPT>'],
  ['an event handler', '<p onclick="run()">Text</p>'],
  ['an event handler after a slash', '<svg/onload=run()>'],
  ['an embedded document', '<p srcdoc="Text">Text</p>'],
  ['an address with a script', '<a href=" JavaScript:run()">Text</a>'],
  ['an address with a character reference', '<a href="&#106;avascript:run()">Text</a>'],
  ['a form that posts elsewhere', '<form action="https://elsewhere.example/"></form>'],
])('findUnsafeHtml finds %s', (_name, html) => {
  expect(findUnsafeHtml(html, '/nl/contact')).toHaveLength(1);
});

test.each([
  ['escaped markup', '<p>&lt;script&gt;run()&lt;/script&gt; onclick=&quot;run()&quot;</p>'],
  ['a link', '<a href="https://www.example.test/">Text</a>'],
  ['a form without an address and a button', '<form method="dialog"><input></form>'],
])('findUnsafeHtml accepts %s', (_name, html) => {
  expect(findUnsafeHtml(html, '/nl/contact')).toEqual([]);
});
