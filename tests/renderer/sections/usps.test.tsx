import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as usps from '../../../stories/renderer/fixtures/usps.ts';
import { show } from './render-json.tsx';

test('Usps renders each reason as a list item with a heading', () => {
  show(usps.typical);

  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(within(items[1] ?? document.body).getByRole('heading', { name: '40 uur licht' })).toBeVisible();
});

test('Usps numbers the reasons one level below the section heading', () => {
  show(usps.withHeading);

  expect(screen.getByRole('heading', { name: 'Waarom hij blijft' }).tagName).toBe('H1');
  expect(screen.getByRole('heading', { name: '40 uur licht' }).tagName).toBe('H2');
});

test('A reason without a title is not rendered', () => {
  show({ ...usps.minimal, items: [...usps.minimal.items, { id: 'b', title: null, text: 'Zonder naam' }] });

  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByText('Zonder naam')).not.toBeInTheDocument();
});

test('Usps hides icons from screen readers and keeps the text of a reason with an unknown icon', () => {
  const [first, ...others] = usps.typical.items;
  show({ ...usps.typical, items: [{ ...first, icon: 'elsewhere:unknown' }, ...others] });

  const drawings = screen.getAllByRole('listitem').map((item) => item.querySelector('svg'));
  expect(drawings.map((drawing) => drawing?.getAttribute('aria-hidden'))).toEqual([
    undefined,
    'true',
    'true',
    'true',
  ]);
  expect(screen.getByRole('heading', { name: 'Gedraaid in Deventer' })).toBeVisible();
});
