import { expect, test } from 'vitest';
import { useContentSystem } from './content-system.ts';
import { plainHtml } from './plain-html.ts';
import { getKitchen, inside } from './responses.ts';

useContentSystem();

const workshop = expect.objectContaining({
  id: 'assets::hero/workshop.jpg',
  url: expect.stringContaining('/assets/hero/workshop.jpg'),
});

async function sectionOf(entry: string, id: string) {
  const { sections } = await getKitchen(entry);
  return Array.isArray(sections) ? sections.find((section) => inside(section, 'id') === id) : undefined;
}

test('the sets come in their order, without the ones switched off', async () => {
  const { sections } = await getKitchen('builder-full');
  expect(sections).toMatchObject([
    { id: 's1', type: 'hero' },
    { id: 's3', type: 'faq' },
    { id: 's4', type: 'hero' },
    { id: 's5', type: 'described' },
    { id: 's6', type: 'no_longer_known' },
  ]);
});

test('a set has its fields shaped, relations in short included, then id and type; not whether it is on', async () => {
  expect(await sectionOf('builder-full', 's1')).toEqual({
    heading: 'Licht dat meebeweegt',
    image: workshop,
    tone: { value: 'dark', label: 'Donker', key: 'dark' },
    page: expect.objectContaining({ id: 'about-nl', title: 'Over ons', url: '/nl/over-ons' }),
    id: 's1',
    type: 'hero',
  });
});

test('a set with nothing filled in has every field empty or by default', async () => {
  expect(await sectionOf('builder-full', 's4')).toEqual({
    heading: null,
    image: null,
    tone: { value: 'light', label: 'Licht', key: 'light' },
    page: null,
    id: 's4',
    type: 'hero',
  });
});

test('a grid inside a set has its rows shaped; a row without an id has null for it', async () => {
  const items = inside(await sectionOf('builder-full', 's3'), 'items');
  expect(items).toEqual([
    { question: 'Hoe lang?', answer: expect.any(String), id: 'r1' },
    { question: 'Zonder rij-id?', answer: null, id: null },
  ]);
  expect(plainHtml(inside(Array.isArray(items) ? items[0] : {}, 'answer'))).toBe(
    '<p>Vijf <strong>jaar</strong>.</p>',
  );
});

test('a set may import a fieldset under a prefix', async () => {
  expect(await sectionOf('builder-full', 's5')).toEqual({
    meta_title: 'Uit de veldenset',
    meta_description: null,
    id: 's5',
    type: 'described',
  });
});

test('a set of a type nobody knows comes as it is stored', async () => {
  expect(await sectionOf('builder-full', 's6')).toMatchObject({
    id: 's6',
    type: 'no_longer_known',
    words: 'Zoals opgeslagen',
    image: 'hero/workshop.jpg',
  });
});

test('sets in the old form, without groups, are read', async () => {
  expect((await getKitchen('builder-full'))['flat_sections']).toEqual([
    { words: 'Oude vorm', id: 'f1', type: 'note' },
  ]);
});

test('a grid has every column in every row and drops pictures that are gone', async () => {
  expect((await getKitchen('builder-full'))['rows']).toEqual([
    { name: 'Eerste', active: true, pictures: [workshop], id: 'g1' },
    { name: 'Tweede', active: false, pictures: [], id: 'g2' },
  ]);
});

test('a group is an object with every field', async () => {
  expect((await getKitchen('builder-full'))['card']).toEqual({
    heading: 'In een groep',
    image: expect.objectContaining({ id: 'assets::hero/dusk.png' }),
    pages: [expect.objectContaining({ id: 'team-nl' })],
  });
});

test('nothing built is empty lists and a group of empties', async () => {
  expect(await getKitchen('builder-empty')).toMatchObject({
    sections: [],
    flat_sections: [],
    rows: [],
    card: { heading: null, image: null, pages: [] },
  });
});

test('pages related inside sets and groups are those of the entry’s own site', async () => {
  expect(await sectionOf('builder-full-en', 's1')).toMatchObject({
    page: { id: 'about-en', url: '/en-UK/about-us' },
  });
  expect((await getKitchen('builder-full-en'))['card']).toMatchObject({ pages: [{ id: 'team-en' }] });
});
