// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { updateAnnouncement } from '../../../site/client/update-announcement.ts';
import { announcementId } from '../../../site/layout/announcement-id.ts';

const htmlOf = (id: string) => `<section data-announcement="${id}"><p>${id}</p><button></button></section>`;
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('header > [data-announcement]')].map(
    ({ dataset }) => dataset['announcement'],
  );

beforeEach(() => {
  document.body.innerHTML = `<header>${htmlOf('delivery')}<nav></nav></header><main><header></header></main>`;
});

test('The next page replaces another announcement', () => {
  updateAnnouncement({ id: 'sale', html: htmlOf('sale') });
  expect(shown()).toEqual(['sale']);
  expect(document.querySelector('header')?.firstElementChild?.textContent).toBe('sale');
});

test('The next page keeps the element of the same announcement', () => {
  const element = document.querySelector('[data-announcement]');
  updateAnnouncement({ id: 'delivery', html: htmlOf('delivery') });
  expect(document.querySelector('[data-announcement]')).toBe(element);
});

test('The next page removes an announcement that has ended, and adds one that has begun', () => {
  updateAnnouncement(undefined);
  expect(shown()).toEqual([]);
  updateAnnouncement({ id: 'sale', html: htmlOf('sale') });
  expect(shown()).toEqual(['sale']);
});

test('The id of an announcement differs for each text and link, and needs no quotes in a selector', () => {
  const ids = [
    announcementId(['Free delivery', undefined, undefined]),
    announcementId(['Free delivery', '/nl/delivery', 'More']),
    announcementId(['Free delivery', '/nl/contact', 'More']),
    announcementId(['Livraison offerte dès 75 €', undefined, undefined]),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^a[\da-z]+$/);
  expect(announcementId(['Free delivery', undefined, undefined])).toBe(ids[0]);
});
