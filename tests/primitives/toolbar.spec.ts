import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Returns the messages of a namespace. */
function messagesOf(language: string, namespace: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(`site/i18n/messages/${language}/${namespace}.json`, 'utf8'));
}

for (const [part, story, namespace, key] of [
  ['the layout', 'site--layout--with-page', 'layout', 'skipToContent'],
  ['an error page', 'site--error-pages--not-found', 'errors', 'notFound.description'],
  ['a screen', 'site--cart-page--empty', 'cart', 'empty.text'],
] as const)
  test(`The locale of the toolbar translates ${part}`, async ({ page }) => {
    for (const language of ['fr', 'de']) {
      await page.goto(`/?story=${story}&mode=preview&arg-locale=${language}`);
      const message = key
        .split('.')
        .reduce<unknown>((value, name) => Object(value)[name], messagesOf(language, namespace));
      await expect(page.getByText(String(message)).first()).toBeAttached();
    }
  });

test('The pseudo-locale also changes the texts of a modal and attributes that change', async ({ page }) => {
  await page.goto('/?story=design-system--modal--centred&mode=preview&arg-pseudo locale=true');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toContainText('··');
  const close = dialog.getByRole('button').first();
  await close.evaluate((button) => button.setAttribute('aria-label', 'Shut'));
  await expect(close).toHaveAttribute('aria-label', /^Šhût ··/);
});

test('A video starts by itself, and not while the control for reduced motion is on', async ({ page }) => {
  const open = (control: string) =>
    page.goto(`/?story=design-system--video--without-a-poster&mode=preview${control}`);
  const isPaused = () => page.locator('video').evaluate(({ paused }: HTMLVideoElement) => paused);
  await open('');
  await expect.poll(isPaused).toBe(false);
  await open('&arg-reduced motion=true');
  const play = page.getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  await play.click();
  await expect.poll(isPaused).toBe(false);
});
