import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as icon from '../../../stories/renderer/fixtures/icon.ts';
import { show } from './render-json.tsx';

test('Icon is hidden from screen readers and its text is not', () => {
  const { container } = show(icon.typical);

  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('heading', { name: 'Om kwart over vijf is het genoeg' })).toBeVisible();
  expect(screen.getByText(/eerste lamp aan/)).toBeVisible();
});

test.each(['elsewhere:unknown', '', 'constructor', 'ph:'])(
  'Icon with the unknown name %j renders its text without an icon',
  (name) => {
    const { container } = show({ ...icon.typical, icon: name });

    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('heading')).toBeVisible();
  },
);

test.each(icon.everyIcon.map(({ icon: name }) => name))('Icon renders %s', (name) => {
  const { container } = show({ ...icon.typical, icon: name });

  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(0);
});

test.each([
  ['start', icon.typical],
  ['center', icon.centred],
])('Icon is aligned to the %s', (align, json) => {
  const { container } = show(json);

  expect(container.querySelector('[data-align]')).toHaveAttribute('data-align', align);
});
