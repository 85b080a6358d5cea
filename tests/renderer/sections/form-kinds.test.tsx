import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';
import { recordAcceptedPosts } from '../forms/accepted-posts.ts';

// Controls with several elements that have one value: a number, a date with a time, and a multiple choice.

const posts = recordAcceptedPosts();

/** Renders the form and waits for its enhanced controls. */
async function renderForm() {
  const shown = render(createElement(sectionStory([cms.booking], 'nl')));
  await screen.findByRole('spinbutton', { name: 'Met hoeveel kom je?' });
  await screen.findByRole('button', { name: /Kies een datum/ });
  await screen.findByRole('listbox', { name: 'Gekozen' });
  return shown;
}

const visitor = userEvent;
const chosen = () =>
  within(screen.getByRole('listbox', { name: 'Gekozen' }))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);

async function choose(lamp: string) {
  await visitor.dblClick(
    within(screen.getByRole('listbox', { name: 'Beschikbaar' })).getByRole('option', { name: lamp }),
  );
}

test('Enhanced controls submit one value per field', async () => {
  await renderForm();
  await visitor.click(screen.getByRole('button', { name: /^Verhogen/ }));
  await visitor.type(screen.getByLabelText(/^Wanneer kom je/), '2026-12-04');
  await visitor.type(screen.getByLabelText(/^Tijd/), '19:30');
  await choose('Kade');
  await choose('Waker');
  await visitor.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.getAll('guests')).toEqual(['3']);
  expect(posts[0]?.getAll('moment')).toEqual(['2026-12-04']);
  expect(posts[0]?.getAll('moment-time')).toEqual(['19:30']);
  expect(posts[0]?.getAll('lamps')).toEqual(['waker', 'kade']);
});

test('Enhanced controls report a date without its time, and too many choices', async () => {
  await renderForm();
  await visitor.type(screen.getByLabelText(/^Wanneer kom je/), '2026-12-04');
  for (const lamp of ['Waker', 'Kade', 'Duin', 'Vonk']) await choose(lamp);
  await visitor.click(screen.getByRole('button', { name: 'Verstuur' }));
  const links = await screen.findAllByRole('link', { name: /^(Wanneer|Welke)/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Wanneer kom je? Dit kunnen wij niet als datum lezen.',
    'Welke lampen wil je zien? Kies er hoogstens 3.',
  ]);
  expect(posts).toHaveLength(0);

  await visitor.type(screen.getByLabelText(/^Tijd/), '19:30');
  await visitor.dblClick(
    within(screen.getByRole('listbox', { name: 'Gekozen' })).getByRole('option', { name: 'Vonk' }),
  );
  await visitor.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(posts).toHaveLength(1));
});

test('Enhanced controls restore their values after a reload', async () => {
  const { unmount } = await renderForm();
  await visitor.click(screen.getByRole('button', { name: /^Verhogen/ }));
  await visitor.type(screen.getByLabelText(/^Wanneer kom je/), '2026-12-04');
  await visitor.type(screen.getByLabelText(/^Tijd/), '19:30');
  await choose('Duin');
  act(unmount);

  await renderForm();
  expect(screen.getByRole('spinbutton', { name: 'Met hoeveel kom je?' })).toHaveValue('3');
  expect(screen.getByLabelText(/^Wanneer kom je/)).toHaveValue('2026-12-04');
  expect(screen.getByLabelText(/^Tijd/)).toHaveValue('19:30');
  expect(chosen()).toEqual(['Duin']);
});
