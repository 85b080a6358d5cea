import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

const blueprint = `fields:
  - handle: plain
    field: { type: bard }
  - handle: built
    field: { type: bard, sets: { all: { sets: { quote: { fields: [{ handle: by, field: { type: text } }] } } } } }
`;

/** Returns the API response for a Bard field with these ProseMirror nodes. */
async function shaped(field: 'plain' | 'built', nodes: unknown): Promise<unknown> {
  const { get } = await serveProject({
    'content/collections/notes.yaml': "title: Notes\nroute: '/notes/{slug}'\n",
    'content/collections/notes/a.md': `---\nid: a\n${field}: ${JSON.stringify(nodes)}\n---\n`,
    'content/assets/assets.yaml': 'disk: assets\n',
    'public/assets/lamp.png': 'x',
    'resources/blueprints/collections/notes/note.yaml': blueprint,
  });
  const { body } = await get(`/api/collections/notes/entries/a?fields=${field}`);
  return (body as { data: Record<string, unknown> }).data[field];
}

const text = (value: string, ...marks: object[]) => ({ type: 'text', text: value, marks });
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });

test.each<[string, object, string]>([
  ['a paragraph', paragraph(text('Light')), '<p>Light</p>'],
  ['an unknown node and mark', { type: 'constructor', content: [text('x', { type: 'toString' })] }, 'x'],
  ['a heading', { type: 'heading', attrs: { level: 3 }, content: [text('Oak')] }, '<h3>Oak</h3>'],
  [
    'nested marks',
    paragraph(text('x', { type: 'bold' }, { type: 'italic' })),
    '<p><strong><em>x</em></strong></p>',
  ],
  [
    'all other marks',
    paragraph(
      ...['underline', 'strike', 'small', 'subscript', 'superscript', 'code'].map((type) =>
        text('x', { type }),
      ),
    ),
    '<p><u>x</u><s>x</s><small>x</small><sub>x</sub><sup>x</sup><code>x</code></p>',
  ],
  [
    'a list',
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('one'))] }] },
    '<ul><li><p>one</p></li></ul>',
  ],
  [
    'a numbered list',
    { type: 'orderedList', attrs: { start: 3 }, content: [{ type: 'listItem' }] },
    '<ol start="3"><li></li></ol>',
  ],
  [
    'a quotation',
    { type: 'blockquote', content: [paragraph(text('x'))] },
    '<blockquote><p>x</p></blockquote>',
  ],
  [
    'code',
    { type: 'codeBlock', attrs: { language: 'js' }, content: [text('a < b')] },
    '<pre><code class="language-js">a &lt; b</code></pre>',
  ],
  [
    'breaks and rules',
    paragraph(text('a'), { type: 'hardBreak' }, { type: 'horizontalRule' }),
    '<p>a<br><hr></p>',
  ],
  [
    'a link to a page',
    paragraph(
      text('x', { type: 'link', attrs: { href: 'statamic://entry::a', target: '_blank', rel: null } }),
    ),
    '<p><a href="/notes/a" target="_blank">x</a></p>',
  ],
  [
    'a link to a missing page',
    paragraph(text('x', { type: 'link', attrs: { href: 'statamic://entry::gone' } })),
    '<p><a href="">x</a></p>',
  ],
  [
    'an image',
    { type: 'image', attrs: { src: 'asset::assets::lamp.png', alt: 'A "lamp"' } },
    '<img src="/assets/lamp.png" alt="A &quot;lamp&quot;">',
  ],
  [
    'a table',
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [
            { type: 'tableHeader', attrs: { colspan: 2, rowspan: 1 }, content: [paragraph(text('S'))] },
          ],
        },
      ],
    },
    '<table><tbody><tr><th colspan="2"><p>S</p></th></tr></tbody></table>',
  ],
  [
    'an XSS payload',
    paragraph(text('<script>alert(1)</script>')),
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  ],
  ['an unknown node', { type: 'marquee', content: [paragraph(text('x'))] }, '<p>x</p>'],
])('Bard renders %s', async (_, node, html) => {
  expect(await shaped('plain', [node])).toBe(html);
});

const set = (id: string, enabled: boolean, type = 'quote') => ({
  type: 'set',
  attrs: { id, enabled, values: { type, by: 'Kim', stray: 1 } },
});

test('Bard with sets returns text runs and sets in order, without disabled sets', async () => {
  const nodes = [
    paragraph(text('a')),
    paragraph(text('b')),
    set('s1', true),
    set('s2', false),
    paragraph(text('c')),
  ];
  expect(await shaped('built', nodes)).toEqual([
    { type: 'text', text: '<p>a</p><p>b</p>' },
    { by: 'Kim', id: 's1', type: 'quote' },
    { type: 'text', text: '<p>c</p>' },
  ]);
});

test('An empty Bard field is null without sets and an empty list with sets', async () => {
  expect(await shaped('plain', null)).toBeNull();
  expect(await shaped('built', null)).toEqual([]);
});
