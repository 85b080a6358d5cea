import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { collectDataRequirements, type PageData } from '#renderer/render/data-requirements';
import * as cms from '../../../stories/renderer/fixtures/form.ts';
import { renderPage } from '../../../stories/renderer/section-story.tsx';

const page = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
/** As the server sends it, before or without its script. */
const showWith = (answers: PageData | undefined, ...json: readonly unknown[]) =>
  render(<main dangerouslySetInnerHTML={{ __html: renderPage(json, 'nl', answers).html }} />);
const show = (...json: readonly unknown[]) => showWith(undefined, ...json);
const read = (json: unknown) => readSections([json], page);

test('the section’s heading names the form, and its steps are groups with titles of their own', () => {
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

test('every question has a field of its kind, and Tab goes through them in reading order to the one button', async () => {
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
    /Verstuur/,
  ];
  for (const name of names) {
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName(name);
  }
  expect(screen.getAllByRole('button', { name: 'Verstuur' })).toHaveLength(1);
});

test('what nobody may leave out says so; what is asked of some says of whom, and keeps nobody from sending', () => {
  show(cms.typical);

  expect(screen.getByRole('textbox', { name: 'Naam' })).toBeRequired();
  const orderNumber = screen.getByRole('textbox', { name: 'Bestelnummer' });
  expect(orderNumber).not.toBeRequired();
  expect(orderNumber).toHaveAccessibleDescription(/^Alleen bij “Een bestelling”\./);
  expect(screen.getByRole('textbox', { name: 'Bedrijf' })).toHaveAccessibleDescription(
    /^Alleen als je namens/,
  );
});

test('the form says which one of which section it is, and baits robots where no person comes', async () => {
  const { container } = show(cms.typical);
  const hidden = (name: string) =>
    container.querySelector(`[type=hidden][name="${name}"]`)?.getAttribute('value');

  expect(hidden('_section')).toBe('s-form-typical');
  expect(hidden('_form')).toBe('contact');
  expect(hidden('source')).toBe('site');
  const bait = container.querySelector('[name=website]');
  expect(bait?.closest('[aria-hidden=true]')).not.toBeNull();
  expect(bait).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByLabelText('Laat dit veld leeg', { selector: ':not([aria-hidden] *)' })).toBeNull();
});

test('a form with a file field can carry files; one without travels light', () => {
  const { container, unmount } = show(cms.typical);
  expect(container.querySelector('form')).toHaveAttribute('enctype', 'multipart/form-data');
  unmount();
  const { container: small } = show(cms.newsletter);
  expect(small.querySelector('form')).not.toHaveAttribute('enctype');
});

test('a refused form comes back as it was filled in, and each complaint leads to its field', () => {
  showWith({ forms: cms.formsAnswered(cms.refused) }, cms.typical);

  const report = screen.getByRole('alert');
  expect(within(report).getByRole('heading', { name: 'Nog niet verstuurd: kijk dit na' })).toBeVisible();
  expect(report).toHaveTextContent('Er is te vaak verstuurd.');
  const orderNumber = screen.getByRole('textbox', { name: 'Bestelnummer' });
  expect(within(report).getByRole('link', { name: /Bestelnummer/ })).toHaveAttribute(
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

test('a form that did not get through says so and keeps what was written', () => {
  showWith({ forms: cms.formsAnswered(cms.unreachable) }, cms.typical);

  expect(screen.getByRole('alert')).toHaveTextContent('Wat je schreef staat hier nog');
  expect(screen.getByRole('textbox', { name: 'Naam' })).toHaveValue('Kim');
});

test('a form that was sent makes place for a thank-you that the keyboard can be led to', () => {
  showWith({ forms: cms.formsAnswered(cms.accepted) }, cms.typical);

  expect(screen.queryByRole('form')).toBeNull();
  const thanks = screen.getByRole('status');
  expect(within(thanks).getByRole('heading', { name: 'Dank je, het is aangekomen' })).toBeVisible();
  expect(thanks).toHaveAttribute('tabindex', '-1');
  expect(thanks.id).toBe('s-form-typical-report');
});

test('what an editor wrote for then takes the place of our own thank-you', () => {
  showWith({ forms: cms.formsAnswered({ ...cms.accepted, section: 's-form-maximal' }) }, cms.maximal);
  const thanks = screen.getByRole('status');
  expect(within(thanks).getByRole('heading', { name: 'Dank je, je hoort van ons' })).toBeVisible();
  expect(thanks).toHaveTextContent('Morgen, of als het weekend is maandag.');
});

test('what became of one form says nothing about another on the page', () => {
  showWith({ forms: cms.formsAnswered(cms.accepted) }, cms.typical, cms.newsletter);

  expect(screen.getByRole('form', { name: 'Drie of vier keer per jaar' })).toBeVisible();
});

test('a form that cannot be had leaves its words, and says how else to reach us', () => {
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

test('without even that it asks to come back later', () => {
  showWith({}, cms.missing);

  expect(screen.getByText('Probeer het later nog eens.')).toBeVisible();
});

test.each([
  ['a handle', 'contact', 'contact'],
  ['a form with its handle', { handle: 'contact' }, 'contact'],
  ['the first of several', [{ handle: 'contact' }, { handle: 'newsletter' }], 'contact'],
])('the CMS may name its form as %s', (_how, form, handle) => {
  const [item] = read({ ...cms.typical, form });
  expect(item).toMatchObject({ section: { props: { form: handle } } });
});

test.each([null, '', [], '../secret', { title: 'Contact' }])(
  'a section that names no form (%j) is left out',
  (form) => {
    expect(read({ ...cms.typical, form })).toMatchObject([{ skipped: { type: 'form' } }]);
  },
);

test('a page asks for each of its forms once', () => {
  const items = readSections([cms.typical, cms.maximal, cms.newsletter], page);
  const sections = items.flatMap((item) => ('section' in item ? [item.section] : []));
  expect(collectDataRequirements(sections).forms).toEqual(['contact', 'newsletter']);
});
