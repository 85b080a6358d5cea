import { expect, test } from 'vitest';
import { get, useContentSystem } from './content-system.ts';
import { getItem, propertyOf, itemsOf } from './responses.ts';

useContentSystem();

const contact = () => getItem('/api/forms/contact');
const field = async (handle: string) => propertyOf((await contact())['fields'], handle);

test('Form has a handle, a title, fields and an API URL', async () => {
  const form = await contact();
  expect(form).toMatchObject({ handle: 'contact', title: 'Contact' });
  expect(form['api_url']).toMatch(/\/api\/forms\/contact$/);
  expect(Object.keys(form).toSorted()).toEqual(['api_url', 'fields', 'handle', 'title']);
});

test('Form has its fields by handle, in the order of the blueprint', async () => {
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

test('Form field is its raw configuration, including custom keys, with handle and width', async () => {
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

test('Form field without a width has the width 100', async () => {
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

test('Form field has no keys that its configuration does not have', async () => {
  for (const key of ['instructions', 'validate', 'placeholder', 'default'])
    expect(await field('reach')).not.toHaveProperty(key);
});

test.each([
  ['if', 'order_no', { subject: 'equals order' }],
  ['unless', 'lamps', { subject: 'advice' }],
  ['if_any', 'rooms', { subject: 'contains adv', reach: 'not empty' }],
  ['unless_any', 'message', { subject: 'order', reach: 'phone' }],
])('Form field has its condition %s unchanged', async (condition, handle, rule) => {
  expect(propertyOf(await field(handle), condition)).toEqual(rule);
});

test('Form field has its options and rules unchanged', async () => {
  expect(propertyOf(await field('reach'), 'options')).toEqual(['phone', 'mail']);
  expect(propertyOf(await field('rooms'), 'options')).toEqual([
    { key: 'kitchen', value: 'Keuken' },
    { key: 'hall', value: 'Hal' },
  ]);
  expect(propertyOf(await field('lamps'), 'validate')).toBe('nullable|min:1|max:20');
});

test('Form does not expose the name of its honeypot', async () => {
  const { text } = await get('/api/forms/contact');
  expect(text).toContain('order_no');
  expect(text).not.toContain('website');
});

test('Form without fields has an empty list of fields', async () => {
  expect((await getItem('/api/forms/bare'))['fields']).toEqual([]);
});

test('Form list contains every form and is not paginated', async () => {
  const response = await get('/api/forms');
  expect(
    itemsOf(response)
      .map(({ handle }) => String(handle))
      .toSorted(),
  ).toEqual(['bare', 'contact', 'newsletter', 'visit']);
  expect(Object.keys(Object(response.body))).toEqual(['data']);
});
