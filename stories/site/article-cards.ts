import type { renderArticleList } from '#site/pages/render-views';
import { chairByDay, lanternAtDusk, stoneware, terraceAtDusk } from '../renderer/fixtures/picture.ts';

/** Returns a picture in the format that sections receive after parsing. */
function pictureOf({ url, alt, width, height }: typeof stoneware) {
  return { src: url, alt, ...(width && height ? { width, height } : {}) };
}

/** Article cards of the Dutch site, newest first. */
export const articleCards: Parameters<typeof renderArticleList>[1]['cards'] = [
  {
    href: '/nl/verhalen/een-bank-in-november',
    title: 'Een bank in november',
    intro: 'Wat er buiten blijft staan, en wat het daarvan krijgt.',
    picture: pictureOf(terraceAtDusk),
    topics: ['Buiten', 'Hout'],
    publishedOn: { text: '14 november 2026', dateTime: '2026-11-14' },
  },
  {
    href: '/nl/verhalen/hoe-weinig-licht',
    title: 'Hoe weinig licht',
    intro: 'Eén lamp op de tafel, één verderop. Meer hoeft een avond niet.',
    picture: pictureOf(lanternAtDusk),
    topics: ['Licht'],
    publishedOn: { text: '2 november 2026', dateTime: '2026-11-02' },
  },
  {
    href: '/nl/verhalen/een-sleutel',
    title: 'Eén sleutel',
    intro: 'Alles wat stuk kan, gaat open met dezelfde inbus.',
    picture: pictureOf(stoneware),
    topics: ['Ambacht'],
    publishedOn: { text: '19 oktober 2026', dateTime: '2026-10-19' },
  },
  {
    href: '/nl/verhalen/stoel',
    title: 'De stoel die buiten bleef',
    intro: '',
    picture: pictureOf(chairByDay),
    topics: [],
    publishedOn: undefined,
  },
];
