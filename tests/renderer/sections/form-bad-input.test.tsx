import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { FormField } from '#renderer/forms/form';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import type { RuleEntry } from '#renderer/forms/rule-types';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';
import { recordAcceptedPosts } from '../forms/accepted-posts.ts';

const { rules: ruleMessages, dateInvalid } = await loadRuleMessages('nl');

const posts = recordAcceptedPosts();

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
    visibility: undefined,
    inputMode: undefined,
    minLength: undefined,
    maxLength: undefined,
    placeholder: undefined,
    autoComplete: undefined,
    initial: '',
  }) satisfies FormField;

/** Renders a hydrated form with these fields, by default with the date picker in place. */
async function renderForm(fields: readonly FormField[], { awaited = true } = {}) {
  const forms = cms.formsPageData();
  const formsByHandle = new Map([
    ...forms.forms,
    ['newsletter', { handle: 'newsletter', steps: [{ title: undefined, fields }] }] as const,
  ]);
  render(createElement(sectionStory([cms.newsletter], 'nl', { forms: { ...forms, forms: formsByHandle } })));
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('novalidate'));
  if (awaited) await screen.findByRole('button', { name: /Kies een datum/ });
}

const visitor = userEvent;
const control = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const send = () => visitor.click(screen.getByRole('button', { name: 'Verstuur' }));

/** Simulates the bad input “04-12” of a date, because jsdom's date control has no parts to type into. */
const typeHalf = (input: HTMLInputElement) =>
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: true } });
const restoreValidity = (input: HTMLInputElement) => Reflect.deleteProperty(input, 'validity');

test('Form section does not submit an incomplete date as empty', async () => {
  await renderForm([line('Bezorgdag', 'date')]);
  typeHalf(control('Bezorgdag'));
  await send();
  await waitFor(() =>
    expect(control('Bezorgdag')).toHaveAccessibleDescription(String(ruleMessages.date_format)),
  );
  expect(control('Bezorgdag')).toHaveFocus();
  expect(posts).toHaveLength(0);

  restoreValidity(control('Bezorgdag'));
  await visitor.type(control('Bezorgdag'), '2026-12-04');
  expect(control('Bezorgdag')).not.toHaveAttribute('aria-invalid');
  await send();
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.getAll('Bezorgdag')).toEqual(['2026-12-04']);
});

test('Form section reports an incomplete date as invalid, not as missing', async () => {
  await renderForm([line('Bezorgdag', 'date', [['required', 'trim']]), line('Naam', 'text')]);
  typeHalf(control('Bezorgdag'));
  await send();
  await waitFor(() =>
    expect(control('Bezorgdag')).toHaveAccessibleDescription(String(ruleMessages.date_format)),
  );

  // Browsers dispatch no event when bad input is deleted.
  restoreValidity(control('Bezorgdag'));
  await visitor.click(control('Naam'));
  await waitFor(() =>
    expect(control('Bezorgdag')).toHaveAccessibleDescription(String(ruleMessages.required)),
  );
});

test('Form section reports bad input when the field is left, not while the visitor types', async () => {
  await renderForm([line('Bezorgdag', 'date'), line('Naam', 'text')]);
  await visitor.click(control('Bezorgdag'));
  typeHalf(control('Bezorgdag'));
  expect(control('Bezorgdag')).not.toHaveAttribute('aria-invalid');
  await visitor.click(control('Naam'));
  await waitFor(() =>
    expect(control('Bezorgdag')).toHaveAccessibleDescription(String(ruleMessages.date_format)),
  );

  await visitor.click(control('Bezorgdag'));
  restoreValidity(control('Bezorgdag'));
  await visitor.click(control('Naam'));
  await waitFor(() => expect(control('Bezorgdag')).not.toHaveAttribute('aria-invalid'));
});

test('Form section keeps the native control until its bad input is corrected', async () => {
  const fields = [line('Bezorgdag', 'date'), line('Naam', 'text')];
  const story = sectionStory([cms.newsletter], 'nl', {
    forms: {
      ...cms.formsPageData(),
      forms: new Map([['newsletter', { handle: 'newsletter', steps: [{ title: undefined, fields }] }]]),
    },
  });
  render(createElement(story));
  const own = control('Bezorgdag');
  act(() => own.focus());
  typeHalf(own);
  await waitFor(() => expect(document.querySelector('form')).toHaveAttribute('novalidate'));
  await visitor.click(control('Naam'));
  await waitFor(() => expect(own).toHaveAccessibleDescription(String(ruleMessages.date_format)));
  expect(own).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Kies een datum/ })).toBeNull();

  restoreValidity(own);
  await visitor.type(own, '2026-12-04');
  await visitor.click(control('Naam'));
  await screen.findByRole('button', { name: /Kies een datum/ });
  expect(control('Bezorgdag')).toHaveValue('2026-12-04');
});

test('Form section keeps an invalid date invalid when its time changes', async () => {
  await renderForm([
    line('Bezorging', 'datetime-local', [['date_after', '2026-12-01']]),
    line('Naam', 'text'),
  ]);
  await visitor.type(control('Bezorging'), '2026-11-01');
  typeHalf(control('Tijd'));
  await visitor.click(control('Tijd'));
  await visitor.click(control('Naam'));
  const message = `${dateInvalid} Kies 1 december 2026 of later.`;
  await waitFor(() => expect(control('Bezorging')).toHaveAccessibleDescription(message));
  restoreValidity(control('Tijd'));
  await visitor.type(control('Tijd'), '19:30');
  await visitor.click(control('Naam'));
  expect(control('Bezorging')).toHaveAccessibleDescription(message);
  await send();
  expect(posts).toHaveLength(0);
});

test.each([
  ['date_after', '2026-12-04', '2026-12-05'],
  ['date_after_or_equal', '2026-12-04', '2026-12-04'],
  ['date_before', '2026-12-04', '2026-12-03'],
  ['date_before_or_equal', '2026-12-04', '2026-12-04'],
  ['date_after', '2026-12-04T10:00Z', '2026-12-05'],
  ['date_after_or_equal', '2026-12-04T10:00Z', '2026-12-05'],
  ['date_before', '2026-12-04T10:00Z', '2026-12-04'],
  ['date_before_or_equal', '2026-12-04T10:00Z', '2026-12-04'],
])(
  'Form section limits the calendar to the dates that the rule %s:%s accepts, from or to %s',
  async (rule, bound, day) => {
    await renderForm([line('Bezorgdag', 'date', [[rule, bound]])]);
    expect(control('Bezorgdag')).toHaveAttribute(rule.startsWith('date_after') ? 'min' : 'max', day);
    await visitor.type(control('Bezorgdag'), day);
    await send();
    await waitFor(() => expect(posts).toHaveLength(1));
  },
);

test.each([
  [[], dateInvalid],
  [[['date_after_or_equal', '2026-12-01']], dateInvalid],
  [[['date_before_or_equal', '2026-12-31']], `${dateInvalid} Kies 31 december 2026 of eerder.`],
] as const)(
  'Form section with the rules %j blocks a date with a year of five digits',
  async (rules, message) => {
    await renderForm([line('Bezorgdag', 'date', rules)]);
    const day = control('Bezorgdag');
    fireEvent.input(day, { target: { value: '20266-12-04' } });
    await send();
    await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(message)));
    await waitFor(() => expect(day).toHaveFocus());
    expect(posts).toHaveLength(0);

    fireEvent.input(day, { target: { value: '2026-12-04' } });
    await send();
    await waitFor(() => expect(posts).toHaveLength(1));
  },
);
