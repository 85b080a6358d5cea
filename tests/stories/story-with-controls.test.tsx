import { expect, test } from 'vitest';
import * as cms from '../../stories/renderer/fixtures/image-toggle-range.ts';
import { choice } from '../../stories/renderer/fixtures/picture.ts';
import { storyWithControls } from '../../stories/renderer/story-with-controls.tsx';

const argsOf = (fields: object) =>
  storyWithControls('image-toggle-range', { ...cms.typical, ...fields }).args;

test('A story with controls starts with the values of the JSON', () => {
  expect(argsOf({ tone: choice('night') })).toMatchObject({ tone: 'night', heading: cms.typical.heading });
  expect(argsOf({ tone: 'moss' })).toMatchObject({ tone: 'moss' });
});

test.each([undefined, null, choice('unknown')])('A choice of %j starts with the first option', (tone) => {
  expect(argsOf({ tone })).toMatchObject({ tone: 'ground' });
});
