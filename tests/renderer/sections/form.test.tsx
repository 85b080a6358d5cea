import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { resultId } from '#renderer/forms/form-data';
import { readSections } from '#renderer/parse/read-sections';
import { collectDataRequirements, type PageData } from '#renderer/render/data-requirements';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { renderPage } from '../../../stories/renderer/section-story.tsx';

const page = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
/** Renders the section as the server does. */
const showWith = (data: PageData | undefined, ...json: readonly unknown[]) =>
  render(<main dangerouslySetInnerHTML={{ __html: renderPage(json, 'nl', data).html }} />);
const show = (...json: readonly unknown[]) => showWith(undefined, ...json);
const read = (json: unknown) => readSections([json], page);

test('Form section is labelled by its heading, and its steps are labelled groups', () => {
  show(cms.typical);

  const form = screen.getByRole('form', { name: 'Schrijf ons' });
  expect(
    within(form)
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-labelledby') !== null),
  ).toContain(true);
  expect(within(form).getByRole('group', { name: 'Je gegevens' })).toContainElement(
    screen.getByRole('textbox', { name: 'Naam' }),
  );
  expect(screen.getByRole('heading', { name: 'Je gegevens', level: 2 })).toBeVisible();
});

test('Form section has a control for each kind of field, in reading order up to the submit button', async () => {
  show(cms.typical);
  const names = [
    /Waar gaat het over/,
    /Bestelnummer/,
    /Wanneer/,
    /Je bericht/,
    /Naam/,
    /Bedrijf/,
    /E-mail/,
    /Telefoon/,
    /Foto/,
    /Per e-mail/,
    /Lampen/,
    /Stoelen/,
    /Jullie mogen/,
    /privacyverklaring/,
    /Verstuur/,
  ];
  for (const name of names) {
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  // The text of the button contains the labels for the first and the last step. Styles show one of them.
  expect(screen.getAllByRole('button', { name: /Verstuur/ })).toHaveLength(1);
});

test('Form section marks required fields, and conditional fields have a hint and are not required', () => {
  show(cms.typical);

  expect(screen.getByRole('textbox', { name: 'Naam' })).toBeRequired();
  const orderNumber = screen.getByRole('textbox', { name: 'Bestelnummer' });
  expect(orderNumber).not.toBeRequired();
  expect(orderNumber).toHaveAccessibleDescription(/^Alleen bij “Een bestelling”\./);
  expect(screen.getByRole('textbox', { name: 'Bedrijf' })).toHaveAccessibleDescription(
    /^Alleen als je namens/,
  );
});

test('Fields of one line and of several lines have the bounds of their length before scripts run', () => {
  show(cms.typical);

  const message = screen.getByRole('textbox', { name: 'Je bericht' });
  expect(message).toHaveAttribute('minlength', '10');
  expect(message).toHaveAttribute('maxlength', '2000');
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveAttribute('autocomplete', 'name');
});

test('Form section has unique ids, also if a field has the name of another part of the section', () => {
  const data = cms.formsPageData();
  const [field] = data.forms.get('newsletter')?.steps[0]?.fields ?? [];
  if (!field) throw new Error('The newsletter has a field.');
  const fields = ['heading', 'result', 'step-1'].map((name) => ({ ...field, name, label: `Veld ${name}` }));
  const form = { handle: 'newsletter', steps: [{ title: 'Je gegevens', fields }] };
  showWith(
    { forms: { ...data, forms: new Map([['newsletter', form]]) } },
    { ...cms.newsletter, heading: 'Nieuws', id: 'news' },
  );

  for (const { label } of fields) expect(screen.getByRole('textbox', { name: label })).toBeVisible();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  expect(ids).not.toContain(resultId('s-news'));
});

test('Form section has hidden inputs for its section and form, and an unreachable honeypot', async () => {
  const { container } = show(cms.typical);
  const hidden = (name: string) =>
    container.querySelector(`[type=hidden][name="${name}"]`)?.getAttribute('value');

  expect(hidden('_section')).toBe('s-form-typical');
  expect(hidden('_form')).toBe('contact');
  expect(hidden('source')).toBe('site');
  const honeypot = container.querySelector('[name=website]');
  expect(honeypot?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(honeypot).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByLabelText('Laat dit veld leeg', { selector: ':not([aria-hidden] *)' })).toBeNull();
});

test('Form section uses the multipart encoding only with a file field', () => {
  const { container, unmount } = show(cms.typical);
  expect(container.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
  unmount();
  const { container: small } = show(cms.newsletter);
  expect(small.querySelector('form')).not.toHaveAttribute('enctype');
});

test('Form section shows an invalid form with its values and links each error to its field', () => {
  showWith({ forms: cms.formsPageData(cms.invalid) }, cms.typical);

  const errorSummary = screen.getByRole('alert');
  expect(
    within(errorSummary).getByRole('heading', { name: 'Nog niet verstuurd: kijk dit na' }),
  ).toBeVisible();
  expect(errorSummary).toHaveTextContent('Er is te vaak verstuurd.');
  const orderNumber = screen.getByRole('textbox', { name: 'Bestelnummer' });
  expect(within(errorSummary).getByRole('link', { name: /Bestelnummer/ })).toHaveAttribute(
    'href',
    `#${orderNumber.id}`,
  );
  expect(orderNumber).toBeInvalid();
  expect(orderNumber).toHaveAccessibleDescription(/ongeldig/);

  expect(orderNumber).toHaveValue('12');
  expect(screen.getByRole('textbox', { name: 'Je bericht' })).toHaveValue('Mijn lantaarn\nbrandt niet.');
  expect(screen.getByRole('combobox')).toHaveValue('order');
  expect(screen.getByRole('radio', { name: 'Per telefoon' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Stoelen' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Lampen' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Jullie mogen/ })).toBeChecked();
  expect(screen.getByLabelText('Foto')).toHaveAccessibleDescription(/opnieuw/);
});

test('Form section reports an unreachable content system and keeps the values', () => {
  showWith({ forms: cms.formsPageData(cms.unreachable) }, cms.typical);

  expect(screen.getByRole('alert')).toHaveTextContent('Wat je schreef staat hier nog');
  expect(screen.getByRole('alert')).toHaveTextContent('Er is een fout opgetreden: 503 Service Unavailable');
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveValue('Kim');
});

test('Form section replaces a sent form by a focusable thank-you message', () => {
  showWith({ forms: cms.formsPageData(cms.accepted) }, cms.typical);

  expect(screen.queryByRole('form')).toBeNull();
  const thanks = screen.getByRole('status');
  expect(within(thanks).getByRole('heading', { name: 'Dank je, het is aangekomen' })).toBeVisible();
  expect(thanks).toHaveAttribute('tabindex', '-1');
  expect(thanks).toHaveTextContent('Je hoort van ons. Je hoeft verder niets te doen.');
  expect(thanks.id).toBe('s-form-typical-result');
});

test('Form section shows the editor’s thank-you message instead of the default', () => {
  showWith({ forms: cms.formsPageData({ ...cms.accepted, sectionId: 's-form-maximal' }) }, cms.maximal);
  const thanks = screen.getByRole('status');
  expect(within(thanks).getByRole('heading', { name: 'Dank je, je hoort van ons' })).toBeVisible();
  expect(thanks).toHaveTextContent('Morgen, of als het weekend is maandag.');
});

test('Form section ignores the result of another form on the page', () => {
  showWith({ forms: cms.formsPageData(cms.accepted) }, cms.typical, cms.newsletter);

  expect(screen.getByRole('form', { name: 'Drie of vier keer per jaar' })).toBeVisible();
});

test('Form section without its form keeps its texts and shows contact details', () => {
  show(cms.missing);

  expect(screen.getByRole('heading', { name: 'Schrijf ons' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Bel +31 570 555 014' })).toHaveAttribute(
    'href',
    'tel:+31570555014',
  );
  expect(screen.getByRole('link', { name: 'Mail hallo@veldenvonk.example' })).toHaveAttribute(
    'href',
    'mailto:hallo@veldenvonk.example',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('Form section without its form and without contact details asks to come back later', () => {
  showWith({}, cms.missing);

  expect(screen.getByText('Probeer het later nog eens.')).toBeVisible();
});

test.each([
  ['a handle', 'contact', 'contact'],
  ['a form with its handle', { handle: 'contact' }, 'contact'],
  ['the first of several', [{ handle: 'contact' }, { handle: 'newsletter' }], 'contact'],
])('Form section reads the form’s handle from %s', (_how, form, handle) => {
  const [item] = read({ ...cms.typical, form });
  expect(item).toMatchObject({ section: { props: { form: handle } } });
});

test.each([null, '', [], '../secret', { title: 'Contact' }])(
  'Form section without a form (%j) is skipped',
  (form) => {
    expect(read({ ...cms.typical, form })).toMatchObject([{ skipped: { type: 'form' } }]);
  },
);

test('Form sections of a page require each form once', () => {
  const items = readSections([cms.typical, cms.maximal, cms.newsletter], page);
  const sections = items.flatMap((item) => ('section' in item ? [item.section] : []));
  expect(collectDataRequirements(sections).forms).toEqual(['contact', 'newsletter']);
});

test('Form section marks the later steps and the fields with an unmet condition until it is hydrated', () => {
  show(cms.typical);

  const form = screen.getByRole('form', { name: 'Schrijf ons' });
  expect(form).toHaveAttribute('data-pending');
  const first = screen.getByRole('textbox', { name: 'Je bericht' });
  expect(first.closest('[data-later]')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Naam' }).closest('[data-later]')).not.toBeNull();
  expect(first.closest('[data-unmet]')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Bestelnummer' }).closest('[data-unmet]')).not.toBeNull();
  expect(screen.getByRole('progressbar', { name: /1/ })).toBeInTheDocument();
});
