import { expect, test } from 'vitest';
import { serveProject } from './temporary-project.ts';

const rows: Record<string, string> = {
  'towns.yaml':
    '- { value: "1", label: Deventer, note: "on the river, east" }\n- { value: "2", label: Gent }\n',
  'towns.json': '[{"value":"1","label":"Deventer","note":"on the river, east"},{"value":"2","label":"Gent"}]',
  'towns.csv': 'value,label,note\r\n1,Deventer,"on the river, east"\r\n2,"Gent",\r\n',
};

test.each(Object.keys(rows))('A dictionary field returns the whole row of %s', async (filename) => {
  const { get } = await serveProject({
    'content/collections/notes.yaml': 'title: Notes\n',
    'content/collections/notes/a.md': "---\nid: a\ntown: '1'\n---\n",
    [`resources/dictionaries/${filename}`]: rows[filename] ?? '',
    'resources/blueprints/collections/notes/note.yaml': `fields:
  - { handle: town, field: { type: dictionary, max_items: 1, dictionary: { type: file, filename: ${filename} } } }
`,
  });
  expect((await get('/api/collections/notes/entries/a?fields=town')).body).toEqual({
    data: { town: { value: 1, label: 'Deventer', note: 'on the river, east', key: 1 } },
  });
});
