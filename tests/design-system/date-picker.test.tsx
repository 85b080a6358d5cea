import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { DatePicker } from '#design-system/date-picker';
import { Modal } from '#design-system/modal';
import { getFormData } from './form-data.ts';

const texts = {
  open: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  selected: 'selected',
  invalid: 'This date is not available.',
};
/** Enabled dates: weekdays from tomorrow until the end of March, except in February. */
const setup = {
  today: '2026-11-21',
  min: '2026-11-22',
  max: '2027-03-31',
  isDisabled: (date: string) =>
    date.startsWith('2027-02') || [0, 6].includes(new Date(`${date}T00:00Z`).getUTCDay()),
  locale: 'en-GB',
  texts,
};
const field = { id: 'day', name: 'day', label: 'Delivery date', requiredLabel: 'required', setup };
const time = { name: 'time', label: 'Time' };

const openCalendar = () => screen.findByRole('grid');
const getDay = (name: string | RegExp) => screen.getByRole('button', { name });

test('DatePicker renders and submits native date and time inputs before hydration', () => {
  const html = renderToString(
    <form aria-label="Delivery">
      <DatePicker {...field} required defaultValue="2026-12-04" time={{ ...time, defaultValue: '16:30' }} />
    </form>,
  );
  render(<div dangerouslySetInnerHTML={{ __html: html }} />);

  expect(screen.getByLabelText('Delivery date')).toHaveAttribute('type', 'date');
  expect(screen.getByLabelText('Delivery date')).toBeRequired();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Friday, 4 December 2026')).toBeInTheDocument();
  expect(getFormData(screen.getByRole('form'))).toEqual([
    ['day', '2026-12-04'],
    ['time', '16:30'],
  ]);
});

test('DatePicker opens its calendar at the first enabled date and selects a date by keyboard', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(
    <form aria-label="Delivery">
      <DatePicker {...field} onChange={onChange} />
    </form>,
  );
  const trigger = screen.getByRole('button', { name: 'Choose a date', expanded: false });

  await user.tab();
  trigger.focus();
  await user.keyboard('{Enter}');
  await openCalendar();
  expect(screen.getByRole('dialog', { name: 'Choose a date' })).toBeInTheDocument();
  await waitFor(() => expect(getDay('Monday, 23 November 2026')).toHaveFocus());
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(getDay('Tuesday, 1 December 2026')).toHaveFocus();
  expect(screen.getByText('December 2026', { selector: '[role=status]' })).toBeInTheDocument();
  await user.keyboard('{Enter}');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(onChange.mock.calls).toEqual([['2026-12-01']]);
  expect(getFormData(screen.getByRole('form'))).toEqual([['day', '2026-12-01']]);
});

test.each([
  ['ArrowRight', 'Friday, 4 December 2026', 'Monday, 7 December 2026'],
  ['ArrowLeft', 'Monday, 7 December 2026', 'Friday, 4 December 2026'],
  ['Home', 'Friday, 4 December 2026', 'Monday, 30 November 2026'],
  ['End', 'Friday, 4 December 2026', 'Monday, 7 December 2026'],
  ['PageDown', 'Friday, 15 January 2027', 'Monday, 1 March 2027'],
  ['PageUp', 'Monday, 15 March 2027', 'Friday, 29 January 2027'],
  ['PageDown', 'Wednesday, 17 March 2027', 'Wednesday, 31 March 2027'],
])('%s moves the active date from %s to %s and skips disabled dates', async (key, from, to) => {
  const user = userEvent.setup();
  const date = {
    'Friday, 4 December 2026': '2026-12-04',
    'Monday, 7 December 2026': '2026-12-07',
    'Friday, 15 January 2027': '2027-01-15',
    'Monday, 15 March 2027': '2027-03-15',
    'Wednesday, 17 March 2027': '2027-03-17',
  }[from];
  render(<DatePicker {...field} variant="inline" defaultValue={date} />);
  await openCalendar();
  getDay(`${from}, selected`).focus();

  await user.keyboard(`{${key}}`);

  expect(getDay(to)).toHaveFocus();
  expect(screen.getByLabelText('Delivery date')).toHaveValue(date);
});

