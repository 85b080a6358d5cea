import { render, screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { readSections } from '#renderer/parse/read-sections';
import { collectDataRequirements } from '#renderer/render/data-requirements';
import { renderSections } from '#renderer/render/render-sections';
import { defaultLocale } from '#site/i18n/locale';
import { messagesOf, sectionMessagesOf } from '#site/i18n/messages';
import { withEditLinks } from '../../../site/pages/content/edit-links.ts';
import * as cards from '../../../stories/renderer/fixtures/content-cards.ts';
import * as hero from '../../../stories/renderer/fixtures/hero.ts';
import * as carousel from '../../../stories/renderer/fixtures/interactive-carousel.ts';
import { hostileShop, productReference, shopItems } from '../../../stories/renderer/fixtures/shop.ts';
import * as textWithImage from '../../../stories/renderer/fixtures/text-with-image.ts';
import { sectionStory } from '../../../stories/renderer/section-story.tsx';
import { findUnsafeHtml } from '../parse/find-unsafe-html.ts';
import { show, showWith } from './render-json.tsx';

const parseContext = { locale: 'nl', locales: ['nl'], origin: 'https://www.example.test' };
const errorCardTexts = messagesOf(defaultLocale)('preview:skippedSection', { returnObjects: true });

function renderPage(json: readonly unknown[], data: object, isPreview = false) {
  return renderSections(readSections(json, parseContext), {
    intl: 'nl-NL',
    t: sectionMessagesOf(defaultLocale),
    data,
    errorCardTexts: isPreview ? errorCardTexts : undefined,
  });
}

/** The text of each item of the only list. No-break spaces of prices become spaces. */
const itemTexts = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll(/\s+/g, ' '));
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('Content cards of products', () => {
  test('show name, picture, price, badge and availability, and link to the product', () => {
    show(cards.fromTheShop);

    expect(itemTexts()).toEqual([
      'Lantaarn Hoeve 31€ 189',
      'Draagbare lamp NapWas € 95 Nu € 79Afgeprijsd',
      'Tafellamp Maan 15vanaf € 129',
      'Pot Kuip€ 135NieuwNog 3',
      'Staande lamp Waker€ 1.420Uitverkocht',
      'Sleutel€ 4,50',
      'Lampen',
    ]);
    expect(links()[0]).toEqual(['Lantaarn Hoeve 31', '/nl/lantaarn-hoeve-31.html']);
    expect(links().at(-1)).toEqual(['Lampen', '/nl/lampen.html']);
    const [first] = screen.getAllByRole('listitem');
    // The title beside it already names the product.
    const picture = within(first ?? document.body).getByRole('presentation');
    expect(picture.getAttribute('src')).toContain('/assets/products/hoeve-basalt.jpg');
  });

  test('show the title, picture, text, link and link text of the editor instead', () => {
    show(cards.overridden);

    expect(itemTexts()).toEqual([
      'Waar het mee begonEén lamp op de tafel, één verderop. Meer hoeft een avond niet.€ 189',
      'Eén sleutelWas € 95 Nu € 79AfgeprijsdLees over de sleutel',
      'Tafellamp Maan 15Opaalglas op een messing steel.vanaf € 129Bekijk de lamp',
    ]);
    expect(links()).toEqual([
      ['Waar het mee begon', '/nl/lantaarn-hoeve-31.html'],
      ['Lees over de sleutel', '/nl/verhalen/een-sleutel'],
      ['Bekijk de lamp', '/nl/tafellamp-maan-15.html'],
    ]);
    expect(screen.getByRole('img', { name: 'Een lantaarn op houten planken, aan' })).toBeVisible();
  });

  test('skip only the card whose product is gone, which only editors see', () => {
    const { sections, missingShopItems, skipped } = renderPage([cards.goneFromTheShop], { shop: shopItems });
    expect(skipped).toEqual([]);
    expect(missingShopItems).toEqual([
      {
        type: 'content-cards',
        path: 'sections[0]',
        reason: 'The shop has no product with the SKU "VV-GONE" in this website',
      },
    ]);
    expect(sections.map(({ type }) => type)).toEqual(['content-cards']);
    expect(sections[0]?.html).not.toContain('Een bank in november');

    const preview = renderPage([cards.goneFromTheShop], { shop: shopItems }, true);
    expect(preview.sections.map(({ type }) => type)).toEqual(['content-cards', 'section-error-card']);
    expect(preview.sections[1]?.html).toContain('VV-GONE');
  });

  test('have one error card with its own id for each product that is gone, below their section', () => {
    const [first, gone, last] = cards.goneFromTheShop.cards;
    const twoGone = {
      ...cards.goneFromTheShop,
      cards: [first, gone, { ...gone, id: 'gone-too', shop_id: 'VV-GONE-2' }, last],
    };
    const { sections } = renderPage([twoGone, cards.fromTheShop], { shop: shopItems }, true);
    expect(sections.map(({ type }) => type)).toEqual([
      'content-cards',
      'section-error-card',
      'section-error-card',
      'content-cards',
    ]);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(4);
    const withLinks = withEditLinks(sections, [], { editUrl: '/cp/entry', locale: defaultLocale });
    const targets = withLinks.flatMap(({ html }) => /href="([^"]*)"/.exec(html)?.[1] ?? []);
    expect(targets.filter((href) => href.startsWith('/cp/'))).toEqual([
      '/cp/entry#sections%5B0%5D',
      '/cp/entry#sections%5B0%5D',
    ]);
  });

  test('are skipped with their heading if all products are gone', () => {
    const { sections, skipped } = renderPage([cards.allGone], { shop: shopItems });
    expect([sections, skipped.map(({ reason }) => reason)]).toEqual([
      [],
      ['The section has no visible content'],
    ]);
  });

  test('need a title and a picture of the editor while the shop cannot be reached', () => {
    showWith({}, cards.withoutShop);

    expect(itemTexts()).toEqual([
      'Hoe weinig lichtEén lamp op de tafel, één verderop. Meer hoeft een avond niet.',
      'Een bank in novemberWat er buiten blijft staan, en wat het daarvan krijgt.',
    ]);
    expect(renderPage([cards.withoutShop], {}).missingShopItems).toEqual([]);
  });
});

