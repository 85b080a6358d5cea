import { expect, type Visitor } from './visitor.ts';

/** A journey through a primitive's story, whichever way its visitor gets along. */
export type Journey = readonly [story: string, does: string, go: (visitor: Visitor) => Promise<void>];

async function type({ page, press, tabTo, way }: Visitor, label: string, words: string) {
  const field = page.getByRole('textbox', { name: label });
  await (way === 'keyboard' ? tabTo(field) : press(field));
  await page.keyboard.type(words);
  await expect(field).toHaveValue(words);
}

/** What forms are filled in with (ARIA Authoring Practices: checkbox, radio group, switch, slider, spin button, combobox, listbox). */
export const fields: readonly Journey[] = [
  ['text-field--empty', 'is written in', (visitor) => type(visitor, '', 'Waker')],
  ['text-area--empty', 'is written in', (visitor) => type(visitor, '', 'Hij brandt niet meer.')],
  [
    'checkbox--empty',
    'is ticked, and not',
    async ({ page, press }) => {
      const box = page.getByRole('checkbox');
      await press(box, 'Space');
      await expect(box).toBeChecked();
      await press(box, 'Space');
      await expect(box).not.toBeChecked();
    },
  ],
  [
    'choice-group--several',
    'takes more than one answer',
    async ({ page, press }) => {
      await press(page.getByRole('checkbox', { name: 'Op het balkon' }), 'Space');
      for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
    },
  ],
  [
    'choice-group--one',
    'takes one answer',
    async ({ page, press, tabTo, way }) => {
      const last = page.getByRole('radio', { name: 'Iets anders' });
      if (way === 'keyboard') {
        await tabTo(page.getByRole('radio', { name: 'Een reparatie' }));
        await page.keyboard.press('ArrowDown');
      } else await press(last);
      await expect(last).toBeChecked();
      await expect(page.getByRole('radio', { name: 'Een reparatie' })).not.toBeChecked();
    },
  ],
  [
    'switch--off',
    'goes on, and off',
    async ({ page, press }) => {
      const light = page.getByRole('switch');
      await press(light, 'Space');
      await expect(light).toBeChecked();
      await press(light, 'Space');
      await expect(light).not.toBeChecked();
    },
  ],
  [
    'range--value-in-words',
    'is set, and says so in words',
    async ({ page, tabTo, way }) => {
      const slider = page.getByRole('slider');
      const { width = 0, height = 0 } = (await slider.boundingBox()) ?? {};
      const end = { x: width - 2, y: height / 2 };
      if (way === 'mouse') await slider.click({ position: end });
      if (way === 'touch') await slider.tap({ position: end });
      if (way === 'keyboard') {
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
    'goes up by a step',
    async ({ page, press, tabTo, way }) => {
      const number = page.getByLabel('Hoeveel lampen?');
      if (way === 'keyboard') {
        await tabTo(number);
        await page.keyboard.press('ArrowUp');
      } else await press(page.getByRole('button', { name: 'Eén meer' }));
      await expect(number).toHaveValue('3');
    },
  ],
  [
    'password-field--filled',
    'comes into sight, and goes',
    async ({ page, press }) => {
      const password = page.locator('#gevuld');
      const eye = page.getByRole('button', { name: 'Wachtwoord tonen' });
      await press(eye);
      await expect(password).toHaveAttribute('type', 'text');
      await press(eye, 'Space');
      await expect(password).toHaveAttribute('type', 'password');
    },
  ],
  [
    'file-field--empty',
    'asks for a file',
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
    'opens its list, and an answer is chosen',
    async ({ page, press, way }) => {
      const button = page.locator('#leeg');
      await expect(button).toHaveRole('combobox');
      await press(button);
      const answer = page.getByRole('option', { name: 'Duitsland' });
      await expect(answer).toBeVisible();
      if (way === 'keyboard') {
        await page.keyboard.press('d');
        await expect(answer).toBeFocused();
        await page.keyboard.press('Enter');
      } else await press(answer);
      await expect(page.getByRole('listbox')).toHaveCount(0);
      await expect(button).toHaveText('Duitsland');
      if (way === 'keyboard') await expect(button).toBeFocused();
    },
  ],
  [
    'date-picker--filled',
    'opens its calendar, and a day is chosen',
    async ({ page, press, way }) => {
      await press(page.getByRole('button', { name: 'Kies een datum' }));
      const week = page.getByRole('button', { name: 'vrijdag 11 december 2026' });
      await expect(week).toBeVisible();
      if (way === 'keyboard') {
        await page.keyboard.press('ArrowDown');
        await expect(week).toBeFocused();
        await page.keyboard.press('Enter');
      } else await press(week);
      await expect(page.getByRole('textbox', { name: 'Bezorgdag' })).toHaveValue('2026-12-11');
    },
  ],
  [
    'repeater--one',
    'gets a row, and loses it',
    async ({ page, press }) => {
      await press(page.getByRole('button', { name: 'Nog een plek' }));
      const second = page.getByRole('group', { name: 'Plek 2' });
      await expect(second.getByRole('textbox')).toBeFocused();
      await press(page.getByRole('button', { name: 'Plek 2 weghalen' }));
      await expect(second).toHaveCount(0);
    },
  ],
  [
    'transfer-list--nothing-chosen',
    'gives an answer from one list to the other',
    async ({ page, press, tabTo, way }) => {
      const from = page.getByRole('listbox', { name: 'Waaruit je kiest' });
      if (way === 'keyboard') {
        await tabTo(from);
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Home');
        await page.keyboard.press('Space');
      } else await press(from.getByRole('option', { name: 'Leem' }));
      await press(page.getByRole('button', { name: 'Toevoegen' }));
      const to = page.getByRole('listbox', { name: 'Wat je krijgt' });
      await expect(to.getByRole('option', { name: 'Leem' })).toBeVisible();
      await expect(from.getByRole('option', { name: 'Leem' })).toHaveCount(0);
    },
  ],
];
