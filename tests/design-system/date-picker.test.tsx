import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DatePicker } from '#design-system/date-picker';

const texts = {
  open: 'Kies een datum',
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  selected: 'gekozen',
  invalid: 'Op deze dag kan het niet.',
};
/** Weekdays from tomorrow until the end of March; closed all February. */
const setup = {
  today: '2026-11-21',
  min: '2026-11-22',
  max: '2027-03-31',
  isDisabled: (date: string) =>
    date.startsWith('2027-02') || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()),
  locale: 'nl-NL',
  texts,
};
const field = { id: 'dag', name: 'dag', label: 'Bezorgdag', requiredLabel: 'verplicht', setup };
const time = { name: 'tijd', label: 'Tijd' };

const openCalendar = () => screen.findByRole('grid');
const dayCalled = (name: string | RegExp) => screen.getByRole('button', { name });
/** What a form would send. */
function sent(form: HTMLElement) {
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined;
}

test('before the script it is a native date, and a native time, that are sent', () => {
  const html = renderToString(
    <form aria-label="Bezorgen">
      <DatePicker {...field} required defaultValue="2026-12-04" time={{ ...time, defaultValue: '16:30' }} />
    </form>,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  expect(screen.getByLabelText('Bezorgdag')).toHaveAttribute('type', 'date');
  expect(screen.getByLabelText('Bezorgdag')).toBeRequired();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('vrijdag 4 december 2026')).toBeInTheDocument();
  expect(sent(screen.getByRole('form'))).toEqual([
    ['dag', '2026-12-04'],
    ['tijd', '16:30'],
  ]);
});

test('the calendar opens at the first day that can be chosen, and a day is chosen from it by the keyboard', async () => {
  const visitor = userEvent.setup();
  const changed = vi.fn();
  render(
    <form aria-label="Bezorgen">
      <DatePicker {...field} onChange={changed} />
    </form>,
  );
  const opener = screen.getByRole('button', { name: 'Kies een datum', expanded: false });

  await visitor.tab();
  opener.focus();
  await visitor.keyboard('{Enter}');
  await openCalendar();
  expect(screen.getByRole('dialog', { name: 'Kies een datum' })).toBeInTheDocument();
  await waitFor(() => expect(dayCalled('maandag 23 november 2026')).toHaveFocus());
  await visitor.keyboard('{ArrowRight}{ArrowDown}');
  expect(dayCalled('dinsdag 1 december 2026')).toHaveFocus();
  expect(screen.getByText('december 2026', { selector: '[role=status]' })).toBeInTheDocument();
  await visitor.keyboard('{Enter}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(changed.mock.calls).toEqual([['2026-12-01']]);
  expect(sent(screen.getByRole('form'))).toEqual([['dag', '2026-12-01']]);
});

test.each([
  ['ArrowRight', 'vrijdag 4 december 2026', 'maandag 7 december 2026'],
  ['ArrowLeft', 'maandag 7 december 2026', 'vrijdag 4 december 2026'],
  ['Home', 'vrijdag 4 december 2026', 'maandag 30 november 2026'],
  ['End', 'vrijdag 4 december 2026', 'maandag 7 december 2026'],
  ['PageDown', 'vrijdag 15 januari 2027', 'maandag 1 maart 2027'],
  ['PageUp', 'maandag 15 maart 2027', 'vrijdag 29 januari 2027'],
  ['PageDown', 'woensdag 17 maart 2027', 'woensdag 31 maart 2027'],
])('%s leads from %s to %s, past what is disabled', async (key, from, to) => {
  const visitor = userEvent.setup();
  const date = {
    'vrijdag 4 december 2026': '2026-12-04',
    'maandag 7 december 2026': '2026-12-07',
    'vrijdag 15 januari 2027': '2027-01-15',
    'maandag 15 maart 2027': '2027-03-15',
    'woensdag 17 maart 2027': '2027-03-17',
  }[from];
  render(<DatePicker {...field} variant="inline" defaultValue={date} />);
  await openCalendar();
  dayCalled(`${from}, gekozen`).focus();

  await visitor.keyboard(`{${key}}`);

  expect(dayCalled(to)).toHaveFocus();
  expect(screen.getByLabelText('Bezorgdag')).toHaveValue(date);
});

test('in the calendar one day is a stop for Tab', async () => {
  render(<DatePicker {...field} variant="inline" defaultValue="2026-12-04" />);
  const grid = await openCalendar();

  const stops = within(grid)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['vrijdag 4 december 2026, gekozen']);
});

test('the buttons of the month pass over one that is all disabled, and rest at the ends', async () => {
  const visitor = userEvent.setup();
  render(<DatePicker {...field} variant="inline" defaultValue="2027-01-15" />);
  await openCalendar();
  const next = dayCalled('Volgende maand');

  await visitor.click(next);
  expect(screen.getByText('maart 2027', { selector: '[role=status]' })).toBeInTheDocument();
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(next);
  expect(screen.getByText('maart 2027', { selector: '[role=status]' })).toBeInTheDocument();
});

