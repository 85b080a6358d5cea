import { describe, expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { renderSections } from '#renderer/render/render-sections';
import type { SectionResult } from '#renderer/sections/section';
import { locales } from '#site/i18n/locale';
import { messagesOf, sectionMessagesOf } from '#site/i18n/messages';
import { brandSectionIcons } from '#site/services/icons';
import * as faq from '../../../stories/renderer/fixtures/faq.ts';
import * as hero from '../../../stories/renderer/fixtures/hero.ts';
import * as carousel from '../../../stories/renderer/fixtures/interactive-carousel.ts';
import * as usps from '../../../stories/renderer/fixtures/usps.ts';

const page = { locale: 'nl', locales: ['nl', 'en'], origin: 'https://www.example.test' };
const t = sectionMessagesOf(locales[0]);
const errorCardTexts = messagesOf(locales[0])('preview:skippedSection', { returnObjects: true });
const context = { intl: 'nl-NL', t, data: {}, errorCardTexts: undefined };
const show = (json: unknown[]) =>
  renderSections(readSections(json, page), { ...context, data: { icons: brandSectionIcons } });
const bodyOf = (json: unknown[]) => {
  const { body } = new DOMParser().parseFromString(
    show(json)
      .sections.map(({ html }) => html)
      .join(''),
    'text/html',
  );
  return body;
};

/** A valid section without a value that its view needs, as a bug in a view would cause. */
function broken(json: unknown): SectionResult[] {
  return readSections([json], page).map((read) =>
    'section' in read
      ? Object.assign(read, { section: { ...read.section, props: { heading: [], questions: null } } })
      : read,
  );
}

describe('renderSections with a view that throws', () => {
  const read = [
    ...readSections([usps.typical], page),
    ...broken(faq.typical),
    ...readSections([hero.typical], page),
  ];

  test('skips only that section for visitors', () => {
    const { sections, skipped } = renderSections(read, context);
    expect(sections.map(({ type }) => type)).toEqual(['usps', 'hero']);
    expect(skipped).toEqual([
      { type: 'faq', path: 'sections[0]', reason: expect.stringContaining('The view failed') },
    ]);
  });

  test('renders an error card in its place for editors', () => {
    const { sections } = renderSections(read, { ...context, errorCardTexts });
    expect(sections.map(({ type }) => type)).toEqual(['usps', 'section-error-card', 'hero']);
    expect(sections[1]?.html).toContain('faq');
    expect(sections[1]?.html).toContain('The view failed');
  });
});

test('renderSections gives the h1 and the eager picture to the next section if the first one is skipped', () => {
  const failing = readSections([hero.typical], page).map((read) =>
    'section' in read ? { section: { ...read.section, props: { ...read.section.props, ctas: null } } } : read,
  ) as SectionResult[];
  const { sections, skipped, ...parts } = renderSections(
    [...failing, ...readSections([{ ...hero.typical, id: 'second' }], page)],
    context,
  );
  expect(skipped).toHaveLength(1);
  expect(sections).toHaveLength(1);
  expect(sections[0]?.html).toContain('<h1');
  expect(sections[0]?.html).toContain('loading="eager"');
  expect(parts).toMatchObject({ hasH1: true, hasLcpPicture: true });
  expect(renderSections(failing, context)).toMatchObject({ hasH1: false, hasLcpPicture: false });
});

describe('renderSections with an empty section', () => {
  const empty = [
    { id: 'a', type: 'usps', items: [], tone: 'moss' },
    { id: 'b', type: 'gallery', images: [null] },
    { id: 'd', type: 'lights-cta', starts: 'off' },
    { id: 'c', type: 'full-width-media', caption: 'Zonder beeld' },
  ];

  test('skips the section', () => {
    const { sections, skipped } = show([usps.typical, ...empty]);
    expect(sections.map(({ type }) => type)).toEqual(['usps']);
    expect(skipped.map(({ path, reason }) => [path, reason])).toEqual([
      ['sections[1]', 'The section has no visible content'],
      ['sections[2]', 'The section has no visible content'],
      ['sections[3]', 'The section has no visible content'],
      ['sections[4]', 'The section has no visible content'],
    ]);
  });

  test.each([
    ['a picture alone', { id: 'a', type: 'full-width-media', image: { url: '/assets/a.jpg', alt: '' } }],
    ['an icon alone', { id: 'a', type: 'icon', icon: 'veld:lantern' }],
    [
      'a film alone',
      { id: 'a', type: 'full-width-media', video: { url: '/assets/a.mp4', mime_type: 'video/mp4' } },
    ],
    ['a text alone', { id: 'a', type: 'hero', eyebrow: '>' }],
  ])('does not skip %s', (_what, section) => {
    expect(show([section]).skipped).toEqual([]);
  });
});

describe('renderSections', () => {
  test('renders one h1 in the first section with a heading, and skips no heading level', () => {
    const body = bodyOf([usps.typical, hero.typical, faq.typical, carousel.typical]);
    const levels = [...body.querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName }) => Number(tagName[1]));
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(body.querySelector('h1')?.closest('[data-section]')?.getAttribute('data-section')).toBe('hero');
    const afterMain = levels.slice(levels.indexOf(1));
    for (const [at, level] of afterMain.slice(1).entries())
      expect(level - (afterMain[at] ?? 1)).toBeLessThanOrEqual(1);
  });

  test('loads one picture of the first screen eagerly', () => {
    const body = bodyOf([hero.typical, { ...hero.typical, id: 'again' }]);
    expect(body.querySelectorAll('img[fetchpriority=high]')).toHaveLength(1);
    expect(body.querySelectorAll('img:not([loading=lazy])')).toHaveLength(1);
  });

  test('renders no h1 and no eager picture if the page has its own header', () => {
    const read = readSections([hero.typical, faq.typical], page);
    const { sections, hasH1, hasLcpPicture } = renderSections(read, { ...context, hasOwnHeader: true });
    const html = sections.map(({ html: own }) => own).join('');
    expect(html).not.toContain('<h1');
    expect(html).not.toContain('loading="eager"');
    expect({ hasH1, hasLcpPicture }).toEqual({ hasH1: false, hasLcpPicture: false });
    expect(renderSections(read, context)).toMatchObject({ hasH1: true, hasLcpPicture: true });
  });

  test('renders unique ids for a repeated section', () => {
    const ids = [
      ...bodyOf([carousel.typical, carousel.typical, faq.typical, faq.typical]).querySelectorAll('[id]'),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('returns props for interactive sections only', () => {
    const withProps = show([hero.typical, faq.typical, carousel.typical]).sections.filter(
      ({ props }) => props,
    );
    expect(withProps.map(({ type }) => type)).toEqual(['interactive-carousel']);
    expect(JSON.parse(JSON.stringify(withProps[0]?.props))).toEqual(withProps[0]?.props);
  });
});
