import * as v from 'valibot';
import { expect, test } from 'vitest';
import { editorRedirectSchema } from '../../../site/redirects/editor-redirect.schema.ts';

const context = { locale: 'nl', locales: ['nl', 'de'], origin: 'https://www.example.test' };
const read = (fields: object) =>
  v.safeParse(editorRedirectSchema(context, ['https://jobs.example.test']), fields);

test.each([
  [
    { from: '/nl/oud', to: '/nl/nieuw' },
    { from: '/nl/oud', to: '/nl/nieuw', status: 301 },
  ],
  [
    { from: '/nl/oud', to: '/nl/nieuw', permanent: false },
    { from: '/nl/oud', to: '/nl/nieuw', status: 302 },
  ],
  [
    { from: ' /NL/oud/ ', to: { url: '/nl/nieuw' }, permanent: null },
    { from: '/nl/oud', to: '/nl/nieuw', status: 301 },
  ],
  [
    { from: 'https://www.example.test/nl/caf%C3%A9', to: '/nl/caf%c3%a9' },
    { from: '/nl/café', to: '/nl/café', status: 301 },
  ],
  [
    { from: '/nl/blog/*', to: '/nl/verhalen/*' },
    { from: '/nl/blog/*', to: '/nl/verhalen/*', status: 301 },
  ],
  [
    { from: '/nl/blog/*', to: '/verhalen' },
    { from: '/nl/blog/*', to: '/nl/verhalen', status: 301 },
  ],
  [
    { from: '/nl/duits', to: '/de/kontakt' },
    { from: '/nl/duits', to: '/de/kontakt', status: 301 },
  ],
  [
    { from: '/nl/banen', to: 'https://jobs.example.test/?taal=nl' },
    { from: '/nl/banen', to: 'https://jobs.example.test/?taal=nl', status: 301 },
  ],
])('%j is the rule %j', (fields, rule) => {
  expect(read(fields).output).toEqual(rule);
});

const FROM = 'expected a path of the site without query and fragment';
const TO = 'expected a page, a path of the site, or a URL with an origin of REDIRECT_ORIGINS';

test.each([
  [{ from: 'oud', to: '/nl/nieuw' }, FROM],
  [{ from: '/nl/oud?x=1', to: '/nl/nieuw' }, FROM],
  [{ from: 'https://elsewhere.test/nl/oud', to: '/nl/nieuw' }, FROM],
  [{ from: '//elsewhere.test/nl/oud', to: '/nl/nieuw' }, FROM],
  [{ from: '/nl/%E0%A4', to: '/nl/nieuw' }, FROM],
  [{ from: '/nl', to: '/nl/nieuw' }, 'expected a path that begins with /nl/'],
  [{ from: '/de/alt', to: '/nl/nieuw' }, 'expected a path that begins with /nl/'],
  [{ from: '/nl/a*b', to: '/nl/nieuw' }, 'expected a path without spaces, and with "*" at its end only'],
  [{ from: '/nl/oud', to: 'javascript:alert(1)' }, TO],
  [{ from: '/nl/oud', to: 'https://elsewhere.test/' }, TO],
  [{ from: '/nl/oud', to: '//elsewhere.test/' }, TO],
  [{ from: '/nl/oud', to: '/\\elsewhere.test/' }, TO],
  [{ from: '/nl/oud', to: '/nl/nieuw#deel' }, TO],
  [{ from: '/nl/oud', to: { url: null } }, TO],
  [{ from: '/nl/oud', to: '/nl/nieuw/*' }, 'expected "*" in both addresses or only in the old one'],
])('%j is an error', (fields, message) => {
  expect(read(fields).issues?.[0].message).toBe(message);
});
