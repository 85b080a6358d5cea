import { getNode } from '@formkit/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { renderToReadableStream } from 'react-dom/server.browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadRuleMessages } from '#renderer/forms/rule-messages';
import { ContactForm, Text } from './contact-form.tsx';

const hydrationErrors: unknown[] = [];
let page: HTMLElement;

beforeEach(() => {
  hydrationErrors.length = 0;
  page = document.body.appendChild(document.createElement('main'));
});
afterEach(() => {
  page.remove();
});

const hydrate = (tree: ReactNode) =>
  act(async () => hydrateRoot(page, tree, { onRecoverableError: (error) => hydrationErrors.push(error) }));
const serverErrors = { errors: { mail: ['We know this one.'], '': ['Too often.'] } };

test.each([
  ['empty', {}],
  ['filled in', { values: { mail: 'kim', guests: [{ name: 'a' }, { name: 'b' }] } }],
  ['invalid according to the server', { values: { mail: 'kim@example.com' }, ...serverErrors }],
  ['with a field that is not asked', { hidden: ['day'] }],
  ['whose texts are fetched', { messages: () => loadRuleMessages('nl') }],
])(
  'A form that is %s hydrates without differences, whatever the server rendered before',
  async (_how, setup) => {
    const tree = (
      <StrictMode>
        <ContactForm setup={setup} />
      </StrictMode>
    );
    const before = renderToString(tree);
    expect(renderToString(tree)).toBe(before);
    page.innerHTML = renderToString(tree);
    const root = await hydrate(tree);
    expect(hydrationErrors).toEqual([]);

    await userEvent.clear(screen.getByRole('textbox', { name: /E-mail/ }));
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeInvalid());
    await act(async () => root.unmount());
    expect(hydrationErrors).toEqual([]);
  },
);

test('A form on the server is not validating, sets no timer and registers no node', () => {
  vi.useFakeTimers();
  const html = renderToString(<ContactForm />);
  expect(html).not.toContain('validating');
  expect(html).not.toContain('data-validity="failing"');
  expect(vi.getTimerCount()).toBe(0);
  expect(getNode('input_0')).toBeUndefined();
  vi.useRealTimers();
});

test('A streamed form with a lazy field keeps what the visitor typed meanwhile', async () => {
  const Late = lazy(async () => ({
    default: ({ form }: { form: Parameters<typeof Text>[0]['form'] }) => <Text form={form} path="day" />,
  }));
  const tree = (
    <StrictMode>
      <ContactForm setup={{ values: { day: '2025-01-01' } }} Late={Late} />
    </StrictMode>
  );
  const stream = await renderToReadableStream(tree);
  await stream.allReady;
  page.innerHTML = await new Response(stream).text();
  expect(within(page).getByDisplayValue('2025-01-01')).toBeInTheDocument();

  const LateHere = lazy(
    () =>
      new Promise<{ default: (props: { form: Parameters<typeof Text>[0]['form'] }) => ReactNode }>(
        (resolve) => {
          arrive = () => resolve({ default: ({ form }) => <Text form={form} path="day" /> });
        },
      ),
  );
  let arrive = () => {};
  const root = await hydrate(
    <StrictMode>
      <ContactForm setup={{ values: { day: '2025-01-01' } }} Late={LateHere} />
    </StrictMode>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'kim@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: /Message/ }), 'Hello');
  // The validation has started and the lazy field is invalid. It still hydrates in the state that the server rendered.
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(async () => arrive());

  expect(hydrationErrors).toEqual([]);
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue('kim@example.com');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Day/ })).toHaveAccessibleDescription(
      'Please choose a date after 1 January 2026.',
    ),
  );
  await act(async () => root.unmount());
});