test('Enter in the time field takes the active date', async () => {
  const visitor = userEvent.setup();
  const submitted = vi.fn();
  render(
    <form aria-label="Bezorgen" onSubmit={submitted}>
      <DatePicker {...field} variant="inline" time={time} />
    </form>,
  );
  await openCalendar();
  dayCalled('maandag 23 november 2026').focus();
  await visitor.keyboard('{ArrowDown}');

  await visitor.type(screen.getByLabelText('Tijd'), '16:30{Enter}');

  expect(sent(screen.getByRole('form'))).toEqual([
    ['dag', '2026-11-30'],
    ['tijd', '16:30'],
  ]);
  expect(submitted).not.toHaveBeenCalled();
});

test('with the calendar out of sight, Enter in the time field sends the form as everywhere', async () => {
  const visitor = userEvent.setup();
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <DatePicker {...field} time={time} />
      <button type="submit">Verstuur</button>
    </form>,
  );

  await visitor.type(screen.getByLabelText('Tijd'), '16:30{Enter}');

  expect(submitted).toHaveBeenCalledOnce();
  expect(screen.getByLabelText('Bezorgdag')).toHaveValue('');
});

test('a disabled date that is typed blocks the form and says so, until the date is valid', async () => {
  const visitor = userEvent.setup();
  render(
    <form aria-label="Bezorgen">
      <DatePicker {...field} variant="inline" time={time} />
    </form>,
  );
  await openCalendar();
  const input = screen.getByLabelText('Bezorgdag');
  const form = screen.getByRole<HTMLFormElement>('form');

  await visitor.type(input, '2027-02-10');
  expect(input).toHaveAccessibleDescription('Op deze dag kan het niet.');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getAllByText('Op deze dag kan het niet.').some((one) => one.ariaLive === 'polite')).toBe(
    true,
  );
  expect(form.checkValidity()).toBe(false);

  await visitor.type(screen.getByLabelText('Tijd'), '16:30{Enter}');
  expect(input).toHaveValue('2027-02-10');
  expect(form.checkValidity()).toBe(false);

  await visitor.click(dayCalled('Volgende maand'));
  expect(screen.queryByText('Op deze dag kan het niet.')).not.toBeInTheDocument();
  expect(input).toHaveValue('');
  expect(form.checkValidity()).toBe(true);

  await visitor.type(screen.getByLabelText('Tijd'), '{Enter}');
  expect(input).toHaveValue('2027-03-10');
});

test.each([['2026-11-20'], ['2027-04-01']])('%s lies outside the bounds and is refused, too', (date) => {
  render(<DatePicker {...field} defaultValue={date} />);

  expect(screen.getByLabelText('Bezorgdag')).toHaveAccessibleDescription('Op deze dag kan het niet.');
  expect(screen.getByLabelText('Bezorgdag')).toBeInvalid();
});

test('a disabled day cannot be pressed', async () => {
  const visitor = userEvent.setup();
  render(<DatePicker {...field} variant="inline" />);
  await openCalendar();
  const sunday = dayCalled('zondag 29 november 2026');
  expect(sunday).toHaveAttribute('aria-disabled', 'true');

  await visitor.click(sunday);

  expect(screen.getByLabelText('Bezorgdag')).toHaveValue('');
});

test('Escape closes the calendar and gives the focus back, and a modal around it hears nothing', async () => {
  const visitor = userEvent.setup();
  const heard = vi.fn();
  render(
    <div role="presentation" onKeyDown={({ key }) => heard(key)}>
      <DatePicker {...field} />
    </div>,
  );
  const opener = screen.getByRole('button', { name: 'Kies een datum' });
  await visitor.click(opener);
  await openCalendar();

  await visitor.keyboard('{ArrowRight}{Escape}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(heard).not.toHaveBeenCalledWith('Escape');
});

test('the calendar closes when one goes elsewhere, and not when one goes to its time', async () => {
  const visitor = userEvent.setup();
  render(
    <>
      <DatePicker {...field} time={time} />
      <button type="button">Elders</button>
    </>,
  );
  await visitor.click(screen.getByRole('button', { name: 'Kies een datum' }));
  await openCalendar();

  await visitor.click(screen.getByLabelText('Tijd'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();

  await visitor.click(screen.getByRole('button', { name: 'Elders' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what was typed before the script ran is where the calendar opens', async () => {
  const page = document.createElement('div');
  const picker = <DatePicker {...field} variant="inline" />;
  page.innerHTML = renderToString(picker);
  document.body.append(page);
  const input = page.querySelector('input');
  if (input) input.value = '2027-03-10';

  render(picker, { container: page, hydrate: true });

  await openCalendar();
  expect(dayCalled('woensdag 10 maart 2027, gekozen')).toBeInTheDocument();
  page.remove();
});

test('one that is disabled or may only be read has no calendar', async () => {
  render(
    <form aria-label="Bezorgen">
      <DatePicker {...field} readOnly variant="inline" defaultValue="2026-12-04" />
      <DatePicker {...field} id="ander" name="ander" label="Andere dag" disabled defaultValue="2026-12-04" />
    </form>,
  );

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Bezorgdag')).toHaveAttribute('readonly');
  expect(sent(screen.getByRole('form'))).toEqual([['dag', '2026-12-04']]);
});

test('the open calendar is fit for assistive technology', async () => {
  const visitor = userEvent.setup();
  render(<DatePicker {...field} required defaultValue="2026-12-04" time={time} />);
  await visitor.click(screen.getByRole('button', { name: 'Kies een datum' }));
  await openCalendar();

  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});
