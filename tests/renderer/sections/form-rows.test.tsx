import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { Guests } from '../../../stories/renderer/form-rows.stories.tsx';

const visitor = userEvent;
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
const names = () => screen.getAllByRole('textbox', { name: /^Naam/ });
const texts = () => names().map((one) => (one instanceof HTMLInputElement ? one.value : undefined));

test('A form with rows adds, moves and removes rows with their values, and submits them in order', async () => {
  render(createElement(Guests));
  await press('Nog een gast');
  await waitFor(() => expect(names()[1]).toHaveFocus());
  await visitor.keyboard('Sam');
  await press('Gast 2 omhoog');
  await waitFor(() => expect(texts()).toEqual(['Sam', 'Kim']));
  await press('Verstuur');
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      '{"guests":[{"name":"Sam"},{"name":"Kim","age":"34"}]}',
    ),
  );
  await press('Gast 2 weghalen');
  await waitFor(() => expect(texts()).toEqual(['Sam']));
});

test('A form with rows shows an error in its row, also after the row moved', async () => {
  render(createElement(Guests));
  await press('Nog een gast');
  await press('Verstuur');
  await waitFor(() => expect(names()[1]).toHaveAccessibleDescription(/Hier is nog een antwoord nodig/));
  expect(names()[0]).toBeValid();
  await press('Gast 2 omhoog');
  await waitFor(() => expect(texts()).toEqual(['', 'Kim']));
  expect(names()[0]).toBeInvalid();
  expect(names()[1]).toBeValid();
});
