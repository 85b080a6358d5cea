import type { Page } from '@playwright/test';
import { finishMotions, getMotions, loadMotion, openWithPausedMotion, seekMotions } from './paused-motion.ts';
import { expect, test } from './user.ts';

const SCRIPT = /list-motion/;
const row = (page: Page, key: string) => page.locator(`li:has([id$=${key}])`);
const top = async (page: Page, key: string) => (await row(page, key).boundingBox())?.y ?? Number.NaN;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openRows(page: Page) {
  await openWithPausedMotion(page, 'repeater--several-rows');
  await loadMotion(page, button(page, 'Add a place'), SCRIPT);
}

test('Repeater slides a moved row and its neighbour from their previous positions', async ({ page }) => {
  await openRows(page);
  const [first, second] = [await top(page, 'row-0'), await top(page, 'row-1')];
  await button(page, 'Move place 1 down').click();
  await expect.poll(() => getMotions(page)).toEqual(['transform', 'transform']);
  expect(await top(page, 'row-0')).toBeCloseTo(first, 0);
  expect(await top(page, 'row-1')).toBeCloseTo(second, 0);

  await seekMotions(page, 0.2);
  expect(await top(page, 'row-0')).toBeGreaterThan(first + 1);
  expect(await top(page, 'row-0')).toBeLessThan(second - 1);
  await finishMotions(page);

  await expect.poll(() => top(page, 'row-0')).toBeCloseTo(second, 0);
  await expect(row(page, 'row-0')).not.toHaveAttribute('style', /\w/);
});

test('Repeater continues from the current position when a moving row moves again', async ({ page }) => {
  await openRows(page);
  await button(page, 'Move place 1 down').click();
  await expect.poll(() => getMotions(page)).toHaveLength(2);
  await seekMotions(page, 0.3);
  const halfway = await top(page, 'row-0');
  await button(page, 'Move place 2 down').press('Enter');
  await expect.poll(() => getMotions(page)).toHaveLength(3);
  // Layout positions are whole pixels.
  expect(Math.abs((await top(page, 'row-0')) - halfway)).toBeLessThan(1);
});

test('Repeater fades out a removed row, which is inert and outside the form', async ({ page }) => {
  await openRows(page);
  await row(page, 'row-1').getByRole('textbox').fill('terrace');
  const before = await top(page, 'row-1');
  await button(page, 'Remove place 2').click();
  await expect.poll(() => getMotions(page)).toContain('opacity');

  expect(await top(page, 'row-1')).toBeCloseTo(before, 0);
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await expect(button(page, 'Remove place 2')).toBeFocused();
  const owner = (input: HTMLInputElement) => input.form;
  expect(await row(page, 'row-1').locator('input').evaluate(owner)).toBeNull();
  await finishMotions(page);
  await expect(row(page, 'row-1')).toHaveCount(0);
});

test('Repeater fades in an added row', async ({ page }) => {
  await openRows(page);
  await button(page, 'Add a place').click();
  await expect.poll(() => getMotions(page)).toEqual(['opacity', 'transform', 'transform']);
  await expect(row(page, 'row-3').getByRole('textbox')).toBeFocused();
  await finishMotions(page);
  await expect(row(page, 'row-3')).not.toHaveAttribute('style', /\w/);
});

test('Transfer list fades a moved option out of one list and into the other', async ({ page }) => {
  await openWithPausedMotion(page, 'transfer-list--some-chosen');
  const available = page.getByRole('listbox').first();
  await loadMotion(page, available.getByRole('option').first(), SCRIPT);
  await page.getByRole('listbox').last().hover();
  const count = await page.getByRole('option').count();
  await available.getByRole('option').first().dblclick();
  await expect.poll(() => getMotions(page)).toContain('opacity');
  await expect(page.getByRole('option')).toHaveCount(count);
  await finishMotions(page);
  await expect(page.locator('[role=option][inert]')).toHaveCount(0);
});

