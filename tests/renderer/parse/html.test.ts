import { describe, expect, test } from 'vitest';
import { readHtml } from '#renderer/parse/html';
import { renumberHeadings } from '#renderer/parse/html-headings';

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
    ['<img src=x onerror=alert(1)>', '<img src="x" alt="" loading="lazy" decoding="async" />'],
    ['<img src="javascript:alert(1)">', ''],
    ['<p id="main">a</p>', '<p>a</p>'],
    ['<h1>a</h1>', '<h2>a</h2>'],
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

describe('renumberHeadings', () => {
  test.each([
    ['<h2>a</h2><h3>b</h3><h2>c</h2>', 3, '<h3>a</h3><h4>b</h4><h3>c</h3>'],
    ['<h2>a</h2><h4>b</h4>', 2, '<h2>a</h2><h3>b</h3>'],
    ['<h4>a</h4><h2>b</h2>', 2, '<h2>a</h2><h2>b</h2>'],
    ['<h6>a</h6>', 3, '<h3>a</h3>'],
  ])('%s from level %i: %s', (written, top, shown) => {
    expect(renumberHeadings(read(written), top)).toBe(shown);
  });
});
