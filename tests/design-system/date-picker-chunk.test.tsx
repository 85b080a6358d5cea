import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DatePicker } from '#design-system/date-picker';

let isOffline = true;
// Replaces the import of the calendar, because jsdom loads every script.
vi.mock('../../design-system/optional-chunk/optional-chunk.ts', () => ({
  importOptionalChunk: async <Chunk,>(load: () => Promise<Chunk>) => {
    if (isOffline) throw new Error('The script could not be loaded.');
    return load();
  },
}));

const texts = {
  open: 'Choose a date',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  selected: 'selected',
  invalid: 'This date is not available.',
};
const setup = { today: '2026-11-21', isDisabled: () => false, locale: 'en-GB', texts };

test('DatePicker opens the picker of the browser while its calendar cannot be loaded, and its calendar later', async () => {
  const user = userEvent.setup();
  render(
    <>
      <DatePicker id="day" name="day" label="Day" requiredLabel="required" setup={setup} />
      <button type="button">Elsewhere</button>
    </>,
  );
  const showPicker = vi.fn();
  screen.getByLabelText<HTMLInputElement>('Day').showPicker = showPicker;
  const trigger = screen.getByRole('button', { name: 'Choose a date' });

  await user.click(trigger);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await user.click(trigger);
  expect(showPicker).toHaveBeenCalledOnce();

  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await user.tab({ shift: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expectCalendarAfterPress(trigger);
});

test('DatePicker does not open its calendar without a press after it could not be loaded', async () => {
  const user = userEvent.setup();
  isOffline = true;
  render(<DatePicker id="day" name="day" label="Day" requiredLabel="required" setup={setup} />);
  const trigger = screen.getByRole('button', { name: 'Choose a date' });
  await user.click(trigger);

  isOffline = false;
  await user.tab({ shift: true });
  await expectCalendarAfterPress(trigger);
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

/** Expects that the calendar is closed until the first press on its button after its script has loaded. */
async function expectCalendarAfterPress(trigger: HTMLElement) {
  await act(() => vi.dynamicImportSettled());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(trigger);
  expect(await screen.findByRole('grid')).toBeInTheDocument();
}
