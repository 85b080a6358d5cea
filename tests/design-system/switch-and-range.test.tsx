import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Range } from '#design-system/range';
import { Switch } from '#design-system/switch';

const requiredLabel = 'verplicht';
const light = { id: 'bericht', name: 'bericht', label: 'Bericht bij zonsondergang', requiredLabel };
const level = {
  id: 'stand',
  name: 'stand',
  label: 'Hoe fel?',
  requiredLabel,
  min: 0,
  max: 100,
  startLabel: 'Net genoeg',
  endLabel: 'Om bij te lezen',
};

/** What a form would send. */
function sent(form: HTMLElement) {
  return form instanceof HTMLFormElement ? [...new FormData(form)] : undefined;
}

test('a switch goes on and off by Space and by a press on its words, and is sent while it is on', async () => {
  const visitor = userEvent.setup();
  const changed = vi.fn();
  render(
    <form aria-label="Instellingen">
      <Switch {...light} value="ja" onLabel="Aan" offLabel="Uit" onChange={changed} />
    </form>,
  );
  const control = screen.getByRole('switch', { name: 'Bericht bij zonsondergang' });
  expect(sent(screen.getByRole('form'))).toEqual([]);

  await visitor.tab();
  await visitor.keyboard(' ');
  expect(control).toBeChecked();
  expect(sent(screen.getByRole('form'))).toEqual([['bericht', 'ja']]);

  await visitor.click(screen.getByText('Bericht bij zonsondergang'));
  expect(control).not.toBeChecked();
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

test('a switch that is required and wrong says all that once, and not its state twice', () => {
  render(<Switch {...light} required onLabel="Aan" offLabel="Uit" error="Zet dit aan." hint="Elke avond." />);

  const control = screen.getByRole('switch', { name: 'Bericht bij zonsondergang' });
  expect(control).toBeRequired();
  expect(control).toHaveAttribute('aria-invalid', 'true');
  expect(control).toHaveAccessibleDescription('Zet dit aan. Elke avond.');
});

test('a switch that may only be read stays, and its state is sent', async () => {
  const visitor = userEvent.setup();
  render(
    <form aria-label="Instellingen">
      <Switch {...light} readOnly defaultChecked />
      <Switch {...light} id="folder" name="folder" label="Folder" readOnly />
    </form>,
  );
  const control = screen.getByRole('switch', { name: 'Bericht bij zonsondergang' });

  await visitor.click(control);

  expect(control).toBeChecked();
  expect(control).toHaveAttribute('aria-readonly', 'true');
  expect(sent(screen.getByRole('form'))).toEqual([['bericht', 'on']]);
});

test('a slider shows its value in words, names both ends, and is sent as a number', () => {
  render(
    <form aria-label="Dimmer">
      <Range
        {...level}
        defaultValue="40"
        valueLabel={(value) => `${value} lux`}
        hint="De dimmer onthoudt het."
      />
    </form>,
  );
  const slider = screen.getByRole('slider', { name: 'Hoe fel?' });
  expect(slider).toHaveAccessibleDescription('Net genoeg Om bij te lezen De dimmer onthoudt het.');
  expect(slider).toHaveAttribute('aria-valuetext', '40 lux');

  // The keys of a slider are the browser's, which there is none here to have.
  fireEvent.change(slider, { target: { value: '65' } });

  expect(screen.getByRole('status')).toHaveTextContent('65 lux');
  expect(slider).toHaveAttribute('aria-valuetext', '65 lux');
  expect(sent(screen.getByRole('form'))).toEqual([['stand', '65']]);
});

test('a slider that nobody has set stands in the middle, as the browser has it', () => {
  render(<Range {...level} />);

  expect(screen.getByRole('slider')).toHaveValue('50');
  expect(screen.getByRole('status')).toHaveTextContent('50');
});

test('a slider that may only be read stays where it is, and is sent', () => {
  render(
    <form aria-label="Dimmer">
      <Range {...level} readOnly defaultValue="40" />
    </form>,
  );

  fireEvent.change(screen.getByRole('slider'), { target: { value: '65' } });

  expect(screen.getByRole('slider')).toHaveValue('40');
  expect(screen.getByRole('status')).toHaveTextContent('40');
  expect(sent(screen.getByRole('form'))).toEqual([['stand', '40']]);
});

test('the marks of a slider are offered to the browser, too, which draws the knob to them', () => {
  render(<Range {...level} ticks={[0, 50, 100]} />);

  const list = document.getElementById(screen.getByRole('slider').getAttribute('list') ?? '');
  expect([...(list?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual(['0', '50', '100']);
});
