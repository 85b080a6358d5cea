import { render, screen, waitFor, within } from '@testing-library/react';
import visitor from '@testing-library/user-event';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/nl/contact');
});

/** Renders two hydrated forms with steps. */
async function renderForms() {
  const sections = ['first', 'second'].map((id) => ({ ...cms.typical, id }));
  render(createElement(sectionStory(sections)));
  const [first, second] = screen.getAllByRole<HTMLFormElement>('form');
  if (!first || !second) throw new Error('there are two');
  for (const form of [first, second]) await waitFor(() => expect(form).toHaveAttribute('novalidate'));
  return [first, second] as const;
}

async function goToNextStep(form: HTMLFormElement) {
  await visitor.selectOptions(within(form).getByRole('combobox'), 'repair');
  await visitor.type(within(form).getByRole('textbox', { name: 'Je bericht' }), 'Mijn lantaarn brandt niet.');
  await visitor.click(within(form).getByRole('button', { name: 'Volgende' }));
  await within(form).findByRole('group', { name: 'Je gegevens' });
}

async function goBack(form: HTMLFormElement) {
  await visitor.click(within(form).getByRole('button', { name: 'Vorige' }));
  await within(form).findByRole('group', { name: 'Je vraag' });
}

test('The previous button of a form moves the focus in this form, not in a second form of the page', async () => {
  const [first, second] = await renderForms();
  await goToNextStep(first);
  await goBack(first);
  expect(within(first).getByRole('heading', { name: 'Je vraag' })).toHaveFocus();
  expect(within(second).getByRole('group', { name: 'Je vraag' })).toBeVisible();
});

test('The previous button of a form changes the step of this form only, even if a second form advanced later', async () => {
  const [first, second] = await renderForms();
  await goToNextStep(second);
  await goToNextStep(first);
  await goBack(second);
  expect(within(second).getByRole('heading', { name: 'Je vraag' })).toHaveFocus();
  expect(within(first).getByRole('group', { name: 'Je gegevens' })).toBeVisible();
});
