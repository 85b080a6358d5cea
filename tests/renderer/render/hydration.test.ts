import { expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { hydrationOf } from '#renderer/render/render-section';
import * as media from '../../../stories/renderer/fixtures/full-width-media.ts';
import * as gallery from '../../../stories/renderer/fixtures/gallery.ts';
import * as hero from '../../../stories/renderer/fixtures/hero.ts';
import * as range from '../../../stories/renderer/fixtures/image-toggle-range.ts';
import * as toggle from '../../../stories/renderer/fixtures/image-toggle.ts';
import * as carousel from '../../../stories/renderer/fixtures/interactive-carousel.ts';

const page = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };

test.each([
  ['a video', 'whenVisible', media.video],
  ['a video without a picture', 'whenVisible', media.videoWithoutPicture],
  ['a picture instead of a video', 'never', media.typical],
  ['a file of another type', 'never', { ...media.video, video: { url: '/assets/terrace/terrace.pdf' } }],
  ['a carousel', 'onIntent', carousel.typical],
  [
    'a carousel with one slide',
    'never',
    { ...carousel.typical, slides: carousel.typical.slides.slice(0, 1) },
  ],
  ['a gallery', 'onIntent', gallery.one],
  ['a gallery without pictures', 'never', { ...gallery.typical, images: [null] }],
  ['a range', 'onIntent', range.typical],
  ['a range with one step', 'never', range.oneStep],
  ['a toggle', 'never', toggle.typical],
  ['a hero', 'never', hero.typical],
])('The hydration of %s is %s', (_name, expected, json) => {
  const [result] = readSections([json], page);
  expect(result && 'section' in result && hydrationOf(result.section)).toBe(expected);
});
