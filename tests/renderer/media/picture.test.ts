import { expect, test } from 'vitest';
import { pictureSources, pictureUrl } from '#renderer/media/picture';

test('pictureSources lists the renditions of a photo up to its width', () => {
  const { src, sources } = pictureSources({ src: '/assets/photo.jpg', alt: '', width: 500, height: 300 });
  expect(src).toBe('/_image/w_480,f_jpeg/assets/photo.jpg');
  expect(sources.map(({ srcSet }) => srcSet)).toEqual([
    '/_image/w_320,f_avif/assets/photo.jpg 320w, /_image/w_480,f_avif/assets/photo.jpg 480w',
    '/_image/w_320,f_webp/assets/photo.jpg 320w, /_image/w_480,f_webp/assets/photo.jpg 480w',
  ]);
});

test.each(['/assets/logo.svg', '/assets/Logo.SVG', 'https://cdn.example.test/logo.svg?v=2'])(
  'pictureSources shows the SVG file %s itself, because the image endpoint does not rasterise SVG',
  (src) => {
    expect(pictureSources({ src, alt: '', width: 500 })).toMatchObject({ src, sources: [] });
    expect(pictureUrl(src, 640, 'jpeg')).toBe(src);
  },
);
