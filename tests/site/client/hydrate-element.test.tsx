import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { hydrateElement } from '../../../site/client/hydrate-element.ts';
import { hydrateIsland } from '../../../site/client/hydrate.ts';
import { mustKeepPage, watchInput } from '../../../site/client/unsent-input.ts';
import { expectConsole, getConsoleTexts } from '../../expect-console.ts';

type RequestFormProps = {
  /** Whether the browser's render throws, unlike the server's. */
  readonly failsAtHydration?: boolean;
  readonly onHydrated?: () => void;
};

/** A form whose button makes the next render fail. Its ref changes the state also when React removes the form, like that of a custom control. */
function RequestForm({ failsAtHydration = false, onHydrated }: RequestFormProps) {
  useEffect(() => onHydrated?.(), [onHydrated]);
  const [hasFailed, setHasFailed] = useState(failsAtHydration);
  const [, setForm] = useState<HTMLFormElement | null>(null);
  if (hasFailed) throw new Error('The view is broken');
  return (
    <form action="/nl/contact" method="post" ref={setForm}>
      <label>
        Name <input name="name" />
      </label>
      <label>
        Letter <input name="topics" type="checkbox" value="letter" />
      </label>
      <label>
        Lamp <input name="topics" type="checkbox" value="lamp" />
      </label>
      <button type="button" onClick={() => setHasFailed(true)}>
        Fail
      </button>
    </form>
  );
}

type RequestFormControls = { readonly name: HTMLInputElement; readonly lamp: HTMLInputElement };

/** Adds an element with the server's HTML to the page. */
function renderOnServer() {
  const element = document.createElement('section');
  element.dataset['island'] = 's0';
  element.innerHTML = renderToString(<RequestForm />);
  document.body.replaceChildren(element);
  return { element, serverHtml: element.innerHTML };
}

function fillIn() {
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value = 'Noor';
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Lamp' }).checked = true;
}

/** Waits until the section is mounted or has failed. */
const errorIsLogged = () => waitFor(() => expect(getConsoleTexts('error')).not.toEqual([]));

// In `act` React throws errors instead of reporting them, so the file runs without it.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  watchInput(() => undefined);
});

function expectInput() {
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor');
  expect(screen.getByRole('checkbox', { name: 'Lamp' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Letter' })).not.toBeChecked();
}

test('After an error during hydration the HTML and the input remain, and the error is logged once', async () => {
  expectConsole('error', /^Error while mounting app s0 form Error: The view is broken/);
  const { element, serverHtml } = renderOnServer();
  fillIn();
  hydrateElement(element, <RequestForm failsAtHydration />, { idPrefix: 's0', name: 's0 form' });
  await errorIsLogged();
  expect(element.innerHTML).toBe(serverHtml);
  expectInput();
  expect(getConsoleTexts('error')).toHaveLength(1);
});

test('After an error in a later render the HTML and the input return, and the error is logged once', async () => {
  expectConsole('error', /^Error while mounting app s0 form Error: The view is broken/);
  const { element, serverHtml } = renderOnServer();
  const hydrated = Promise.withResolvers<void>();
  hydrateElement(element, <RequestForm onHydrated={hydrated.resolve} />, { idPrefix: 's0', name: 's0 form' });
  await hydrated.promise;
  fillIn();
  screen.getByRole('button', { name: 'Fail' }).click();
  await errorIsLogged();
  expect(element.innerHTML).toBe(serverHtml);
  expectInput();
  expect(getConsoleTexts('error')).toHaveLength(1);
});

test.each([
  ['typed text', true, (form: RequestFormControls) => (form.name.value = 'Noor')],
  ['a checked checkbox', true, (form: RequestFormControls) => (form.lamp.checked = true)],
  ['no input', false, () => undefined],
])('A page with %s in a section that has failed must not reload: %s', async (_input, expected, change) => {
  expectConsole('error', /^Error while mounting app s0 form Error: The view is broken/);
  const { element } = renderOnServer();
  change({
    name: screen.getByRole('textbox', { name: 'Name' }),
    lamp: screen.getByRole('checkbox', { name: 'Lamp' }),
  });
  const { settled } = hydrateElement(element, <RequestForm failsAtHydration />, {
    idPrefix: 's0',
    name: 's0 form',
  });
  await settled;
  expect(mustKeepPage()).toBe(expected);
});

test('HTML that differs from the browser’s is logged as a mounting failure and replaced', async () => {
  expectConsole('error', /^Error while mounting app s0 form Error: Hydration failed/);
  const { element } = renderOnServer();
  element.innerHTML = '<p>Another page</p>';
  hydrateElement(element, <RequestForm />, { idPrefix: 's0', name: 's0 form' });
  await errorIsLogged();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(getConsoleTexts('error')).toHaveLength(1);
});

test('A section whose view throws keeps the server’s HTML', async () => {
  expectConsole('error', /^Error while mounting app s0 interactive-carousel TypeError/);
  const { element, serverHtml } = renderOnServer();
  await hydrateIsland(element, 's0', { type: 'interactive-carousel', props: {} });
  await errorIsLogged();
  expect(element.innerHTML).toBe(serverHtml);
});
