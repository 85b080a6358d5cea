import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Range } from '#design-system/range';
import { Switch } from '#design-system/switch';
import { getFormData } from './form-data.ts';

const requiredLabel = 'required';
const light = { id: 'notification', name: 'notification', label: 'Notify me at sunset', requiredLabel };
const level = {
  id: 'brightness',
  name: 'brightness',
  label: 'Brightness',
  requiredLabel,
  min: 0,
  max: 100,
  startLabel: 'Dim',
  endLabel: 'Bright',
};

test('Switch toggles by Space and by a click on its label and submits its value while on', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn();
  render(
    <form aria-label="Settings">
      <Switch {...light} value="yes" onLabel="On" offLabel="Off" onChange={onChange} />
    </form>,
  );
  const control = screen.getByRole('switch', { name: 'Notify me at sunset' });
  expect(getFormData(screen.getByRole('form'))).toEqual([]);

  await user.tab();
  await user.keyboard(' ');
  expect(control).toBeChecked();
  expect(getFormData(screen.getByRole('form'))).toEqual([['notification', 'yes']]);

  await user.click(screen.getByText('Notify me at sunset'));
  expect(control).not.toBeChecked();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('A required Switch with an error has each state and description once', () => {
  render(
    <Switch {...light} required onLabel="On" offLabel="Off" error="Turn this on." hint="Every evening." />,
  );

  const control = screen.getByRole('switch', { name: 'Notify me at sunset' });
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Turn this on. Every evening.');
});

test('A read-only Switch cannot be toggled and submits its state', async () => {
  const user = userEvent.setup();
  render(
    <form aria-label="Settings">
      <Switch {...light} readOnly defaultChecked />
      <Switch {...light} id="brochure" name="brochure" label="Brochure" readOnly />
    </form>,
  );
  const control = screen.getByRole('switch', { name: 'Notify me at sunset' });

  await user.click(control);

  expect(control).toBeChecked();
  expect(control).toHaveAttribute('aria-readonly', 'true');
  expect(getFormData(screen.getByRole('form'))).toEqual([['notification', 'on']]);
});

test('Range shows its value as text, describes both ends and submits a number', () => {
  render(
    <form aria-label="Dimmer">
      <Range
        {...level}
        defaultValue="40"
        valueLabel={(value) => `${value} lux`}
        hint="The dimmer saves this value."
      />
    </form>,
  );
  const slider = screen.getByRole('slider', { name: 'Brightness' });
  expect(slider).toHaveAccessibleDescription('Dim Bright The dimmer saves this value.');
  expect(slider).toHaveAttribute('aria-valuetext', '40 lux');

  // jsdom does not implement the keys of a slider.
  fireEvent.change(slider, { target: { value: '65' } });

  expect(screen.getByRole('status')).toHaveTextContent('65 lux');
  expect(slider).toHaveAttribute('aria-valuetext', '65 lux');
  expect(getFormData(screen.getByRole('form'))).toEqual([['brightness', '65']]);
});

test('Range does not announce its value a second time in a live region', () => {
  render(<Range {...level} />);

  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'off');
});

test('Range without a value starts in the middle, like a native slider', () => {
  render(<Range {...level} />);

  expect(screen.getByRole('slider')).toHaveValue('50');
  expect(screen.getByRole('status')).toHaveTextContent('50');
});

test('A read-only Range keeps and submits its value', () => {
  render(
    <form aria-label="Dimmer">
      <Range {...level} readOnly defaultValue="40" />
    </form>,
  );

  fireEvent.change(screen.getByRole('slider'), { target: { value: '65' } });

  expect(screen.getByRole('slider')).toHaveValue('40');
  expect(screen.getByRole('status')).toHaveTextContent('40');
  expect(getFormData(screen.getByRole('form'))).toEqual([['brightness', '40']]);
});

test('Range offers its ticks as a datalist', () => {
  render(<Range {...level} ticks={[0, 50, 100]} />);

  const list = document.getElementById(screen.getByRole('slider').getAttribute('list') ?? '');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['0', '50', '100']);
});
