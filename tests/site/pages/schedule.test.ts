import { readFileSync, writeFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { locales } from '#site/i18n/locale';
import { describeSchedule } from '../../../site/pages/content/describe-schedule.ts';
import { fakeClock } from '../fake-clock.ts';
import { runSite } from '../running-site.ts';

const BEGIN = Date.parse('2026-11-27T08:00:00Z');
const END = Date.parse('2026-11-27T08:10:00Z');
const SALE = `  - id: about-sale
    type: small_cta_banner
    enabled: true
    heading: Weekend van het licht
    from: '2026-11-27T09:00'
    until: '2026-11-27T09:10'
`;

/** Starts the site with a scheduled section on a page. One function sets the clocks of all systems. */
async function runSiteWithSale() {
  const site = await runSite({
    prepare: (content) => {
      const page = `${content}/collections/pages/nl/over-ons.md`;
      writeFileSync(page, readFileSync(page, 'utf8').replace('\nsections:\n', `\nsections:\n${SALE}`));
      const announcement = `${content}/globals/nl/announcement.yaml`;
      const text = readFileSync(announcement, 'utf8').replace(/\nfrom: .*/, '');
      writeFileSync(announcement, `${text}from: '2026-11-27T09:00'\nuntil: '2026-11-27T09:10'\n`);
    },
  });
  onTestFinished(() => site.stop());
  const clock = fakeClock(BEGIN);
  const setTime = (time: number) => {
    clock.ms = time;
    site.setSiteTime(time);
  };
  const get = async (path: string) => {
    const response = await site.get(path);
    return { headers: response.headers, text: await response.text() };
  };
  return { ...site, setTime, get };
}

test('A cached page and its payload change at the minute at which a section and the announcement begin and end', async () => {
  const { setTime, get } = await runSiteWithSale();
  const shown = async () => {
    const document = await get('/nl/over-ons');
    const payload = await get('/nl/over-ons/_payload.json');
    return {
      section: [document, payload].map(({ text }) => text.includes('Weekend van het licht')),
      announcement: [document, payload].map(({ text }) => text.includes('data-announcement')),
      etag: document.headers.get('etag'),
      caching: payload.headers.get('cache-control'),
    };
  };

  setTime(BEGIN - 3_000);
  const before = await shown();
  expect(before).toMatchObject({ section: [false, false], announcement: [false, false] });
  expect(before.caching).toBe('public, max-age=2');
  setTime(BEGIN - 1);
  expect((await shown()).section).toEqual([false, false]);

  setTime(BEGIN);
  const during = await shown();
  expect(during).toMatchObject({ section: [true, true], announcement: [true, true] });
  expect(during.caching).toBe('public, max-age=30');
  expect(during.etag).not.toBe(before.etag);
  setTime(END - 1_000);
  expect((await shown()).section).toEqual([true, true]);

  // The cache may return a stale page for five minutes, but not after a scheduled end.
  setTime(END);
  const after = await shown();
  expect(after).toMatchObject({ section: [false, false], announcement: [false, false] });
  expect(after.etag).toBe(before.etag);
});

test('A page of the shop changes at the minute at which the announcement ends', async () => {
  const { setTime, get } = await runSiteWithSale();
  const isShown = async () => (await get('/nl/lantaarn-hoeve-31.html')).text.includes('data-announcement');
  setTime(END - 2_000);
  expect(await isShown()).toBe(true);
  setTime(END);
  expect(await isShown()).toBe(false);
});

test('An announcement with an invalid schedule is not shown', async () => {
  const site = await runSite({
    prepare: (content) => {
      const file = `${content}/globals/nl/announcement.yaml`;
      writeFileSync(file, `${readFileSync(file, 'utf8')}until: '2026-01-01T00:00'\n`);
    },
  });
  onTestFinished(() => site.stop());
  expect(await (await site.get('/nl')).text()).not.toContain('data-announcement');
});

test('A preview shows a section outside its schedule, with a note that says when visitors see it', async () => {
  const { setTime, get } = await runSiteWithSale();
  setTime(END);
  const { text } = await get('/nl/over-ons?preview=true&token=preview-secret');
  expect(text).toContain('Weekend van het licht');
  expect(text).toContain(
    'Nu niet zichtbaar. Bezoekers zien deze sectie van 27 november 2026 om 09:00 tot 27 november 2026 om 09:10 (Europe/Amsterdam).',
  );
});

test('Each locale describes a schedule in its language and time zone', () => {
  const schedule = { from: BEGIN, until: undefined };
  const texts = locales.map((locale) => describeSchedule(schedule, locale, new Date(END)));
  expect(texts).toEqual([
    'Nu zichtbaar. Bezoekers zien deze sectie vanaf 27 november 2026 om 09:00 (Europe/Amsterdam).',
    'Visible now. Visitors see this section from 27 November 2026 at 09:00 (Europe/Amsterdam).',
    'Jetzt sichtbar. Besucher sehen diesen Abschnitt ab 27. November 2026 um 09:00 (Europe/Berlin).',
    'Visible en ce moment. Début d’affichage pour les visiteurs\u00a0: 27 novembre 2026 à 09:00 (Europe/Paris).',
    'Visible now. Visitors see this section from 27 November 2026 at 08:00 (Europe/London).',
    'Visible now. Visitors see this section from November 27, 2026 at 3:00 AM (America/New_York).',
    'Visible now. Visitors see this section from November 27, 2026 at 3:00 a.m. (America/Toronto).',
    'Visible en ce moment. Début d’affichage pour les visiteurs\u00a0: 27 novembre 2026 à 03 h 00 (America/Toronto).',
  ]);
});
