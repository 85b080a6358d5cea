import { expect, test } from 'vitest';
import { aspectRatioProps, clampedAspectRatio } from '#renderer/media/aspect-ratio';

test.each([
  ['a square', 840, 840, 1],
  ['a photograph', 1200, 800, 1.5],
  ['a panorama, limited to 16:9', 3000, 800, 1.778],
  ['a tall picture, limited to 4:5', 500, 2000, 0.8],
])('clampedAspectRatio returns the ratio of %s', (_name, width, height, ratio) => {
  expect(clampedAspectRatio({ width, height })).toBe(ratio);
});

test('A picture of unknown size has no aspect ratio', () => {
  expect(clampedAspectRatio(undefined)).toBeUndefined();
  expect(clampedAspectRatio({})).toBeUndefined();
  expect(clampedAspectRatio({ width: 0, height: 0 })).toBeUndefined();
  expect(aspectRatioProps(undefined)).toEqual({});
});

test('aspectRatioProps returns the orientation', () => {
  const picture = { src: '/assets/a.jpg', alt: '' };
  expect(aspectRatioProps({ ...picture, width: 900, height: 900 })).toMatchObject({
    'data-orientation': 'portrait',
  });
  expect(aspectRatioProps({ ...picture, width: 900, height: 600 })).toMatchObject({
    'data-orientation': 'landscape',
  });
});