test('Carousel slides of products show prices, and link by their link text or else by their name', () => {
  show(carousel.fromTheShop);

  expect(itemTexts()).toEqual([
    'Lantaarn Hoeve 31€ 189Bekijk Lantaarn Hoeve 31',
    'De kleinsteWas € 95 Nu € 79AfgeprijsdBekijk de lamp',
    'Pot KuipSteengoed. Onder een gat, boven een rand.€ 135NieuwNog 3Bekijk Pot Kuip',
    'Staande lamp Waker€ 1.420UitverkochtBekijk Staande lamp Waker',
  ]);
  expect(links()).toEqual([
    ['Bekijk Lantaarn Hoeve 31', '/nl/lantaarn-hoeve-31.html'],
    ['Bekijk de lamp', '/nl/draagbare-lamp-nap.html'],
    ['Bekijk Pot Kuip', '/nl/pot-kuip.html'],
    ['Bekijk Staande lamp Waker', '/nl/staande-lamp-waker.html'],
  ]);
});

test('The slides of a carousel are counted without those whose product is gone', () => {
  const two = { ...carousel.fromTheShop, slides: carousel.fromTheShop.slides.slice(1, 3) };
  const [section] = renderPage([two], { shop: shopItems }).sections;
  expect(section).not.toHaveProperty('props');
  expect(renderPage([carousel.fromTheShop], { shop: shopItems }).sections[0]?.props).toMatchObject({
    context: { texts: { positions: ['1 of 4', '2 of 4', '3 of 4', '4 of 4'] } },
  });
});

describe.each([
  ['Hero', hero],
  ['Text with image', textWithImage],
] as const)('%s of a product', (_name, fixtures) => {
  test('has its name as heading, its picture, its price and a link to it', () => {
    const { container } = show(fixtures.product);

    const name = fixtures === hero ? 'Lantaarn Hoeve 31' : 'Pot Kuip';
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(container.querySelector('img[fetchpriority=high]')?.getAttribute('src')).toContain(
      '/assets/products/',
    );
    expect(container.textContent).toMatch(/€\s(?:189|135)/);
    expect(screen.getByRole('link', { name: `Bekijk ${name}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/nl\/[\w-]+\.html$/),
    );
  });

  test('keeps the heading and picture of the editor, without price and link if the product is gone', () => {
    const { container, unmount } = show(fixtures.overridden);
    expect(container.textContent).toMatch(/€/);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    const pictures = [...container.querySelectorAll('img')].map(({ src }) => src);
    unmount();

    const { container: gone } = render(
      createElement(sectionStory([fixtures.gone], 'nl', { shop: shopItems })),
    );
    const section = gone.querySelector<HTMLElement>('[data-section]') ?? gone;
    expect(section.textContent).not.toMatch(/€/);
    expect(within(section).getAllByRole('heading')[0]?.textContent).toEqual(headings[0]);
    expect([...section.querySelectorAll('img')].map(({ src }) => src)).toEqual(pictures);
    expect(within(section).queryByRole('link', { name: /^Bekijk (?!de lantaarns)/ })).toBeNull();
  });

  test('of a category has a link, and no price', () => {
    const { container } = show(fixtures.category);
    expect(screen.getByRole('link', { name: 'Bekijk Lampen' })).toHaveAttribute('href', '/nl/lampen.html');
    expect(container.textContent).not.toMatch(/€/);
  });
});

test('Names of a hostile shop are text', () => {
  const { sections } = renderPage([cards.maximal, hero.product, carousel.maximal], {
    shop: { ...hostileShop.shop, 'product:vv-hoeve-31': hostileShop.shop?.['product:vv-nap'] },
  });
  const html = sections.map((section) => section.html).join('');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(findUnsafeHtml(html, '')).toEqual([]);
});

test('A page requires each product and category of its sections once', () => {
  const json = [
    { ...hero.product, shop_id: ' vv-nap ' },
    cards.fromTheShop,
    { ...cards.two, id: 'plain', cards: [...cards.two.cards, { id: 'n', ...productReference('VV-NAP') }] },
  ];
  const sections = readSections(json, parseContext).flatMap((read) =>
    'section' in read ? [read.section] : [],
  );
  const { shop } = collectDataRequirements(sections);
  expect(shop.map(({ kind, id }) => `${kind} ${id.toUpperCase()}`)).toEqual([
    'product VV-NAP',
    'product VV-HOEVE-31',
    'product VV-MAAN-15',
    'product VV-KUIP',
    'product VV-WAKER',
    'product VV-KEY',
    'category MTA=',
  ]);
});

test('A section names the styles of prices only if it shows something of the shop', () => {
  const { sections } = renderPage([cards.typical, { ...cards.maximal, id: 'with' }], { shop: shopItems });
  expect(sections.map(({ parts }) => parts)).toEqual([undefined, ['shop-offer']]);
});
