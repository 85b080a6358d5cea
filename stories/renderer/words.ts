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
  gallery: {
    gallery: 'Foto’s',
    enlarge: 'Groter bekijken',
    close: 'Sluiten',
    previous: 'Vorige',
    next: 'Volgende',
    position: '{{position}} van {{count}}',
  },
  'full-width-media': { film: 'Film', play: 'Afspelen', pause: 'Pauzeren' },
  'image-only-toggle': { choose: 'Kies een beeld' },
  'image-toggle': { choose: 'Kies een beeld' },
  'image-toggle-buttons': { choose: 'Kies een kleur' },
  'image-toggle-range': { choose: 'Stand' },
  'points-of-sale-overview': {
    shops: { one: '{{count}} winkel', other: '{{count}} winkels' },
    all: 'Toon alle {{count}} winkels',
    closed: 'gesloten',
    email: 'E-mail',
    website: 'Website',
    map: 'Op de kaart',
    none: 'Hier staat nog geen winkel. We zoeken er een paar goede.',
    unavailable: 'De lijst met winkels is even zoek. Probeer het zo nog eens.',
  },
  form: {
    titles: {
      accepted: 'Verstuurd: {{title}}',
      refused: 'Nog niet verstuurd: {{title}}',
      unreachable: 'Niet verstuurd: {{title}}',
    },
    required: 'verplicht',
    onlyWith: 'Alleen bij “{{choice}}”.',
    send: 'Verstuur',
    honeypot: 'Laat dit veld leeg',
    sent: 'Dank je, het is *aangekomen*',
    sentText: 'Je hoort van ons. Je hoeft verder niets te doen.',
    refused: 'Nog niet verstuurd: kijk dit na',
    unreachable: 'Het is niet verstuurd',
    unreachableText:
      'Onze kant gaf geen antwoord. Wat je schreef staat hier nog; probeer het over een minuut opnieuw.',
    chooseFileAgain: 'Kies het bestand opnieuw; alleen dat kon niet blijven staan.',
    missing: 'Het formulier is er even *niet*',
    missingText: 'Probeer het later nog eens.',
    missingReach: 'Het ligt aan ons. Zo bereik je ons wel:',
    call: 'Bel {{phone}}',
    write: 'Mail {{email}}',
  },
};

export const leftOutWords: LeftOutWords = {
  title: 'Dit blok is weggelaten',
  type: 'Soort',
  path: 'Plaats',
  reason: 'Reden',
};
