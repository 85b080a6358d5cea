import { render, screen, waitFor, within } from '@testing-library/react';
import visitor from '@testing-library/user-event';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { DRAFT_STYLES_KEY } from '#renderer/sections/form/draft-styles';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/nl/contact');
});

async function renderForms(ids: readonly string[]) {
  render(createElement(sectionStory(ids.map((id) => ({ ...cms.typical, id })))));
  const forms = screen.getAllByRole<HTMLFormElement>('form');
  for (const form of forms) await waitFor(() => expect(form).toHaveAttribute('novalidate'));
  return forms;
}

async function goToNextStep(form: HTMLFormElement) {
  await visitor.selectOptions(within(form).getByRole('combobox'), 'repair');
  await visitor.type(within(form).getByRole('textbox', { name: 'Je bericht' }), 'De lamp is kapot.');
  await visitor.click(within(form).getByRole('button', { name: 'Volgende' }));
  await within(form).findByRole('group', { name: 'Je gegevens' });
}

/** Returns the styles of each form with a draft. */
function storedStyles() {
  return sessionStorage.getItem(DRAFT_STYLES_KEY)?.split('\n') ?? [];
}

test('Form section stores no styles without a draft', async () => {
  await renderForms(['only']);
  expect(storedStyles()).toEqual([]);
});

test('Form section stores styles of its draft, which show the current step on every page with the form', async () => {
  const [form] = await renderForms(['only']);
  if (!form) throw new Error('There is a form.');
  await visitor.type(within(form).getByRole('textbox', { name: 'Je bericht' }), 'K');
  await waitFor(() => expect(storedStyles().join()).toContain('>[data-step]:not([data-step="0"])'));
  await goToNextStep(form);
  const [styles = '', ...others] = storedStyles();
  expect(others).toEqual([]);
  expect(styles).toContain('>[data-step]:not([data-step="1"])');
  expect(styles).toContain(':has(>[name=_form][value="contact"])');
  expect(styles).toContain('>[data-end]::before');
});

test('Form section stores the styles of two drafts of the same form by section', async () => {
  const [first, second] = await renderForms(['first', 'second']);
  if (!first || !second) throw new Error('There are two forms.');
  await goToNextStep(second);
  expect(storedStyles()).toHaveLength(1);
  await visitor.type(within(first).getByRole('textbox', { name: 'Je bericht' }), 'K');
  await waitFor(() => expect(storedStyles()).toHaveLength(2));
  const [ofSecond, ofFirst] = storedStyles();
  expect(ofSecond).toMatch(/\[name=_section\]\[value="s-second"\].*\[data-step="1"\]/);
  expect(ofFirst).toMatch(/\[name=_section\]\[value="s-first"\].*\[data-step="0"\]/);
});
