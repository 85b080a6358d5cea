/** Every Dutch page with a hero, for journeys that look at each and its translations. The crawl finds pages that are missing here. */
export const PAGES_WITH_HERO: readonly string[] = [
  '/nl',
  '/nl/contact',
  '/nl/de-lange-avond',
  '/nl/lantaarns',
  '/nl/nieuwsbrief',
  '/nl/over-ons',
  '/nl/over-ons/materiaal-en-zorg',
  '/nl/secties',
  '/nl/verkooppunten',
];
