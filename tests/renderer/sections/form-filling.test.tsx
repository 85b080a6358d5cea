import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishPosts } from '#renderer/forms/page-leaving';
import type { PageData } from '#renderer/render/data-requirements';
import { setTrackingAllowed } from '../../../renderer/tracking/event-queue.ts';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';

type Post = { readonly values: Readonly<Record<string, readonly FormDataEntryValue[]>> };
let posts: Post[];
let answers: (() => Promise<Response>)[];

beforeEach(() => {
  posts = [];
  answers = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/nl/contact');
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: FormData }) => {
    const names = [...new Set(body.keys())];
    posts.push({ values: Object.fromEntries(names.map((name) => [name, body.getAll(name)])) });
    return answers.shift()?.() ?? Response.json({ outcome: 'accepted' });
  });
  Reflect.deleteProperty(window, 'dataLayer');
  setTrackingAllowed(true);
});
afterEach(() => {
  setTrackingAllowed(false);
  vi.unstubAllGlobals();
});

/** Renders the hydrated contact form. */
async function renderForm(pageData?: PageData, json: object = cms.typical) {
  const shown = render(createElement(sectionStory([json], 'nl', pageData)));
  await waitFor(() => expect(shown.container.querySelector('form')).toHaveAttribute('novalidate'));
  return shown;
}

const visitor = userEvent;
const press = (name: string) => visitor.click(screen.getByRole('button', { name }));
const step = (name: string) => screen.findByRole('group', { name });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Pastes a text into a field. Each typed character would render the form once more. */
async function fillIn(name: string, text: string) {
  await visitor.click(field(name));
  await visitor.paste(text);
}

async function fillInFirstStep() {
  await visitor.selectOptions(screen.getByRole('combobox'), 'repair');
  await fillIn('Je bericht', 'Mijn lantaarn brandt niet.');
  await press('Volgende');
  await step('Je gegevens');
}

async function fillInSecondStep() {
  await fillIn('Naam', 'Kim Vos');
  await fillIn('E-mail', 'kim@example.test');
  await press('Volgende');
  await step('Nog iets erbij');
}

