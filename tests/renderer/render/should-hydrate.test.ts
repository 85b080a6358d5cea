import { expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { shouldHydrate } from '#renderer/render/render-sections';
import * as media from '../../../stories/renderer/fixtures/full-width-media.ts';
import * as gallery from '../../../stories/renderer/fixtures/gallery.ts';
import * as hero from '../../../stories/renderer/fixtures/hero.ts';
import * as range from '../../../stories/renderer/fixtures/image-toggle-range.ts';
import * as toggle from '../../../stories/renderer/fixtures/image-toggle.ts';
import * as carousel from '../../../stories/renderer/fixtures/interactive-carousel.ts';

const page = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };

test.each([
  ['a film', true, media.film],
  ['a film without a picture', true, media.filmAlone],
  ['a picture from edge to edge', false, media.typical],
  ['a file that is no film', false, { ...media.film, video: { url: '/assets/terrace/terrace.pdf' } }],
  ['a carousel', true, carousel.typical],
  ['a carousel of one slide', false, { ...carousel.typical, slides: carousel.typical.slides.slice(0, 1) }],
  ['a gallery', true, gallery.one],
  ['a gallery without pictures', false, { ...gallery.typical, images: [null] }],
  ['a dimmer', true, range.typical],
  ['a dimmer of one step', false, range.oneStep],
  ['a toggle of radios', false, toggle.typical],
  ['a hero', false, hero.typical],
])('%s hydrates: %s', (_what, expected, json) => {
  const [read] = readSections([json], page);
  expect(read && 'section' in read && shouldHydrate(read.section)).toBe(expected);
});
