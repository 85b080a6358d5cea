import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as lights from '../../../stories/renderer/fixtures/lights-cta.ts';
import { show } from './render-json.tsx';

test('LightsCta has a switch with the editor’s initial state', async () => {
  const visitor = userEvent.setup();
  show(lights.typical);

  const light = screen.getByRole('switch', { name: 'Licht' });
  expect(light).toBeChecked();
  await visitor.click(screen.getByText('Licht'));
  expect(light).not.toBeChecked();
  await visitor.keyboard(' ');
  expect(light).toBeChecked();
});

test('LightsCta can start with the lights off', () => {
  show(lights.startsOff);

  expect(screen.getByRole('switch', { name: 'Licht' })).not.toBeChecked();
});

test('LightsCta renders both pictures', () => {
  show(lights.typical);

  expect(screen.getByRole('img', { name: 'Een gestucte muur, twee lampen aan' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Dezelfde muur, de lampen uit' })).toBeInTheDocument();
});

test.each([
  ['on', lights.typical, 'Een gestucte muur, twee lampen aan'],
  ['off', lights.startsOff, 'Dezelfde muur, de lampen uit'],
])('LightsCta that starts %s loads the picture that is visible first without delay', (_state, json, alt) => {
  show(json);
  const eager = screen.getAllByRole('img').filter((image) => image.getAttribute('loading') !== 'lazy');
  expect(eager.map((image) => image.getAttribute('alt'))).toEqual([alt]);
});

test.each([
  ['start', lights.typical],
  ['end', lights.maximal],
])('LightsCta places its text at the %s and before the switch', (side, json) => {
  const { container } = show(json);

  const bar = container.querySelector('[data-side]');
  expect(bar).toHaveAttribute('data-side', side);
  expect(bar?.firstElementChild).toContainElement(screen.getByRole('heading'));
});
