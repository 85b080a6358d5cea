import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getItem, inside, itemsOf } from './responses.ts';

useContentSystem();

const contact = () => getItem('/api/forms/contact');
const field = async (handle: string) => inside((await contact())['fields'], handle);

test('a form has a handle, a title, its fields and its address', async () => {
  const form = await contact();
  expect(form).toMatchObject({ handle: 'contact', title: 'Contact' });
  expect(form['api_url']).toMatch(/\/api\/forms\/contact$/);
  expect(Object.keys(form).toSorted()).toEqual(['api_url', 'fields', 'handle', 'title']);
});

test('the fields come by handle, in the order of the blueprint', async () => {
  expect(Object.keys(Object((await contact())['fields']))).toEqual([
    'subject',
    'order_no',
    'lamps',
    'reach',
    'rooms',
    'name',
    'email',
    'message',
    'newsletter',
    'photo',
    'attachment',
    'campaign',
    'plans',
  ]);
});

test('a field is its raw configuration, keys of our own included, with handle and width', async () => {
  expect(await field('subject')).toEqual({
    type: 'select',
    display: 'Onderwerp',
    options: { order: 'Bestelling', advice: 'Advies' },
    validate: ['required'],
    width: 50,
    step: 1,
    handle: 'subject',
  });
});

test('a field without a width is as wide as the form', async () => {
  expect(await field('order_no')).toEqual({
    type: 'text',
    display: 'Bestelnummer',
    if: { subject: 'equals order' },
    validate: ['sometimes', 'required'],
    step: 1,
    handle: 'order_no',
    width: 100,
  });
});

test('nothing is added that is not written', async () => {
  for (const key of ['instructions', 'validate', 'placeholder', 'default'])
    expect(await field('reach')).not.toHaveProperty(key);
});

test.each([
  ['if', 'order_no', { subject: 'equals order' }],
  ['unless', 'lamps', { subject: 'advice' }],
  ['if_any', 'rooms', { subject: 'contains adv', reach: 'not empty' }],
  ['unless_any', 'message', { subject: 'order', reach: 'phone' }],
])('the condition %s passes through', async (condition, handle, rule) => {
  expect(inside(await field(handle), condition)).toEqual(rule);
});

test('options and rules keep the form they were written in', async () => {
  expect(inside(await field('reach'), 'options')).toEqual(['phone', 'mail']);
  expect(inside(await field('rooms'), 'options')).toEqual([
    { key: 'kitchen', value: 'Keuken' },
    { key: 'hall', value: 'Hal' },
  ]);
  expect(inside(await field('lamps'), 'validate')).toBe('nullable|min:1|max:20');
});

test('the name of the honeypot is not told', async () => {
  const { text } = await get('/api/forms/contact');
  expect(text).toContain('order_no');
  expect(text).not.toContain('website');
});

test('a form without fields has an empty list for them', async () => {
  expect((await getItem('/api/forms/bare'))['fields']).toEqual([]);
});

test('the list holds every form, not paginated', async () => {
  const answer = await get('/api/forms');
  expect(
    itemsOf(answer)
      .map(({ handle }) => String(handle))
      .toSorted(),
  ).toEqual(['bare', 'contact', 'newsletter']);
  expect(Object.keys(Object(answer.body))).toEqual(['data']);
});
