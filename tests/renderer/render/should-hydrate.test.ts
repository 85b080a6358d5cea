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
  ['a video', true, media.video],
  ['a video without a picture', true, media.videoWithoutPicture],
  ['a picture instead of a video', false, media.typical],
  ['a file of another type', false, { ...media.video, video: { url: '/assets/terrace/terrace.pdf' } }],
  ['a carousel', true, carousel.typical],
  ['a carousel with one slide', false, { ...carousel.typical, slides: carousel.typical.slides.slice(0, 1) }],
  ['a gallery', true, gallery.one],
  ['a gallery without pictures', false, { ...gallery.typical, images: [null] }],
  ['a range', true, range.typical],
  ['a range with one step', false, range.oneStep],
  ['a toggle', false, toggle.typical],
  ['a hero', false, hero.typical],
])('shouldHydrate of %s is %s', (_name, expected, json) => {
  const [result] = readSections([json], page);
  expect(result && 'section' in result && shouldHydrate(result.section)).toBe(expected);
});
