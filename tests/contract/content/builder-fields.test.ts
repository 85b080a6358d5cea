import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { plainHtml } from './plain-html.ts';
import { getFieldSample, propertyOf } from './responses.ts';

useContentSystem();

const workshop = expect.objectContaining({
  id: 'assets::hero/workshop.jpg',
  url: expect.stringContaining('/assets/hero/workshop.jpg'),
});

async function sectionOf(entry: string, id: string) {
  const { sections } = await getFieldSample(entry);
  return Array.isArray(sections) ? sections.find((section) => propertyOf(section, 'id') === id) : undefined;
}

test('Replicator returns its sets in order, without disabled ones', async () => {
  const { sections } = await getFieldSample('builder-full');
  expect(sections).toMatchObject([
    { id: 's1', type: 'hero' },
    { id: 's3', type: 'faq' },
    { id: 's4', type: 'hero' },
    { id: 's5', type: 'described' },
    { id: 's6', type: 'no_longer_known' },
  ]);
});

test('Set has its shaped fields, id and type, but not enabled', async () => {
  expect(await sectionOf('builder-full', 's1')).toEqual({
    heading: 'Licht dat meebeweegt',
    image: workshop,
    tone: { value: 'dark', label: 'Donker', key: 'dark' },
    page: expect.objectContaining({ id: 'about-nl', title: 'Over ons', url: '/nl/over-ons' }),
    id: 's1',
    type: 'hero',
  });
});

test('Empty set has every field, with null or the default', async () => {
  expect(await sectionOf('builder-full', 's4')).toEqual({
    heading: null,
    image: null,
    tone: { value: 'light', label: 'Licht', key: 'light' },
    page: null,
    id: 's4',
    type: 'hero',
  });
});

test('Grid inside a set has shaped rows, with a null id for a row without one', async () => {
  const items = propertyOf(await sectionOf('builder-full', 's3'), 'items');
  expect(items).toEqual([
    { question: 'Hoe lang?', answer: expect.any(String), id: 'r1' },
    { question: 'Zonder rij-id?', answer: null, id: null },
  ]);
  expect(plainHtml(propertyOf(Array.isArray(items) ? items[0] : {}, 'answer'))).toBe(
    '<p>Vijf <strong>jaar</strong>.</p>',
  );
});

test('Set has the fields of a fieldset imported with a prefix', async () => {
  expect(await sectionOf('builder-full', 's5')).toEqual({
    meta_title: 'Uit de veldenset',
    meta_description: null,
    id: 's5',
    type: 'described',
  });
});

test('Set of an unknown type is returned as stored', async () => {
  expect(await sectionOf('builder-full', 's6')).toMatchObject({
    id: 's6',
    type: 'no_longer_known',
    words: 'Zoals opgeslagen',
    image: 'hero/workshop.jpg',
  });
});

test('Sets without groups, the older form, are supported', async () => {
  expect((await getFieldSample('builder-full'))['flat_sections']).toEqual([
    { words: 'Oude vorm', id: 'f1', type: 'note' },
  ]);
});

test('Grid has every column in every row and drops missing assets', async () => {
  expect((await getFieldSample('builder-full'))['rows']).toEqual([
    { name: 'Eerste', active: true, pictures: [workshop], id: 'g1' },
    { name: 'Tweede', active: false, pictures: [], id: 'g2' },
  ]);
});

test('Group is an object with every field', async () => {
  expect((await getFieldSample('builder-full'))['card']).toEqual({
    heading: 'In een groep',
    image: expect.objectContaining({ id: 'assets::hero/dusk.png' }),
    pages: [expect.objectContaining({ id: 'team-nl' })],
  });
});

test('Empty replicator and grid are empty lists, and an empty group has empty fields', async () => {
  expect(await getFieldSample('builder-empty')).toMatchObject({
    sections: [],
    flat_sections: [],
    rows: [],
    card: { heading: null, image: null, pages: [] },
  });
});

test('Relations inside sets and groups resolve to the site of the entry', async () => {
  expect(await sectionOf('builder-full-en', 's1')).toMatchObject({
    page: { id: 'about-en', url: '/en-UK/about-us' },
  });
  expect((await getFieldSample('builder-full-en'))['card']).toMatchObject({ pages: [{ id: 'team-en' }] });
});
