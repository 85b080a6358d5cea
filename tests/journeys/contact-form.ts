import type { Page } from '@playwright/test';
import { expect } from './console.ts';

/** Path and texts of the contact form in one locale. */
export type ContactFormTexts = {
  readonly path: string;
  readonly subjectLabel: string;
  /** Typed into a closed select to choose an option. */
  readonly subject: string;
  readonly country: string;
  readonly stepTitles: readonly [string, string, string];
  readonly nextButton: string;
  readonly previousButton: string;
  readonly sendButton: string;
  readonly nameLabel: string;
  readonly messageLabel: string;
  readonly missingMessage: string;
  readonly successTitle: string;
};

export const DUTCH_FORM: ContactFormTexts = {
  path: '/nl/contact',
  subjectLabel: 'Waar gaat het over?',
  subject: 'Zak',
  country: 'Ned',
  stepTitles: ['Je vraag', 'Je gegevens', 'Nog iets erbij'],
  nextButton: 'Volgende',
  previousButton: 'Vorige',
  sendButton: 'Verstuur',
  nameLabel: 'Naam',
  messageLabel: 'Je bericht',
  missingMessage: 'Hier is nog een antwoord nodig.',
  successTitle: 'Dank je, het is aangekomen',
};

export const AMERICAN_FORM: ContactFormTexts = {
  path: '/en-US/contact',
  subjectLabel: 'What is it about?',
  subject: 'Tra',
  country: 'United S',
  stepTitles: ['Your question', 'Your details', 'One more thing'],
  nextButton: 'Next',
  previousButton: 'Previous',
  sendButton: 'Send',
  nameLabel: 'Name',
  messageLabel: 'Your message',
  missingMessage: 'An answer is needed here.',
  successTitle: 'Thank you, it has arrived',
};

/** Opens a page and waits until its form is hydrated. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  await reachForm(page);
}

/** Points at the button of the form of the page, and waits until the form is hydrated. */
export async function reachForm(page: Page) {
  await page.locator('main form[method=post] [type=submit]').hover();
  await expect(page.locator('main form[novalidate]')).toBeVisible();
}

/** Expects a visible step with focus on its title. */
export async function expectStep(page: Page, title: string) {
  await expect(page.getByRole('group', { name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();
}

/** Fills the first step by keyboard and continues to the second. */
export async function fillQuestionStep(
  page: Page,
  { subjectLabel, subject, stepTitles }: ContactFormTexts,
  message = 'Voor twaalf tafels buiten.',
) {
  const { keyboard } = page;
  await page.getByLabel(subjectLabel).focus();
  await keyboard.type(subject);
  await keyboard.press('Tab');
  await keyboard.type(message);
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expectStep(page, stepTitles[1]);
}

/** Fills the second step by keyboard and continues to the last. */
export async function fillDetailsStep(page: Page, { country, stepTitles }: ContactFormTexts) {
  const { keyboard } = page;
  const pressTab = () => keyboard.press('Tab');
  await pressTab();
  await keyboard.type('Kim Vos');
  await pressTab(); // skips the company
  await pressTab();
  await keyboard.type('kim@example.test');
  await pressTab(); // skips the telephone number
  await pressTab();
  await keyboard.type(country);
  await pressTab(); // skips the back button
  await pressTab();
  await keyboard.press('Enter');
  await expectStep(page, stepTitles[2]);
}

/** The site refuses a form that was filled within a second, because only robots are that fast (`site/forms/receive-form.ts`). */
const FILL_TIME_MS = 60_000;

/** Sets the clock of the page forward, so that the form was filled as slowly as by a person. */
export async function passFillTime(page: Page) {
  await page.clock.setFixedTime(Date.now() + FILL_TIME_MS);
}

/** Fills the last step by keyboard and moves focus to the submit button. */
export async function fillLastStep(page: Page, { sendButton }: ContactFormTexts) {
  const { keyboard } = page;
  const pressTab = () => keyboard.press('Tab');
  await pressTab(); // skips the photo
  await pressTab();
  await keyboard.press('ArrowDown');
  await pressTab();
  await keyboard.press('Space');
  await pressTab(); // skips the privacy link
  await pressTab(); // skips the back button
  await pressTab();
  await expect(page.getByRole('button', { name: sendButton })).toBeFocused();
  await passFillTime(page);
}
