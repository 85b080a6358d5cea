import { readFileSync } from 'node:fs';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { createPreviewLinks } from '../../site/session/preview-links.ts';
import { expect, test } from './console.ts';
import { AMERICAN_FORM, type ContactFormTexts, DUTCH_FORM } from './contact-form.ts';

// The menus have controls with `autofocus`, which browsers ignore in a frame of another origin. The panel refuses an unreadable text.
test.use({ expectedConsoleErrors: [/^Blocked autofocusing on a|status of 422/] });

const DRAFTS = 'preview=true&token=journey-preview-token';

type LocaleCase = {
  readonly form: ContactFormTexts;
  readonly heroHeading: string;
  readonly formHeading: string;
  readonly question: string;
  readonly editPage: string;
  readonly editHero: string;
  readonly card: string;
  readonly share: string;
  readonly copied: RegExp;
  readonly sharedBanner: RegExp;
  readonly expired: string;
};

const DUTCH: LocaleCase = {
  form: DUTCH_FORM,
  heroHeading: 'Er neemt *een mens op*',
  formHeading: 'Schrijf *ons*',
  question: 'Waar vind ik het nummer van mijn lamp?',
  editPage: 'Bewerk deze pagina',
  editHero: 'Bewerk sectie: hero',
  card: 'Deze sectie is overgeslagen',
  share: 'Kopieer een link naar dit voorbeeld',
  copied: /^Gekopieerd\. De link is geldig tot /,
  sharedBanner: /^Voorbeeld: je ziet ook concepten\. Deze link is geldig tot /,
  expired: 'Link verlopen',
};

const AMERICAN: LocaleCase = {
  form: AMERICAN_FORM,
  heroHeading: 'A person *picks up*',
  formHeading: 'Write *to us*',
  question: 'Where do I find my lamp’s number?',
  editPage: 'Edit this page',
  editHero: 'Edit section: hero',
  card: 'This section was skipped',
  share: 'Copy a link to this preview',
  copied: /^Copied\. The link is valid until /,
  sharedBanner: /^Preview: drafts are shown\. This link is valid until /,
  expired: 'Link expired',
};

type Panel = {
  readonly editor: Locator;
  readonly frame: FrameLocator;
  change(from: string, to: string): Promise<void>;
};

/** Changes the text without focusing the editor, because the focus would leave the frame. */
const setText = (editor: Locator, text: string) =>
  editor.evaluate((node, value) => {
    if (node instanceof HTMLTextAreaElement) node.value = value;
    node.dispatchEvent(new InputEvent('input'));
  }, text);

/** Opens the page of an entry in the panel, and waits until its preview follows changes. */
async function openPanel(page: Page, { form, editPage }: LocaleCase): Promise<Panel> {
  await page.goto(`${form.path}?${DRAFTS}`);
  const href = await page.getByRole('link', { name: editPage }).getAttribute('href');
  await page.goto(href ?? '');
  const frame = page.frameLocator('iframe');
  const editor = page.getByRole('textbox');
  await expect(frame.locator('html[data-framed]')).toBeAttached();
  return {
    editor,
    frame,
    async change(from, to) {
      const text = await editor.inputValue();
      expect(text).toContain(from);
      await setText(editor, text.replace(from, to));
    },
  };
}

/** Marks the element, so that a journey knows whether it is still the same one. */
const mark = (element: Locator) => element.evaluate((node) => Object.assign(node, { isMarked: true }));
const isMarked = (element: Locator) => element.evaluate((node) => 'isMarked' in node);