test.each(['Alt', 'Control', 'Meta'])('The calendar ignores arrow keys with %s', async (modifier) => {
  const user = userEvent.setup();
  render(<DatePicker {...field} variant="inline" defaultValue="2026-12-04" />);
  await openCalendar();
  getDay('Friday, 4 December 2026, selected').focus();

  await user.keyboard(`{${modifier}>}{ArrowLeft}{/${modifier}}`);

  expect(getDay('Friday, 4 December 2026, selected')).toHaveFocus();
});

test('DatePicker has one day of the calendar in the tab order', async () => {
  render(<DatePicker {...field} variant="inline" defaultValue="2026-12-04" />);
  const grid = await openCalendar();

  const tabbable = within(grid)
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(tabbable.map((day) => day.getAttribute('aria-label'))).toEqual([
    'Friday, 4 December 2026, selected',
  ]);
});

test('The month buttons of DatePicker skip a disabled month and stop at the bounds', async () => {
  const user = userEvent.setup();
  render(<DatePicker {...field} variant="inline" defaultValue="2027-01-15" />);
  await openCalendar();
  const next = getDay('Next month');

  await user.click(next);
  expect(screen.getByText('March 2027', { selector: '[role=status]' })).toBeInTheDocument();
  expect(next).toHaveFocus();
  expect(next).toHaveAttribute('aria-disabled', 'true');

  await user.click(next);
  expect(screen.getByText('March 2027', { selector: '[role=status]' })).toBeInTheDocument();
});

test('Enter in the time field selects the active date while the calendar is visible', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <form aria-label="Delivery" onSubmit={onSubmit}>
      <DatePicker {...field} variant="inline" time={time} />
    </form>,
  );
  await openCalendar();
  getDay('Monday, 23 November 2026').focus();
  await user.keyboard('{ArrowDown}');

  await user.type(screen.getByLabelText('Time'), '16:30{Enter}');

  expect(getFormData(screen.getByRole('form'))).toEqual([
    ['day', '2026-11-30'],
    ['time', '16:30'],
  ]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test.each([
  ['the initial date', '', '2026-11-23'],
  ['the typed date', '2026-12-04', '2026-12-04'],
])(
  'Enter in the time field selects %s while the calendar is closed',
  async (_case, defaultValue, expected) => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <DatePicker {...field} defaultValue={defaultValue} time={time} />
        <button type="submit">Send</button>
      </form>,
    );

    await user.type(screen.getByLabelText('Time'), '16:30{Enter}');

    expect(screen.getByLabelText('Delivery date')).toHaveValue(expected);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test.each([
  ['Escape', (user: UserEvent) => user.keyboard('{Escape}')],
  [
    'a press outside',
    (user: UserEvent) => user.pointer({ keys: '[MouseLeft]', target: screen.getByText('Outside') }),
  ],
  ['moving the focus outside', async () => act(() => screen.getByRole('button', { name: 'Send' }).focus())],
])('After %s, Enter in the time field keeps the selected date', async (_case, close) => {
  const user = userEvent.setup();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <DatePicker {...field} defaultValue="2026-12-01" time={time} />
      <p>Outside</p>
      <button type="submit">Send</button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await openCalendar();
  await user.keyboard('{ArrowRight}');
  expect(getDay('Wednesday, 2 December 2026')).toHaveFocus();

  await close(user);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Time'), '16:30{Enter}');

  expect(screen.getByLabelText('Delivery date')).toHaveValue('2026-12-01');
});

test('A typed disabled date blocks the form with a message until the date is valid', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Delivery">
      <DatePicker {...field} variant="inline" time={time} />
    </form>,
  );
  await openCalendar();
  const input = screen.getByLabelText('Delivery date');
  const form = screen.getByRole<HTMLFormElement>('form');

  await user.type(input, '2027-02-10');
  expect(input).toHaveAccessibleDescription('This date is not available.');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(
    screen.getAllByText('This date is not available.').some((element) => element.ariaLive === 'polite'),
  ).toBe(true);
  expect(form.checkValidity()).toBe(false);

  await user.type(screen.getByLabelText('Time'), '16:30{Enter}');
  expect(input).toHaveValue('2027-02-10');
  expect(form.checkValidity()).toBe(false);

  await user.click(getDay('Next month'));
  expect(screen.queryByText('This date is not available.')).not.toBeInTheDocument();
  expect(input).toHaveValue('');
  expect(form.checkValidity()).toBe(true);

  await user.type(screen.getByLabelText('Time'), '{Enter}');
  expect(input).toHaveValue('2027-03-10');
});

