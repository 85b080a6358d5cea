import { describe, expect, test } from 'vitest';
import { defaultLocale } from '#site/i18n/locale';
import { readShopHtml, toPlainText } from '../../../../site/pages/product/shop-html.ts';

const services = { siteUrl: 'https://site.example', shop: { mediaUrl: 'https://shop.example/media' } };
const read = (html: string) => readShopHtml(html, defaultLocale, services);

describe('A description of the shop', () => {
  test('keeps paragraphs, lists and emphasis', () => {
    const html = '<p>Thrown <strong>stoneware</strong>.</p><ul><li>Opal glass</li></ul>';
    expect(read(html)).toBe(html);
  });

  test.each([
    ['a script', '<p>a</p><script>window.owned = true</script>', '<p>a</p>'],
    ['an event handler', '<p onclick="owned()">a</p>', '<p>a</p>'],
    ['a link with a script', '<a href="javascript:owned()">a</a>', '<span>a</span>'],
    ['styles', '<style>body{display:none}</style><p style="position:fixed">a</p>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.example"><input name="card"></form>a', 'a'],
    ['a picture with a script', '<img src=x onerror="owned()">a', 'a'],
  ])('loses %s', (_what, html, expected) => {
    expect(read(html)).toBe(expected);
  });

  test('shows renditions of pictures below the media folder, and keeps links to its files', () => {
    const html = read(
      '<img src="https://shop.example/media/wysiwyg/opal%20glass.jpg"><a href="https://shop.example/media/manual.pdf">a</a>',
    );
    expect(html).toContain('src="/_image/w_1080,f_jpeg/media/wysiwyg/opal%20glass.jpg"');
    expect(html).toContain('/_image/w_320,f_avif/media/wysiwyg/opal%20glass.jpg 320w');
    expect(html).toContain('<a href="https://shop.example/media/manual.pdf" rel="noopener">');
  });

  test.each([
    [
      'a picture of another folder',
      'https://shop.example/mediation/a.jpg',
      '/_image/w_1080,f_jpeg/https%3A%2F%2Fshop.example%2Fmediation%2Fa.jpg',
    ],
    [
      'an SVG file, which the site does not serve',
      'https://shop.example/media/a.svg',
      'https://shop.example/media/a.svg',
    ],
  ])('keeps the URL of %s', (_what, url, src) => {
    expect(read(`<img src="${url}">`)).toContain(` src="${src}"`);
  });

  test('is one line of text in the head of the page', () => {
    expect(toPlainText(read('<p>Brass &amp; glass,</p><p>3 &lt; 4<br>kg</p><script>owned()</script>'))).toBe(
      'Brass & glass, 3 < 4 kg',
    );
    // A reference that the editors escaped is not decoded twice.
    expect(toPlainText(read('&amp;lt;script&amp;gt;'))).toBe('&lt;script&gt;');
  });
});
