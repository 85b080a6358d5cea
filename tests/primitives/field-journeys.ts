import { expect, type StoryUser } from './user.ts';

/** A test of a primitive's story that runs with mouse, touch and keyboard. */
export type Journey = readonly [story: string, behaviour: string, run: (user: StoryUser) => Promise<void>];

async function type({ page, press, tabTo, device }: StoryUser, label: string, text: string) {
  const field = page.getByRole('textbox', { name: label });
  await (device === 'keyboard' ? tabTo(field) : press(field));
  await page.keyboard.type(text);
  await expect(field).toHaveValue(text);
}

/** Journeys of form fields (ARIA Authoring Practices: checkbox, radio group, switch, slider, spin button, combobox, listbox). */
export const fieldJourneys: readonly Journey[] = [
  ['text-field--empty', 'accepts text', (user) => type(user, '', 'Waker')],
  ['text-area--empty', 'accepts text', (user) => type(user, '', 'The lamp is broken.')],
  [
    'checkbox--empty',
    'can be checked and unchecked',
    async ({ page, press }) => {
      const box = page.getByRole('checkbox');
      await press(box, 'Space');
      await expect(box).toBeChecked();
      await press(box, 'Space');
      await expect(box).not.toBeChecked();
    },
  ],
  [
    'choice-group--checkboxes',
    'accepts several options',
    async ({ page, press }) => {
      await press(page.getByRole('checkbox', { name: 'On the balcony' }), 'Space');
      for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
    },
  ],
  [
    'choice-group--radio-buttons',
    'accepts one option',
    async ({ page, press, tabTo, device }) => {
      const last = page.getByRole('radio', { name: 'Something else' });
      if (device === 'keyboard') {
        await tabTo(page.getByRole('radio', { name: 'A repair' }));
        await page.keyboard.press('ArrowDown');
      } else await press(last);
      await expect(last).toBeChecked();
      await expect(page.getByRole('radio', { name: 'A repair' })).not.toBeChecked();
    },
  ],
  [
    'switch--off',
    'can be turned on and off',
    async ({ page, press }) => {
      const light = page.getByRole('switch');
      await press(light, 'Space');
      await expect(light).toBeChecked();
      await press(light, 'Space');
      await expect(light).not.toBeChecked();
    },
  ],
  [
    'range--value-as-text',
    'changes its value and value text',
    async ({ page, tabTo, device }) => {
      const slider = page.getByRole('slider');
      const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
      const end = { x: width - 2, y: height / 2 };
      if (device === 'mouse') await slider.click({ position: end });
      if (device === 'touch') await slider.tap({ position: end });
      if (device === 'keyboard') {
        await tabTo(slider);
        await page.keyboard.press('ArrowRight');
        await expect(slider).toHaveValue('41');
        await page.keyboard.press('Home');
        await expect(slider).toHaveValue('0');
        await page.keyboard.press('End');
      }
      await expect(slider).toHaveValue('100');
      await expect(slider).toHaveAttribute('aria-valuetext', '100 lux');
    },
  ],
  [
    'number-field--with-steppers',
    'increases by one step',
    async ({ page, press, tabTo, device }) => {
      const number = page.getByLabel('How many lamps?');
      if (device === 'keyboard') {
        await tabTo(number);
        await page.keyboard.press('ArrowUp');
      } else await press(page.getByRole('button', { name: 'One more' }));
      await expect(number).toHaveValue('3');
    },
  ],
  [
    'password-field--filled',
    'shows and hides the password',
    async ({ page, press }) => {
      const password = page.locator('#filled');
      const toggle = page.getByRole('button', { name: 'Show password' });
      await press(toggle);
      await expect(password).toHaveAttribute('type', 'text');
      await press(toggle, 'Space');
      await expect(password).toHaveAttribute('type', 'password');
    },
  ],
  [
    'file-field--empty',
    'opens the file chooser',
    async ({ page, press }) => {
      const chooser = page.waitForEvent('filechooser');
      await press(page.locator('input[type=file]'));
      await (
        await chooser
      ).setFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: Buffer.from('lamp') });
      expect(await page.locator('input[type=file]').inputValue()).toContain('lamp.png');
    },
  ],
  [
    'select--nothing-chosen',
    'opens its list and selects an option',
    async ({ page, press, device }) => {
      // A native select has the same role and id, so the element proves that the enhanced control is in place.
      const button = page.locator('button#empty');
      await expect(button).toHaveRole('combobox');
      await press(button);
      const option = page.getByRole('option', { name: 'Germany' });
      await expect(option).toBeVisible();
      if (device === 'keyboard') {
        await page.keyboard.press('g');
        await expect(option).toBeFocused();
        await page.keyboard.press('Enter');
      } else await press(option);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(button).toHaveText('Germany');
      if (device === 'keyboard') await expect(button).toBeFocused();
    },
  ],
  [
    'date-picker--filled',
    'opens its calendar and selects a date',
    async ({ page, press, device }) => {
      await press(page.getByRole('button', { name: 'Choose a date' }));
      const nextWeek = page.getByRole('button', { name: /Friday,? 11 December 2026/ });
      await expect(nextWeek).toBeVisible();
      if (device === 'keyboard') {
        await page.keyboard.press('ArrowDown');
        await expect(nextWeek).toBeFocused();
        await page.keyboard.press('Enter');
      } else await press(nextWeek);
      await expect(page.getByRole('textbox', { name: 'Delivery date' })).toHaveValue('2026-12-11');
    },
  ],
  [
    'repeater--one-row',
    'adds and removes a row',
    async ({ page, press }) => {
      await press(page.getByRole('button', { name: 'Add a place' }));
      const second = page.getByRole('group', { name: 'Place 2' });
      await expect(second.getByRole('textbox')).toBeFocused();
      await press(page.getByRole('button', { name: 'Remove place 2' }));
      await expect(second).toHaveCount(0);
    },
  ],
  [
    'transfer-list--nothing-chosen',
    'moves an option to the other list',
    async ({ page, press, tabTo, device }) => {
      const from = page.getByRole('listbox', { name: 'Available samples' });
      if (device === 'keyboard') {
        await tabTo(from);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Home');
        await page.keyboard.press('Space');
      } else await press(from.getByRole('option', { name: 'Clay' }));
      await press(page.getByRole('button', { name: 'Add' }));
      const to = page.getByRole('listbox', { name: 'Chosen samples' });
      await expect(to.getByRole('option', { name: 'Clay' })).toBeVisible();
      await expect(from.getByRole('option', { name: 'Clay' })).toHaveCount(0);
    },
  ],
];
