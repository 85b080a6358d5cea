import { expect, test } from 'vitest';
import { aspectRatioProps, clampedAspectRatio } from '#renderer/media/aspect-ratio';

test.each([
  ['a square', 840, 840, 1],
  ['a photograph', 1200, 800, 1.5],
  ['a panorama, which would be a slit', 3000, 800, 1.778],
  ['a pillar, which would be taller than the window', 500, 2000, 0.8],
])('a frame takes the shape of its picture: %s', (_name, width, height, shape) => {
  expect(clampedAspectRatio({ width, height })).toBe(shape);
});

test('a picture of unknown or no size gives its frame no shape', () => {
  expect(clampedAspectRatio(undefined)).toBeUndefined();
  expect(clampedAspectRatio({})).toBeUndefined();
  expect(clampedAspectRatio({ width: 0, height: 0 })).toBeUndefined();
  expect(aspectRatioProps(undefined)).toEqual({});
});

test('a frame says whether it stands', () => {
  const picture = { src: '/assets/a.jpg', alt: '' };
  expect(aspectRatioProps({ ...picture, width: 900, height: 900 })).toMatchObject({
    'data-orientation': 'portrait',
  });
  expect(aspectRatioProps({ ...picture, width: 900, height: 600 })).toMatchObject({
    'data-orientation': 'landscape',
  });
});