test.each([
  ['2026-11-20', 'This date is not available. Choose 22 November 2026 or later.'],
  ['2027-04-01', 'This date is not available. Choose 31 March 2027 or earlier.'],
])(
  'DatePicker marks %s, which is out of bounds, as invalid, and its message names the bound',
  (date, message) => {
    const boundTexts = {
      tooEarly: 'Choose 22 November 2026 or later.',
      tooLate: 'Choose 31 March 2027 or earlier.',
    };
    render(
      <DatePicker {...field} setup={{ ...setup, texts: { ...texts, ...boundTexts } }} defaultValue={date} />,
    );

    expect(screen.getByLabelText('Delivery date')).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Delivery date')).toBeInvalid();
  },
);

test('DatePicker does not select a disabled date on click', async () => {
  const user = userEvent.setup();
  render(<DatePicker {...field} variant="inline" />);
  await openCalendar();
  const sunday = getDay('Sunday, 29 November 2026');
  expect(sunday).toHaveAttribute('aria-disabled', 'true');

  await user.click(sunday);

  expect(screen.getByLabelText('Delivery date')).toHaveValue('');
});

test('Escape closes the calendar, restores the focus and keeps the modal around the field open', async () => {
  const user = userEvent.setup();
  const onClose = vi.fn();
  render(
    <Modal open onClose={onClose} title="Delivery" closeLabel="Close">
      <DatePicker {...field} />
    </Modal>,
  );
  const trigger = screen.getByRole('button', { name: 'Choose a date' });
  await user.click(trigger);
  await openCalendar();

  await user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(trigger).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();

  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('The calendar closes on a click outside the field and stays open on a click in the time field', async () => {
  const user = userEvent.setup();
  render(
    <>
      <DatePicker {...field} time={time} />
      <button type="button">Elsewhere</button>
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await openCalendar();

  await user.click(screen.getByLabelText('Time'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('DatePicker opens its calendar at a date typed before hydration', async () => {
  const page = document.createElement('div');
  const picker = <DatePicker {...field} variant="inline" />;
  page.innerHTML = renderToString(picker);
  document.body.append(page);
  const input = page.querySelector('input');
  if (input) input.value = '2027-03-10';

  render(picker, { container: page, hydrate: true });

  await openCalendar();
  expect(getDay('Wednesday, 10 March 2027, selected')).toBeInTheDocument();
  page.remove();
});

test('A disabled or read-only DatePicker has no calendar', async () => {
  render(
    <form aria-label="Delivery">
      <DatePicker {...field} readOnly variant="inline" defaultValue="2026-12-04" />
      <DatePicker {...field} id="other" name="other" label="Other date" disabled defaultValue="2026-12-04" />
    </form>,
  );

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Delivery date')).toHaveAttribute('readonly');
  expect(getFormData(screen.getByRole('form'))).toEqual([['day', '2026-12-04']]);
});

test('The open calendar passes axe', async () => {
  const user = userEvent.setup();
  render(<DatePicker {...field} required defaultValue="2026-12-04" time={time} />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await openCalendar();

  const { violations } = await axe.run(document.body, {
    rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
  });

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test.each([
  ['en-GB', 'Monday'],
  ['nl-NL', 'maandag'],
  ['en-US', 'Sunday'],
  ['en-CA', 'Sunday'],
  ['fr-CA', 'dimanche'],
])('The weeks of DatePicker in %s start on %s', async (locale, day) => {
  const user = userEvent.setup();
  render(<DatePicker {...field} setup={{ ...setup, locale }} />);
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await openCalendar();
  const [first] = document.querySelectorAll('th');
  expect(first).toHaveAccessibleName(day);
});
