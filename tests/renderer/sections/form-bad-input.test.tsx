import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { FormField } from '#renderer/forms/form';
import type { RuleEntry } from '#renderer/forms/rule';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';
import { acceptedPosts } from '../forms/accepted-posts.ts';

const { rules: said, dateRefused } = await loadRuleMessages('nl');

const posts = acceptedPosts();

const line = (name: string, type: 'text' | 'date' | 'datetime-local', rules: readonly RuleEntry[] = []) =>
  ({
    kind: 'text',
    type,
    name,
    label: name,
    hint: undefined,
    required: false,
    rules,
    columns: 12,
    shownWhen: undefined,
    inputMode: undefined,
    minLength: undefined,
    maxLength: undefined,
    placeholder: undefined,
    autoComplete: undefined,
    initial: '',
  }) satisfies FormField;

/** A form that asks these, with its script at work and, without another wish, its picker in place. */
async function open(fields: readonly FormField[], { awaited = true } = {}) {
  const forms = cms.formsAnswered();
  const definitions = new Map([
    ...forms.definitions,
    ['newsletter', { handle: 'newsletter', steps: [{ title: undefined, fields }] }] as const,
  ]);
  render(createElement(sectionStory([cms.newsletter], 'nl', { forms: { ...forms, definitions } })));
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('novalidate'));
  if (awaited) await screen.findByRole('button', { name: /Kies een datum/ });
}

const visitor = userEvent;
const control = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => visitor.click(screen.getByRole('button', { name: 'Verstuur' }));

/** What a browser makes of “04-12” in a date: an empty control with something in it. This DOM has no parts of a date to type into. */
const typeHalf = (input: HTMLInputElement) =>
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
const isWholeAgain = (input: HTMLInputElement) => Reflect.deleteProperty(input, 'validity');

test('a date typed half is not sent as none', async () => {
  await open([line('Bezorgdag', 'date')]);
  typeHalf(control('Bezorgdag'));
  await send();
  await waitFor(() => expect(control('Bezorgdag')).toHaveAccessibleDescription(String(said.date_format)));
  expect(control('Bezorgdag')).toHaveFocus();
  expect(posts).toHaveLength(0);

  isWholeAgain(control('Bezorgdag'));
  await visitor.type(control('Bezorgdag'), '2026-12-04');
  expect(control('Bezorgdag')).not.toHaveAttribute('aria-invalid');
  await send();
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.getAll('Bezorgdag')).toEqual(['2026-12-04']);
});

test('nor is an answer asked for where one stands half', async () => {
  await open([line('Bezorgdag', 'date', [['required', 'trim']]), line('Naam', 'text')]);
  typeHalf(control('Bezorgdag'));
  await send();
  await waitFor(() => expect(control('Bezorgdag')).toHaveAccessibleDescription(String(said.date_format)));

  // Emptied without a word to the form, as browsers do where there was no value before.
  isWholeAgain(control('Bezorgdag'));
  await visitor.click(control('Naam'));
  await waitFor(() => expect(control('Bezorgdag')).toHaveAccessibleDescription(String(said.required)));
});

test('it is said when the field is left, and not while it is typed', async () => {
  await open([line('Bezorgdag', 'date'), line('Naam', 'text')]);
  await visitor.click(control('Bezorgdag'));
  typeHalf(control('Bezorgdag'));
  expect(control('Bezorgdag')).not.toHaveAttribute('aria-invalid');
  await visitor.click(control('Naam'));
  await waitFor(() => expect(control('Bezorgdag')).toHaveAccessibleDescription(String(said.date_format)));

  await visitor.click(control('Bezorgdag'));
  isWholeAgain(control('Bezorgdag'));
  await visitor.click(control('Naam'));
  await waitFor(() => expect(control('Bezorgdag')).not.toHaveAttribute('aria-invalid'));
});

test('the browser’s own field stays until what is half typed in it is whole', async () => {
  const fields = [line('Bezorgdag', 'date'), line('Naam', 'text')];
  const story = sectionStory([cms.newsletter], 'nl', {
    forms: {
      ...cms.formsAnswered(),
      definitions: new Map([['newsletter', { handle: 'newsletter', steps: [{ title: undefined, fields }] }]]),
    },
  });
  render(createElement(story));
  const own = control('Bezorgdag');
  act(() => own.focus());
  typeHalf(own);
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('novalidate'));
  await visitor.click(control('Naam'));
  await waitFor(() => expect(own).toHaveAccessibleDescription(String(said.date_format)));
  expect(own).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Kies een datum/ })).toBeNull();

  isWholeAgain(own);
  await visitor.type(own, '2026-12-04');
  await visitor.click(control('Naam'));
  await screen.findByRole('button', { name: /Kies een datum/ });
  expect(control('Bezorgdag')).toHaveValue('2026-12-04');
});

test('a day that is refused stays so, whatever becomes of its time', async () => {
  await open([line('Bezorging', 'datetime-local', [['date_after', '2026-12-01']]), line('Naam', 'text')]);
  await visitor.type(control('Bezorging'), '2026-11-01');
  typeHalf(control('Tijd'));
  await visitor.click(control('Tijd'));
  await visitor.click(control('Naam'));
  await waitFor(() => expect(control('Bezorging')).toHaveAccessibleDescription(dateRefused));
  isWholeAgain(control('Tijd'));
  await visitor.type(control('Tijd'), '19:30');
  await visitor.click(control('Naam'));
  expect(control('Bezorging')).toHaveAccessibleDescription(dateRefused);
  await send();
  expect(posts).toHaveLength(0);
});
