import type { LeftOutWords, SectionWords } from '#renderer/words';

/** What sections say themselves, as the site's Dutch messages have it. */
export const words: SectionWords = {
  hero: { sunset: 'Zonsondergang in {{place}}, vandaag {{time}}' },
  'rich-text': {},
  'text-with-image': {},
  'small-cta-banner': {},
  'content-cards': {},
  icon: {},
  usps: {},
  faq: {},
  'interactive-carousel': {
    carousel: 'Carrousel',
    previous: 'Vorige',
    next: 'Volgende',
    slide: '{{position}} van {{count}}',
  },
  'lights-cta': { light: 'Licht' },
  'full-width-media': { film: 'Film', play: 'Afspelen', pause: 'Pauzeren' },
  'image-only-toggle': { choose: 'Kies een beeld' },
  'image-toggle': { choose: 'Kies een beeld' },
  'image-toggle-buttons': { choose: 'Kies een kleur' },
  'image-toggle-range': { choose: 'Stand' },
};

export const leftOutWords: LeftOutWords = {
  title: 'Dit blok is weggelaten',
  type: 'Soort',
  path: 'Plaats',
  reason: 'Reden',
};
