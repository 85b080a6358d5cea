import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** The contact form in one locale, as somebody who reads that language knows it. */
export type Letter = {
  readonly path: string;
  readonly first: string;
  /** First letters of a subject and a country, as one types them into a closed list. */
  readonly subject: string;
  readonly country: string;
  readonly steps: readonly [string, string, string];
  readonly next: string;
  readonly previous: string;
  readonly send: string;
  readonly name: string;
  readonly message: string;
  readonly missing: string;
  readonly thanks: string;
};

export const DUTCH: Letter = {
  path: '/nl/contact',
  first: 'Waar gaat het over?',
  subject: 'Zak',
  country: 'Ned',
  steps: ['Je vraag', 'Je gegevens', 'Nog iets erbij'],
  next: 'Volgende',
  previous: 'Vorige',
  send: 'Verstuur',
  name: 'Naam',
  message: 'Je bericht',
  missing: 'Hier is nog een antwoord nodig.',
  thanks: 'Dank je, het is aangekomen',
};

export const AMERICAN: Letter = {
  path: '/en-US/contact',
  first: 'What is it about?',
  subject: 'Tra',
  country: 'United S',
  steps: ['Your question', 'Your details', 'One more thing'],
  next: 'Next',
  previous: 'Previous',
  send: 'Send',
  name: 'Name',
  message: 'Your message',
  missing: 'An answer is needed here.',
  thanks: 'Thank you, it has arrived',
};

/** Opens a page whose form has its script at work. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  await page.locator('main form').first().scrollIntoViewIfNeeded();
  await expect(page.locator('main form[novalidate]')).toBeVisible();
}

/** A step is in sight, and its title has the keyboard. */
export async function atStep(page: Page, title: string) {
  await expect(page.getByRole('group', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

/** Answers the first step by keyboard, from its first question to the button. */
export async function writeQuestion(
  page: Page,
  { first, subject, steps }: Letter,
  message = 'Voor twaalf tafels buiten.',
) {
  const { keyboard } = page;
  await page.getByLabel(first).focus();
  await keyboard.type(subject);
  await keyboard.press('Tab');
  await keyboard.type(message);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await atStep(page, steps[1]);
}

/** Answers the second step by keyboard, from its title to the button. */
export async function writeDetails(page: Page, { country, steps }: Letter) {
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  await next();
  await keyboard.type('Kim Vos');
  await next(); // the company
  await next();
  await keyboard.type('kim@example.test');
  await next(); // the telephone
  await next();
  await keyboard.type(country);
  await next(); // back
  await next();
  await keyboard.press('Enter');
  await atStep(page, steps[2]);
}

/** Answers the last step by keyboard, up to the button that sends. */
export async function writeRest(page: Page, { send }: Letter) {
  const { keyboard } = page;
  const next = () => keyboard.press('Tab');
  await next(); // the photo
  await next();
  await keyboard.press('ArrowDown');
  await next();
  await keyboard.press('Space');
  await next(); // back
  await next();
  await expect(page.getByRole('button', { name: send })).toBeFocused();
}
