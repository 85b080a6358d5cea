import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { plainHtml } from './plain-html.ts';
import { getFieldSample } from './responses.ts';

useContentSystem();

test('Markdown field is HTML with tables and strikethrough, and ends with a line break', async () => {
  const { prose } = await getFieldSample('text-full');
  expect(prose).toMatch(/\n$/);
  expect(plainHtml(prose)).toBe(
    plainHtml(`
      <h2>Over hout</h2>
      <p>Eiken is <strong>sterk</strong> en <del>zacht</del> <a href="/nl/over-ons">duurzaam</a>.</p>
      <table>
        <thead><tr><th>Maat</th><th>Prijs</th></tr></thead>
        <tbody><tr><td>S</td><td>19</td></tr></tbody>
      </table>
      <ul><li>een</li><li>twee</li></ul>
    `),
  );
});

test('Markdown field supports attributes, description lists, task lists and footnotes', async () => {
  const extras = plainHtml((await getFieldSample('text-full'))['extras']);
  expect(extras).toContain('<em class="glow">warm</em>');
  expect(extras).toMatch(/<dl><dt>Eiken<\/dt><dd>(<p>)?Hard hout(<\/p>)?<\/dd><\/dl>/);
  expect(extras.match(/type="checkbox"/g)).toHaveLength(2);
  expect(extras.match(/ checked/g)).toHaveLength(1);
  expect(extras).toContain('<sup');
  expect(extras).toContain('Een voetnoot.');
  expect(extras).not.toContain('[^1]');
});

test('HTML field is returned as stored', async () => {
  expect((await getFieldSample('text-full'))['raw_html']).toBe('<p class="raw">Zo laten</p>');
});

test('Bard field without sets is HTML with resolved links and escaped text', async () => {
  expect(plainHtml((await getFieldSample('text-full'))['simple_bard'])).toBe(
    plainHtml(`
      <h2>Een kop</h2>
      <p>Gewoon, <strong>vet</strong> en <em>schuin</em> naar <a href="/nl/over-ons">binnen</a> en
        <a href="https://example.test/">buiten</a>. &lt;script&gt;alert(1)&lt;/script&gt;</p>
      <ul><li><p>Eén</p></li></ul>
      <ol><li><p>Eerst</p></li></ol>
      <img src="/assets/hero/workshop.jpg" alt="De &quot;werkplaats&quot;">
    `),
  );
});

test('Bard field saved as HTML is returned as stored', async () => {
  expect(plainHtml((await getFieldSample('text-full'))['html_bard'])).toBe('<p>Al <strong>HTML</strong></p>');
});

test('Bard field with sets is a list of texts and sets, without disabled sets', async () => {
  const { rich_bard: parts } = await getFieldSample('text-full');
  expect(parts).toEqual([
    { type: 'text', text: expect.any(String) },
    {
      id: 'b1',
      type: 'quote',
      words: 'Licht is thuis',
      picture: expect.objectContaining({
        id: 'assets::hero/workshop.jpg',
        alt: 'Een werkplaats met drie lampen',
      }),
    },
    { type: 'text', text: expect.any(String) },
  ]);
});

test('Bard field joins the paragraphs between two sets to one text', async () => {
  const { rich_bard: parts } = await getFieldSample('text-full');
  const texts = Array.isArray(parts) ? parts.filter(({ type }) => type === 'text') : [];
  expect(texts.map(({ text }) => plainHtml(text))).toEqual([
    '<p>Voor de set.</p><p>Nog een.</p>',
    '<p>Na de set.</p>',
  ]);
});

test.each(['prose', 'simple_bard', 'html_bard', 'raw_html'])(
  'Empty rich text field %s is null',
  async (field) => {
    expect(await getFieldSample('text-empty')).toHaveProperty(field, null);
  },
);

test('Empty Bard field with sets is an empty list', async () => {
  expect((await getFieldSample('text-empty'))['rich_bard']).toEqual([]);
});
