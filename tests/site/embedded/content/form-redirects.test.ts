import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

const project = {
  'resources/forms/contact.yaml': 'title: Contact\n',
  'resources/blueprints/forms/contact.yaml':
    'fields:\n  - { handle: name, field: { type: text, required: true } }\n',
};
const page = 'https://www.example.test/nl/contact';

async function redirectOf(values: Record<string, string>, headers: Record<string, string>) {
  const { get } = await serveProject(project);
  const body = new URLSearchParams(values);
  const response = await get('/!/forms/contact', { method: 'POST', body, headers, redirect: 'manual' });
  expect(response.status).toBe(302);
  return response.headers.get('Location');
}

test.each([
  ['/nl/bedankt?a=1#b', '/nl/bedankt?a=1#b'],
  ['/nl/dépêche', '/nl/d%C3%A9p%C3%AAche'],
  ['/nl/a\r\nX-Header: 1', '/nl/aX-Header:%201'],
  ['https://www.example.test/nl/bedankt', 'https://www.example.test/nl/bedankt'],
  ['https://www.evil.test/', page],
  ['//www.evil.test/', page],
  ['/\\www.evil.test/', page],
  ['/\t/www.evil.test/', page],
  ['/./\n/www.evil.test/', page],
  ['javascript:alert(1)', page],
])('A form without JavaScript with the target %j redirects to %j', async (target, location) => {
  const headers = { Referer: page };
  expect(await redirectOf({ name: 'Kim', _redirect: target }, headers)).toBe(location);
  expect(await redirectOf({ _error_redirect: target }, headers)).toBe(location);
});

test.each([
  ['/nl/bedankt', '/nl/bedankt'],
  ['https://www.example.test/nl/bedankt', '/'],
  ['http://page.invalid/nl/bedankt', '/'],
  ['/\t/www.evil.test/', '/'],
])(
  'A form without JavaScript and without the header Referer with the target %j redirects to %j',
  async (target, location) => {
    expect(await redirectOf({ name: 'Kim', _redirect: target }, {})).toBe(location);
  },
);