test('Form section shows one step and its position', async () => {
  await renderForm();
  expect(screen.getByRole('group', { name: 'Je vraag' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Je gegevens' })).toBeNull();
  expect(screen.getByRole('progressbar', { name: 'Stap 1 van 3' })).toHaveAttribute('aria-valuenow', '1');
  expect(screen.queryByRole('button', { name: 'Vorige' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Verstuur' })).toBeNull();
});

test('Form section shows a conditional field, required, while its condition holds', async () => {
  await renderForm();
  expect(screen.queryByRole('textbox', { name: 'Bestelnummer' })).toBeNull();
  await visitor.selectOptions(screen.getByRole('combobox'), 'order');
  const number = await screen.findByRole('textbox', { name: 'Bestelnummer' });
  expect(number).toBeRequired();
  expect(number).toHaveAccessibleDescription('VV- en zes cijfers. Het staat in je bevestiging.');
  await visitor.selectOptions(screen.getByRole('combobox'), 'repair');
  await waitFor(() => expect(number).not.toBeVisible());
});

test('Form section stays on an invalid step and focuses its first invalid field', async () => {
  await renderForm();
  await visitor.type(field('Je bericht'), 'Kort');
  await press('Volgende');

  const links = await screen.findAllByRole('link', { name: /antwoord|tekens/ });
  expect(links.map((link) => link.textContent)).toEqual([
    'Waar gaat het over? Hier is nog een antwoord nodig.',
    'Je bericht: Gebruik 10 tot en met 2.000 tekens.',
  ]);
  expect(screen.getByRole('combobox')).toHaveFocus();
  expect(screen.getByRole('combobox')).toBeInvalid();
  // The focused field announces its error, so the live region must not.
  expect(screen.queryByRole('alert')).toBeNull();

  await visitor.click(links[1] ?? document.body);
  expect(field('Je bericht')).toHaveFocus();
  await visitor.type(field('Je bericht'), ' maar lang genoeg');
  await visitor.selectOptions(screen.getByRole('combobox'), 'repair');
  await waitFor(() => expect(screen.queryByRole('heading', { name: /kijk dit na/ })).toBeNull());
});

test('Form section sends the tag manager the names of invalid fields, and never a value', async () => {
  await renderForm();
  await visitor.type(field('Je bericht'), 'Kort');
  await press('Volgende');
  await screen.findAllByRole('link', { name: /antwoord|tekens/ });
  expect(window.dataLayer).toEqual([
    { event: 'form_start', form: 'contact' },
    { event: 'form_error', form: 'contact', fields: 'subject,message' },
  ]);
  expect(JSON.stringify(window.dataLayer)).not.toContain('Kort');
});

test('Form section reports an error when the field is left, not while the visitor types', async () => {
  await renderForm();
  await fillInFirstStep();
  await visitor.type(field('E-mail'), 'kim');
  expect(field('E-mail')).not.toHaveAttribute('aria-invalid');
  await visitor.tab();
  await waitFor(() => expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true'));
  const liveRegion = document.querySelector('form > [aria-live=polite]');
  await waitFor(() => expect(liveRegion).toHaveTextContent('E-mail: Schrijf het hele e-mailadres'));

  // The focus moves to the field, which announces its error, so the live region must not.
  await press('Volgende');
  await waitFor(() => expect(field('Naam')).toHaveFocus());
  await waitFor(() => expect(liveRegion).toBeEmptyDOMElement());
});

test('Form section keeps the caret while the visitor types in the middle of a text', async () => {
  await renderForm();
  const message = field('Je bericht');
  await visitor.type(message, 'Mijn brandt niet.');
  await visitor.type(message, 'lamp ', { initialSelectionStart: 5, initialSelectionEnd: 5 });
  expect(message).toHaveValue('Mijn lamp brandt niet.');
  expect(message).toHaveProperty('selectionStart', 10);
});

test('Form section focuses the title of the next step, and the browser’s back button restores the previous step', async () => {
  await renderForm();
  const before = history.length;
  await fillInFirstStep();
  expect(screen.getByRole('heading', { name: 'Je gegevens' })).toHaveFocus();
  expect(history.length).toBe(before + 1);

  await visitor.type(field('Naam'), 'Kim');
  await press('Vorige');
  await step('Je vraag');
  expect(screen.getByRole('heading', { name: 'Je vraag' })).toHaveFocus();
  expect(field('Je bericht')).toHaveValue('Mijn lantaarn brandt niet.');
  act(() => history.forward());
  await step('Je gegevens');
  expect(field('Naam')).toHaveValue('Kim');
});

test('Form section submits all visible fields once, and focuses the thank-you message', async () => {
  await renderForm();
  await visitor.selectOptions(screen.getByRole('combobox'), 'order');
  await visitor.type(await screen.findByRole('textbox', { name: 'Bestelnummer' }), 'VV-1');
  await fillInFirstStep();
  await fillInSecondStep();
  let arrive = () => {};
  answers.push(
    () => new Promise((resolve) => (arrive = () => resolve(Response.json({ outcome: 'accepted' })))),
  );
  await visitor.click(screen.getByRole('checkbox', { name: /Jullie mogen/ }));
  await visitor.dblClick(screen.getByRole('button', { name: 'Verstuur' }));
  await waitFor(() => expect(posts).toHaveLength(1));
  await press('Een ogenblik…');
  act(() => arrive());

  const thanks = await screen.findByRole('status');
  expect(thanks).toHaveFocus();
  expect(posts).toHaveLength(1);
  const [{ values } = { values: {} }] = posts;
  expect(values['name']).toEqual(['Kim Vos']);
  expect(values['_form']).toEqual(['contact']);
  expect(values['source']).toEqual(['site']);
  expect(Object.keys(values)).not.toContain('order_number');
  expect(String(values['_key'])).toMatch(/^[\da-f]{32}$/);
  expect(window.dataLayer).toEqual([
    { event: 'form_start', form: 'contact' },
    { event: 'form_step', form: 'contact', step: 1 },
    { event: 'form_step', form: 'contact', step: 2 },
    { event: 'generate_lead', form: 'contact' },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['opens the page of its redirect', '', '#dank'],
  ['stays on the page that the visitor opened during the post', 'left', ''],
  ['does not replace the page of a link that the visitor followed during the post', 'leaving', ''],
])('Form section %s', async (_rule, state, hash) => {
  const { unmount } = await renderForm();
  await fillInFirstStep();
  await fillInSecondStep();
  const { promise: response, resolve: arrive } = Promise.withResolvers<Response>();
  answers.push(() => response);
  await visitor.click(screen.getByRole('checkbox', { name: /Jullie mogen/ }));
  await press('Verstuur');
  await waitFor(() => expect(posts).toHaveLength(1));

  if (state === 'left') unmount();
  if (state === 'leaving') void finishPosts();
  arrive(Response.json({ outcome: 'accepted', redirect: '/nl/contact#dank' }));
  await waitFor(() => expect(window.dataLayer).toContainEqual({ event: 'generate_lead', form: 'contact' }));
  expect(location.hash).toBe(hash);
});

test('Form section shows the server’s errors at their fields, in any step', async () => {
  await renderForm();
  await fillInFirstStep();
  await fillInSecondStep();
  await visitor.click(screen.getByRole('checkbox', { name: /Jullie mogen/ }));
  answers.push(async () =>
    Response.json(
      { outcome: 'invalid', errors: { email: ['Dit adres bestaat niet.'], '': ['Te vaak.'] } },
      { status: 422 },
    ),
  );
  await press('Verstuur');

  await step('Je gegevens');
  expect(field('E-mail')).toHaveFocus();
  expect(field('E-mail')).toHaveAccessibleDescription('Dit adres bestaat niet.');
  expect(screen.getByText('Te vaak.')).toBeVisible();
  expect(window.dataLayer?.at(-1)).toEqual({ event: 'form_error', form: 'contact', fields: 'email' });
  expect(window.dataLayer).not.toContainEqual(expect.objectContaining({ event: 'generate_lead' }));
});

test.each([
  [
    'the content system is unreachable',
    async () => Response.json({ outcome: 'unreachable', detail: '503 Service Unavailable' }, { status: 503 }),
    /Er is een fout opgetreden: 503 Service Unavailable/,
  ],
  [
    'there is no connection',
    async () => Promise.reject(new TypeError('Failed to fetch')),
    /Er is een fout opgetreden: geen verbinding/,
  ],
  [
    'the response is a page',
    async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }),
    /Er is een fout opgetreden: 502 Bad Gateway/,
  ],
  [
    'a proxy responds with JSON',
    async () => Response.json({ error: 'no upstream' }, { status: 504, statusText: 'Gateway Timeout' }),
    /Er is een fout opgetreden: 504 Gateway Timeout/,
  ],
  [
    'an invalid result has no errors',
    async () =>
      Response.json({ outcome: 'invalid', errors: {} }, { status: 422, statusText: 'Unprocessable' }),
    /Er is een fout opgetreden: 422 Unprocessable/,
  ],
  [
    'a hidden input has an error',
    async () =>
      Response.json({ outcome: 'invalid', errors: { source: ['Onbekende bron.'] } }, { status: 422 }),
    /Onbekende bron/,
  ],
])(
  'Form section reports that %s, keeps all values, and sends the next attempt with the same key',
  async (_what, answer, message) => {
    await renderForm();
    await fillInFirstStep();
    await fillInSecondStep();
    await visitor.click(screen.getByRole('checkbox', { name: /Jullie mogen/ }));
    answers.push(answer);
    await press('Verstuur');

    const report = (await screen.findByText(message)).closest('[tabindex]');
    expect(report).toHaveFocus();
    await press('Verstuur');
    await screen.findByRole('status');
    expect(posts).toHaveLength(2);
    expect(posts[1]?.values['_key']).toEqual(posts[0]?.values['_key']);
    expect(posts[1]?.values['message']).toEqual(['Mijn lantaarn brandt niet.']);
  },
);

test('Form section clears a server error when the next step is requested', async () => {
  await renderForm();
  await fillInFirstStep();
  await fillInSecondStep();
  await visitor.click(screen.getByRole('checkbox', { name: /Jullie mogen/ }));
  const errors = { name: ['Deze naam hoort bij een ander adres.'] };
  answers.push(async () => Response.json({ outcome: 'invalid', errors }, { status: 422 }));
  await press('Verstuur');
  await step('Je gegevens');
  expect(field('Naam')).toHaveAccessibleDescription(/ander adres/);

  await visitor.clear(field('E-mail'));
  await visitor.type(field('E-mail'), 'kim.vos@example.test');
  await press('Volgende');
  await step('Nog iets erbij');
});

test('Form section starts a new submission after a sent form and a reload', async () => {
  const first = await renderForm();
  await fillInFirstStep();
  await fillInSecondStep();
  await visitor.click(screen.getByRole('checkbox', { name: /Jullie mogen/ }));
  await press('Verstuur');
  await screen.findByRole('status');
  first.unmount();

  await renderForm();
  await step('Je vraag');
  expect(field('Je bericht')).toHaveValue('');
});

test('Form section restores values and the step after a reload, except files and hidden inputs', async () => {
  const first = await renderForm();
  await fillInFirstStep();
  await visitor.type(field('Naam'), 'Kim');
  const draft = sessionStorage.getItem('form:contact:0');
  expect(Object.keys(JSON.parse(draft ?? '').values)).not.toEqual(
    expect.arrayContaining(['photo', 'source']),
  );
  first.unmount();

  await renderForm();
  await step('Je gegevens');
  expect(field('Naam')).toHaveValue('Kim');
  await press('Vorige');
  await step('Je vraag');
  expect(field('Je bericht')).toHaveValue('Mijn lantaarn brandt niet.');
  expect(screen.getByRole('combobox')).toHaveValue('repair');
});

test('Form section continues the draft on another page with the same form in another language', async () => {
  const first = await renderForm();
  await fillInFirstStep();
  first.unmount();
  history.pushState(null, '', '/de/kontakt');

  await renderForm(undefined, { ...cms.typical, id: 'another-section' });
  await step('Je gegevens');
});

test('Form section keeps values typed before hydration, also after a reload, and starts at the step with the focus', async () => {
  const story = render(createElement(sectionStory([cms.typical])));
  const name = story.container.querySelector<HTMLInputElement>('[name=name]');
  if (!name) throw new Error('there is a name');
  name.focus();
  name.value = 'Kim';
  await step('Je gegevens');
  await waitFor(() => expect(story.container.querySelector('form')).toHaveAttribute('novalidate'));
  expect(name).toHaveValue('Kim');
  expect(name).toHaveFocus();
  story.unmount();

  await renderForm();
  expect(field('Naam')).toHaveValue('Kim');
});

test('Form section adopts an invalid post with its values and focuses the first error', async () => {
  await renderForm({ forms: cms.formsPageData(cms.invalid) });
  await step('Je vraag');
  expect(screen.getByRole('textbox', { name: 'Bestelnummer' })).toHaveValue('12');
  expect(screen.getByText('Er is te vaak verstuurd.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Form section submits a form with one step at once', async () => {
  await renderForm(undefined, cms.newsletter);
  expect(screen.queryByRole('progressbar')).toBeNull();
  const form = screen.getByRole('form', { name: 'Drie of vier keer per jaar' });
  await visitor.type(within(form).getByRole('textbox'), 'kim@example.test');
  await visitor.click(within(form).getByRole('checkbox'));
  await press('Verstuur');
  await screen.findByRole('status');
  expect(posts).toHaveLength(1);
});

test('Form section moves the focus to the next field if it hides the focused field at hydration', async () => {
  const story = createElement(sectionStory([cms.typical], 'nl'));
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(story);
  const number = within(container).getByRole('textbox', { name: 'Bestelnummer' });
  number.focus();
  expect(number).toHaveFocus();
  render(story, { container, hydrate: true });
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('novalidate'));
  expect(number).not.toBeVisible();
  expect(field('Je bericht')).toHaveFocus();
});
