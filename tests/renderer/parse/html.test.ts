import { describe, expect, test } from 'vitest';
import { readHtml } from '#renderer/parse/html';
import { renumberHeadings } from '#renderer/parse/html-headings';
import { withWideSizes } from '#renderer/parse/html-pictures';

const page = { locale: 'nl', locales: ['nl', 'en'], origin: 'https://www.example.test' };
const read = (html: string) => readHtml(html, page);

describe('readHtml', () => {
  test('keeps the elements that editors write', () => {
    const written = '<h2>Zorg</h2><p>Een <strong>droge</strong> doek.</p><ul><li>Geen zeep</li></ul>';
    expect(read(written)).toBe(written);
  });

  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['<p style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<span>a</span>'],
    ['<iframe src="https://x.test"></iframe>a', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<math><mi//xlink:href="data:x,<script>alert(1)</script>">', ''],
    ['<form action="/x"><input name="a"></form>a', 'a'],
    ['<style>*{display:none}</style>a', 'a'],
    ['<img src=x onerror=alert(1)>', ''],
    [
      '<img src="/assets/a.svg" onerror=alert(1)>',
      '<picture><img src="/assets/a.svg" alt="" loading="lazy" decoding="async"/></picture>',
    ],
    ['&lt;img src="0" /&gt;', '&lt;img src="0" /&gt;'],
    ['<img src="javascript:alert(1)">', ''],
    ['<p id="main">a</p>', '<p>a</p>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
    ['<h2></h2><h3><strong> </strong></h3><p>a</p>', '<p>a</p>'],
    ['<ul><li></li><li><p>a</p></li><li><p></p></li></ul>', '<ul><li><p>a</p></li></ul>'],
    ['<p>a<a href="/contact"><img src="javascript:alert(1)"></a></p>', '<p>a</p>'],
    [
      '<td style="color:red;text-align:right">a</td><th style="text-align:url(x)">b</th>',
      '<td style="text-align:right">a</td><th>b</th>',
    ],
    [
      '<ul><li><input type="checkbox" disabled checked> a</li><li><input type="checkbox" disabled> b</li></ul>',
      '<ul><li><span>☑</span> a</li><li><span>☐</span> b</li></ul>',
    ],
  ])('%s becomes %s', (written, shown) => {
    expect(read(written)).toBe(shown);
  });

  test('adds the locale to internal links and rel=noopener to external links', () => {
    expect(read('<a href="/contact">a</a>')).toBe('<a href="/nl/contact">a</a>');
    expect(read('<a href="https://x.test/" target="_blank">a</a>')).toBe(
      '<a href="https://x.test/" rel="noopener">a</a>',
    );
  });
});

describe('readHtml with pictures', () => {
  const textPictures = new Map([
    [
      '/assets/bol.jpg',
      { alt: 'A globe', defaultAlt: 'Een bol', width: 900, height: 600, placeholder_color: '#aabbcc' },
    ],
  ]);
  const readPicture = (html: string) => readHtml(html, { ...page, locale: 'en', textPictures });

  test('adds renditions up to the width of the original, sizes, dimensions and the placeholder colour', () => {
    const html = readPicture('<p>a<img src="/assets/bol.jpg" width="1" style="x" srcset="/x 1w">b</p>');
    expect(html).toMatch(/^<p>a<picture>.*<\/picture>b<\/p>$/);
    expect(html).toContain('<source type="image/avif" srcSet="/_image/w_320,f_avif/assets/bol.jpg 320w');
    expect(html).toContain('/_image/w_828,f_webp/assets/bol.jpg 828w"');
    expect(html).not.toContain('w_1080');
    expect(html).toContain('width="900" height="600"');
    expect(html).toContain('sizes="(min-width: 48rem) 39rem, 100vw"');
    expect(html).toContain('style="background-color:#aabbcc"');
  });

  test.each([
    ['missing', '<img src="/assets/bol.jpg">', 'A globe'],
    ['empty', '<img src="/assets/bol.jpg" alt="">', 'A globe'],
    ['the default of the picture', '<img src="/assets/bol.jpg" alt="Een bol">', 'A globe'],
    [
      'written for this place',
      '<img src="/assets/bol.jpg" alt="Step 1 &quot;open&quot;">',
      'Step 1 &quot;open&quot;',
    ],
    ['of an unknown picture', '<img src="/assets/weg.jpg" alt="Weg">', 'Weg'],
  ])('renders the alt text if that of the HTML is %s', (_case, html, alt) => {
    expect(readPicture(html)).toContain(`alt="${alt}"`);
  });

  test('withWideSizes sets the sizes of wide text', () => {
    expect(withWideSizes(readPicture('<img src="/assets/bol.jpg">'))).toContain(
      'sizes="(min-width: 60rem) 92vw, 100vw"',
    );
  });
});

describe('renumberHeadings', () => {
  test.each([
    ['<h2>a</h2><h3>b</h3><h2>c</h2>', 3, '<h3>a</h3><h4>b</h4><h3>c</h3>'],
    ['<h2>a</h2><h4>b</h4>', 2, '<h2>a</h2><h3>b</h3>'],
    ['<h4>a</h4><h2>b</h2>', 2, '<h2>a</h2><h2>b</h2>'],
    ['<h6>a</h6>', 3, '<h3>a</h3>'],
  ])('%s from level %i: %s', (written, top, shown) => {
    expect(renumberHeadings(read(written), top)).toBe(shown);
  });

  test.each([
    ['<h3>a</h3>', [2], '<h4>a</h4>'],
    ['<h3>a</h3>', [2, 3], '<h4>a</h4>'],
    ['<h2>a</h2><h3>b</h3>', [2, 4], '<h3>a</h3><h4>b</h4>'],
  ])('%s below headings of the levels %j: %s', (written, openLevels, shown) => {
    expect(renumberHeadings(read(written), 3, openLevels)).toBe(shown);
  });
});
