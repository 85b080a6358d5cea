import { expect, test } from 'vitest';
import { socialCardUrl } from '#site/media/images';

test.each([
  [undefined, 'share_x50_y50'],
  [{ x: 0, y: 100 }, 'share_x0_y100'],
  [{ x: 12, y: 13 }, 'share_x0_y25'],
  [{ x: 61.5, y: 88 }, 'share_x50_y100'],
])('socialCardUrl rounds a focus point at %j to %s', (focus, crop) => {
  const picture = { src: '/assets/hero.jpg', ...(focus ? { focus } : {}) };
  expect(socialCardUrl(picture)).toBe(`/_image/${crop},f_jpeg/assets/hero.jpg`);
});

test('socialCardUrl contains the absolute URL of a picture on another origin', () => {
  expect(socialCardUrl({ src: 'https://cdn.example.test/a.jpg' })).toBe(
    '/_image/share_x50_y50,f_jpeg/https%3A%2F%2Fcdn.example.test%2Fa.jpg',
  );
});