test.describe('The live preview', () => {
  test('follows the editor while typing, and keeps the document and the other sections', async ({ page }) => {
    const texts = DUTCH;
    const { editor, frame } = await openPanel(page, texts);
    const hero = frame.locator('[data-section=hero]');
    const faq = frame.locator('[data-section=faq]');
    const document = frame.locator('html');
    for (const element of [hero, faq, document]) await mark(element);
    const start = texts.heroHeading.split('*')[0] ?? '';
    await editor.evaluate((node, text) => {
      if (!(node instanceof HTMLTextAreaElement)) return;
      node.focus();
      const at = node.value.indexOf(`heading: ${text}`) + `heading: ${text}`.length;
      node.setSelectionRange(at, at);
    }, start);
    await page.keyboard.type('123 ', { delay: 40 });
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${start}123 `));
    for (const element of [hero, faq, document]) expect(await isMarked(element)).toBe(true);
    await expect(editor).toBeFocused();
  });

  test('shows an error card while a section is invalid, and then the section again', async ({ page }) => {
    const texts = AMERICAN;
    const { editor, frame, change } = await openPanel(page, texts);
    const sections = frame.locator('main > section');
    const card = frame.getByRole('heading', { name: texts.card });
    const count = await sections.count();
    await change('type: faq', 'type: fa');
    await expect(card).toBeVisible();
    await expect(frame.locator('[data-section=faq]')).toHaveCount(0);
    await expect(sections).toHaveCount(count);
    await expect(frame.locator('[data-section=hero]')).toBeVisible();
    await change('type: fa\n', 'type: faq\n');
    await expect(frame.locator('[data-section=faq]')).toBeVisible();
    await expect(card).toHaveCount(0);

    // The preview cannot show an entry whose front matter is invalid, so it does not change.
    await change(`heading: ${texts.formHeading}`, `heading: "${texts.formHeading}`);
    await expect(page.getByRole('status')).toHaveText(/^Line \d+: /);
    await expect(sections).toHaveCount(count);
    await editor.fill(
      (await editor.inputValue()).replace(`heading: "${texts.formHeading}`, 'heading: Weer goed'),
    );
    await expect(frame.getByRole('heading', { name: 'Weer goed' })).toBeVisible();
  });

  test('keeps focus, input, selection, opened answers and the scroll position', async ({ page }) => {
    const texts = DUTCH;
    const { frame, change } = await openPanel(page, texts);
    const faq = frame.locator('[data-section=faq]');
    await faq.getByText(texts.question).click();
    const message = frame.getByLabel(texts.form.messageLabel);
    await message.click();
    await message.fill('Een lantaarn');
    await message.evaluate((node) => node instanceof HTMLTextAreaElement && node.setSelectionRange(4, 8));
    await expect(frame.locator('[data-section=form][data-hydrated]')).toBeAttached();
    const stateOf = () =>
      message.evaluate((node) =>
        node instanceof HTMLTextAreaElement
          ? [node === document.activeElement, node.value, node.selectionStart, node.selectionEnd]
          : [],
      );
    const topOf = () => message.evaluate((node) => Math.round(node.getBoundingClientRect().top));
    expect(await stateOf()).toEqual([true, 'Een lantaarn', 4, 8]);
    const top = await topOf();

    // A section above the window gets higher.
    const lines = 'Lorem ipsum dolor sit amet. '.repeat(40);
    await change(texts.heroHeading, `${texts.heroHeading} ${lines}`);
    await expect(frame.getByRole('heading', { level: 1 })).toContainText('Lorem ipsum');
    expect(await stateOf()).toEqual([true, 'Een lantaarn', 4, 8]);
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);

    // A change that is not an update of the editor, such as a picture that loads, is anchored by the browser.
    await frame.getByRole('heading', { level: 1 }).evaluate((node) => {
      node.style.paddingTop = '300px';
    });
    await message.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(Math.abs((await topOf()) - top)).toBeLessThanOrEqual(1);

    // The section with the focus, whose content belongs to React, is replaced and hydrated again.
    await change(`heading: ${texts.formHeading}`, 'heading: Nieuw');
    await expect(frame.getByRole('heading', { name: 'Nieuw' })).toBeVisible();
    await expect(frame.locator('[data-section=form][data-hydrated]')).toBeAttached();
    expect(await stateOf()).toEqual([true, 'Een lantaarn', 4, 8]);
    await frame.getByRole('button', { name: texts.form.nextButton }).click();
    await expect(frame.getByText(texts.form.missingMessage).first()).toBeVisible();

    await change(texts.question, `${texts.question} Nu?`);
    await expect(faq.getByText(`${texts.question} Nu?`)).toBeVisible();
    expect(
      await faq
        .locator('details')
        .first()
        .evaluate((node) => node instanceof HTMLDetailsElement && node.open),
    ).toBe(true);
  });

  test('adds, moves and removes sections', async ({ page }) => {
    const texts = AMERICAN;
    const { editor, frame } = await openPanel(page, texts);
    const types = () =>
      frame
        .locator('main > section')
        .evaluateAll((sections) => sections.map((section) => section.getAttribute('data-section')));
    const before = await types();
    const form = frame.locator('[data-section=form]');
    await mark(form);
    const text = await editor.inputValue();
    const [head = '', ...sets] = text.split(/^(?= {2}- id: contact-\d-[a-z-]+$)/m);
    const last = (sets.at(-1) ?? '').replace(/---\s*$/, '');
    const added = '  - id: added\n    type: small_cta_banner\n    enabled: true\n    heading: Erbij\n';
    await editor.fill(`${head}${last}${added}${sets.slice(0, -1).join('')}---\n`);
    await expect.poll(types).toEqual([before.at(-1), 'small-cta-banner', ...before.slice(0, -1)]);
    expect(await isMarked(form)).toBe(true);
    await editor.fill(text);
    await expect.poll(types).toEqual(before);
  });

  test('opens the control panel at the section, by pointer and by keyboard', async ({ page, context }) => {
    const texts = DUTCH;
    await page.goto(`${texts.form.path}?${DRAFTS}`);
    const link = page.getByRole('link', { name: texts.editHero });
    const opacity = () => link.evaluate((node) => getComputedStyle(node).opacity);
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await page.locator('[data-section=hero]').hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(0, 0);
    await link.focus();
    await expect.poll(opacity).toBe('1');
    const opened = context.waitForEvent('page');
    await page.keyboard.press('Enter');
    const panel = await opened;
    const editor = panel.getByRole('textbox');
    await expect(editor).toBeFocused();
    const selected = await editor.evaluate((node) =>
      node instanceof HTMLTextAreaElement ? node.value.slice(node.selectionStart, node.selectionEnd) : '',
    );
    expect(selected).toContain('id: contact-1-hero');
    await panel.close();
  });

  for (const texts of [DUTCH, AMERICAN])
    test(`offers a link to ${texts.form.path} that another browser can open, and that expires`, async ({
      page,
      context,
      browser,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${texts.form.path}?${DRAFTS}`);
      await expect(page.locator('html[data-enhanced]')).toBeAttached();
      await page.getByRole('link', { name: texts.share }).click();
      await expect(page.getByRole('complementary').getByRole('status')).toHaveText(texts.copied);
      const url = await page.evaluate(() => navigator.clipboard.readText());
      const reader = await browser.newContext();
      const other = await reader.newPage();
      await other.goto(url);
      await expect(other.getByRole('complementary', { name: texts.sharedBanner })).toBeVisible();
      await expect(other.getByRole('link', { name: texts.editHero })).toHaveCount(0);

      // The server of the journeys seals its links with this secret.
      const secret = readFileSync('.cache/session-secret', 'utf8').trim();
      const dayAgo = new Date(Date.now() - 24 * 60 * 60 * 1_000);
      const links = createPreviewLinks({ secrets: [secret], minutes: 60, now: () => dayAgo });
      const { token } = links.create({ token: 'journey-preview-token', path: texts.form.path });
      const response = await other.goto(
        `${texts.form.path}?${new URLSearchParams({ preview: 'true', token })}`,
      );
      expect(response?.status()).toBe(410);
      await expect(other).toHaveTitle(new RegExp(texts.expired));
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await reader.close();
    });
});

test('The live preview ignores messages of another window or origin, and of another kind', async ({
  page,
}) => {
  const texts = DUTCH;
  const { frame, change } = await openPanel(page, texts);
  const outlines: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('outline')) outlines.push(request.url());
  });
  await frame.locator('html').evaluate(() => {
    const message = {
      name: 'statamic.preview.updated',
      token: 'forged',
      url: location.href,
      reference: 'entry::x',
    };
    window.postMessage(message, '*');
    const child = document.body.appendChild(document.createElement('iframe'));
    child.contentWindow?.parent.postMessage(message, '*');
  });
  await page.evaluate(() => {
    const target = document.querySelector('iframe')?.contentWindow;
    for (const message of [
      null,
      'statamic.preview.updated',
      { name: 'other', token: 'forged' },
      { name: 'statamic.preview.updated' },
    ])
      target?.postMessage(message, '*');
  });
  // Messages arrive in order, so the earlier ones were ignored when this one has arrived.
  await change(texts.heroHeading, 'Echt');
  await expect(frame.getByRole('heading', { name: 'Echt' })).toBeVisible();
  expect(outlines.length).toBeGreaterThan(0);
  expect(outlines.filter((url) => url.includes('forged'))).toEqual([]);
});

test('A page of another origin cannot frame a preview', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const url = `${origin}/nl/contact?${DRAFTS}`;
  // The same server with another name is another origin.
  await page.goto(`${origin.replace('localhost', '127.0.0.1')}/health`);
  const blocked = page.waitForEvent('requestfailed', { predicate: (request) => request.url() === url });
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, url);
  expect((await blocked).failure()?.errorText).toContain('BLOCKED_BY_RESPONSE');
});

test('A published page loads no script of the live preview', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`/nl/contact?${DRAFTS}`);
  await expect.poll(() => scripts.filter((url) => /\/preview-/.test(url)).length).toBe(1);
  scripts.splice(0);
  const prefetch = page.waitForRequest(/\/prefetch-[^/]+\.js$/);
  await page.goto('/nl/contact');
  // The last script that a page loads by itself.
  await prefetch;
  expect(scripts.filter((url) => /\/preview-/.test(url))).toEqual([]);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a preview has links to the control panel, and a link to share', async ({ page }) => {
    await page.goto(`/nl/contact?${DRAFTS}`);
    await expect(page.getByRole('link', { name: 'Bewerk sectie: hero' })).toBeAttached();
    const href = await page
      .getByRole('link', { name: 'Kopieer een link naar dit voorbeeld' })
      .getAttribute('href');
    await page.goto(href ?? '');
    await expect(page).toHaveURL(/\/nl\/contact\?preview=true&token=link\./);
  });
});

test('Links of a preview open the control panel at a text that contains other sections, and at such a section', async ({
  page,
}) => {
  await page.goto(`/nl/bezorgen-en-retour?${DRAFTS}`);
  const links = page.locator('main a[href*="/cp/"][href*="#"]');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(2);
  for (const href of hrefs) {
    await page.goto('about:blank');
    await page.goto(href);
    const editor = page.getByRole('textbox');
    await expect(editor).toBeFocused();
    const selected = await editor.evaluate((node) =>
      node instanceof HTMLTextAreaElement ? node.value.slice(node.selectionStart, node.selectionEnd) : '',
    );
    expect(selected, href).toContain('id: ');
  }
});