test('Toast slides the messages above a dismissed one down', async ({ page }) => {
  await openWithPausedMotion(page, 'toast--stack-of-three');
  const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
  const place = async () => (await messages.first().boundingBox())?.y ?? Number.NaN;
  await loadMotion(page, messages.first(), SCRIPT);
  const before = await place();
  await messages.last().getByRole('button', { name: 'Dismiss this message' }).click();
  await expect.poll(() => getMotions(page)).toEqual(['opacity', 'transform', 'transform']);
  expect(await place()).toBeCloseTo(before, 0);
  await expect(messages).toHaveCount(2);
  await finishMotions(page);
  await expect.poll(place).toBeGreaterThan(before + 40);
});

test('A long Repeater that reorders renders the rows outside the window later, with the same height and focus', async ({
  page,
}) => {
  await openWithPausedMotion(page, 'repeater--twenty-rows');
  await loadMotion(page, button(page, 'Add a place'), SCRIPT);
  await page.evaluate(() => scrollTo(0, 0));
  const reversed = await button(page, 'Reverse the order').evaluate(async (reverseButton: HTMLElement) => {
    const list = document.querySelector('ol');
    if (!list) throw new Error('The story has no list.');
    const rows = [...list.children].filter((child) => child instanceof HTMLElement);
    const focused = rows[9]?.querySelector('input');
    focused?.focus({ preventScroll: true });
    const height = list.offsetHeight;
    // React moves the rows in a transition, after the click. The observer of the list is older, so it runs before this observer.
    const reordered = new Promise((resolve) =>
      new MutationObserver(resolve).observe(list, { childList: true }),
    );
    reverseButton.click();
    await reordered;
    const findSkipped = () => rows.filter(({ style }) => style.contentVisibility === 'hidden');
    const skipped = findSkipped();
    const skippedInWindow = skipped.filter((element) => {
      const box = element.getBoundingClientRect();
      return box.bottom > 0 && box.top < innerHeight;
    });
    const hasSameHeight = height === list.offsetHeight;
    // A frame of the browser can come before a frame's timer, so a step can also be zero.
    const counts = [skipped.length];
    while (counts.at(-1) !== 0) {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      counts.push(findSkipped().length);
    }
    return {
      skipped: skipped.length,
      skippedInWindow: skippedInWindow.length,
      mostInOneFrame: Math.max(...counts.map((count, index) => (counts[index - 1] ?? count) - count)),
      hasSameHeight,
      hasFocus: focused === document.activeElement,
    };
  });
  expect(reversed).toEqual({
    skipped: expect.any(Number),
    skippedInWindow: 0,
    mostInOneFrame: 4,
    hasSameHeight: true,
    hasFocus: true,
  });
  expect(reversed.skipped).toBeGreaterThan(8);
  await finishMotions(page);
  await expect(page.locator('li[style*=content-visibility]')).toHaveCount(0);
  await expect(row(page, 'row-9').getByRole('textbox')).toBeFocused();
});

test.describe('Lists with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('change at once', async ({ page }) => {
    await openRows(page);
    await button(page, 'Remove place 2').click();
    await expect(page.getByRole('textbox')).toHaveCount(2);
    expect(await getMotions(page)).toEqual([]);
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('move toast messages at once', async ({ page }) => {
    await openWithPausedMotion(page, 'toast--stack-of-three');
    const messages = page.getByRole('region', { name: 'Messages' }).getByRole('listitem');
    await loadMotion(page, messages.first(), SCRIPT);
    const before = (await messages.first().boundingBox())?.y ?? Number.NaN;
    await messages.last().getByRole('button', { name: 'Dismiss this message' }).click();
    await expect(messages).toHaveCount(2);
    expect(await getMotions(page)).toEqual([]);
    expect((await messages.first().boundingBox())?.y).toBeGreaterThan(before + 40);
    await expect(page.locator('li[inert]')).toHaveCount(0);
  });
});

test('Lists change at once with the reduced motion of the workbench', async ({ page }) => {
  await openWithPausedMotion(page, 'repeater--several-rows&arg-reduced%20motion=true');
  await loadMotion(page, button(page, 'Add a place'), SCRIPT);
  await button(page, 'Remove place 2').click();
  await expect(page.getByRole('textbox')).toHaveCount(2);
  expect(await getMotions(page)).toEqual([]);
});
