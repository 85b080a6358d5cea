// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { noIslands } from '../../../site/client/islands.ts';
import { updateScreen } from '../../../site/client/show-page.ts';
import type { Payload } from '../../../site/protocol/payload.ts';

const SCREEN = '<section data-section="store-finder" data-island="store-finder"><p>40 shops</p></section>';
const islands = { ...noIslands, updateScreen: () => true };

const pictureWith = (style: string) =>
  `<section data-section="hero"><img src="/a.jpg" style="${style}"></section>`;
const question = (open: string) =>
  `<section data-section="faq"><details${open}><summary>When?</summary></details></section>`;
const carousel = (id: string, state: string) =>
  `<section data-section="carousel" data-intent-island="${id}"${state}><p>${state}</p></section>`;
const breadcrumb = (name: string) =>
  `<section data-section="breadcrumb"><a href="/nl/${name}">${name}</a></section>`;

/** Shows a section above a screen. Returns whether the next page, with another section there, updates the screen. */
function updates(shown: string, next: string): boolean {
  document.body.innerHTML = `<main>${shown}${SCREEN}</main>`;
  const payload: Payload = {
    build: 'test',
    head: '',
    sections: [
      { id: 's0', type: 'other', html: next },
      { id: 'store-finder', type: 'store-finder', html: '', props: {} },
    ],
    styles: [],
    localisations: {},
  };
  return updateScreen(payload, islands);
}

test.each([
  ['an equal breadcrumb', breadcrumb('lampen'), breadcrumb('lampen')],
  [
    'a picture whose placeholder colour the server knows now',
    pictureWith('--focus:60% 84%'),
    pictureWith('--focus:60% 84%;--shade:#6a5e5b'),
  ],
  ['a question that the visitor has opened', question(' open'), question('')],
  ['an interactive section that is hydrated', carousel('s1', ' data-hydrated=""'), carousel('s1', '')],
])('A screen is updated in place beside %s', (_, shown, next) => {
  expect(updates(shown, next)).toBe(true);
});

test.each([
  ['breadcrumb', breadcrumb('lampen'), breadcrumb('tafels')],
  ['interactive section', carousel('s1', ''), carousel('s2', '')],
  ['type of section', breadcrumb('lampen'), carousel('s1', '')],
  ['number of sections', breadcrumb('lampen') + breadcrumb('tafels'), breadcrumb('lampen')],
])('A screen is not updated in place beside another %s', (_, shown, next) => {
  expect(updates(shown, next)).toBe(false);
});
