/** One page of each kind, for journeys that look at all of them. */
export const LOCALES = ['nl', 'en', 'de', 'fr', 'en-UK', 'en-US', 'en-CA', 'fr-CA'] as const;
export const PAGES = [
  '/nl',
  '/nl/over-ons',
  '/nl/over-ons/materiaal-en-zorg',
  '/nl/secties',
  '/nl/contact',
  '/nl/verkooppunten',
  '/nl/bestaat-niet',
] as const;
