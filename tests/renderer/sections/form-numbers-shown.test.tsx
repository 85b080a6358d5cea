import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { FormField } from '#renderer/forms/form';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { renderPage, sectionStory } from '../../../stories/renderer/section-story.tsx';
import { recordAcceptedPosts } from '../forms/accepted-posts.ts';

const posts = recordAcceptedPosts();

/** A form with a length in metres. */
function formWithNumber(decimal: ',' | '.', more: { initial?: string; min?: number; max?: number } = {}) {
  const metres: FormField = {
    kind: 'number',
    name: 'metres',
    label: 'Meters',
    hint: undefined,
    required: false,
    rules: [['numeric']],
    columns: 12,
    visibility: undefined,
    placeholder: undefined,
    autoComplete: undefined,
    min: undefined,
    max: undefined,
    step: 0.5,
    decimal,
    initial: '',
    ...more,
  };
  const forms = cms.formsPageData();
  const definition = { handle: 'newsletter', steps: [{ title: undefined, fields: [metres] }] };
  return { forms: { ...forms, forms: new Map([['newsletter', definition]]) } };
}

async function renderForm(language: 'nl' | 'en-US', pageData: ReturnType<typeof formWithNumber>) {
  const shown = render(createElement(sectionStory([cms.newsletter], language, pageData)));
  await waitFor(() => expect(shown.container.querySelector('form')).toHaveAttribute('novalidate'));
  return shown;
}

test('Form section converts the decimal sign of a draft between a Dutch and an English page', async () => {
  const dutch = await renderForm('nl', formWithNumber(','));
  await userEvent.type(screen.getByRole('textbox', { name: 'Meters' }), '1.202,5');
  dutch.unmount();

  const english = await renderForm('en-US', formWithNumber('.'));
  expect(screen.getByRole('textbox', { name: 'Meters' })).toHaveValue('1202.5');
  english.unmount();

  await renderForm('nl', formWithNumber(','));
  expect(screen.getByRole('textbox', { name: 'Meters' })).toHaveValue('1202,5');
  await userEvent.click(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(posts).toHaveLength(1));
});

test('Form section shows an initial number in the page’s notation, with and without a script', async () => {
  const pageData = formWithNumber(',', { initial: '2.5' });
  const { html } = renderPage([cms.newsletter], 'nl', pageData);
  const sent = new DOMParser().parseFromString(html, 'text/html');
  expect(sent.querySelector('[name=metres]')?.getAttribute('value')).toBe('2,5');

  await renderForm('nl', pageData);
  expect(screen.getByRole('textbox', { name: 'Meters' })).toHaveValue('2,5');
});

test('Form section shows an initial number in the stepper, which steps from it', async () => {
  await renderForm('nl', formWithNumber(',', { initial: '2.5', min: 0, max: 2000 }));
  const metres = await screen.findByRole('spinbutton', { name: 'Meters' });
  expect(metres).toHaveValue('2,5');
  expect(metres).toHaveAttribute('aria-valuenow', '2.5');
  await userEvent.type(metres, '{ArrowUp}{ArrowUp}');
  expect(metres).toHaveValue('3,5');
  await userEvent.clear(metres);
  await userEvent.type(metres, '1.500{ArrowUp}');
  expect(metres).toHaveValue('1500,5');
});

test('Form section replaces an untouched initial number by the draft', async () => {
  const first = await renderForm('nl', formWithNumber(',', { initial: '2.5' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Meters' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Meters' }), '4,5');
  first.unmount();
  await renderForm('nl', formWithNumber(',', { initial: '2.5' }));
  expect(screen.getByRole('textbox', { name: 'Meters' })).toHaveValue('4,5');
});
