import type { LayoutData } from '#site/layout/layout-data';

type NavItem = LayoutData['main'][number];

function item(title: string, url: string | null, children: readonly NavItem[] = []): NavItem {
  return { title, url, depth: 1, fields: {}, children };
}

/** Layout data of the Dutch site. */
export const layoutData: LayoutData = {
  siteName: 'Veld & Vonk',
  tagline: 'Gemaakt om elke avond gebruikt te worden.',
  main: [
    item('Lantaarns', '/nl/lantaarns'),
    item('Verhalen', '/nl/verhalen', [
      item('Een bank in november', '/nl/verhalen/een-bank-in-november'),
      item('Hoe weinig licht', '/nl/verhalen/hoe-weinig-licht'),
      item('Eén sleutel', '/nl/verhalen/een-sleutel'),
    ]),
    item('Over ons', '/nl/over-ons', [
      item('Wie we zijn', '/nl/over-ons'),
      item('Materiaal en zorg', '/nl/materiaal-en-zorg'),
    ]),
    item('Winkels', '/nl/verkooppunten'),
  ],
  service: [item('Contact', '/nl/contact')],
  footer: [
    item('Assortiment', null, [
      item('Lantaarns', '/nl/lantaarns'),
      item('Onderdelen', '/nl/materiaal-en-zorg'),
      item('Winkels', '/nl/verkooppunten'),
    ]),
    item('Hulp', null, [
      item('Contact', '/nl/contact'),
      item('Bezorgen en retour', '/nl/bezorgen-en-retour'),
    ]),
    item('Het huis', null, [item('Over ons', '/nl/over-ons'), item('Verhalen', '/nl/verhalen')]),
  ],
  announcement: {
    id: 'delivery',
    text: 'Gratis bezorgd vanaf € 75. Twaalf jaar onderdelen op voorraad.',
    link: { label: 'Meer over bezorgen', href: '/nl/bezorgen-en-retour' },
  },
  newsletter: {
    title: 'Vier brieven per jaar',
    text: 'In de schemer verstuurd, in twee minuten gelezen.',
    link: { label: 'Schrijf je in', href: '/nl/nieuwsbrief' },
  },
  company: {
    legalName: 'Veld & Vonk B.V.',
    street: 'Haven 12',
    postalCode: '7411 VV',
    city: 'Deventer',
    country: 'NL',
    phone: '+31 570 555 014',
    email: 'hallo@veldenvonk.example',
    openingNote: 'Ma–vr 9–17 uur',
    chamberOfCommerce: '00051411',
    vat: 'NL000051411B01',
    profiles: [
      { name: 'Instagram', url: 'https://www.instagram.com/veldenvonk.example' },
      { name: 'Pinterest', url: 'https://www.pinterest.com/veldenvonk.example' },
    ],
  },
};

/** Layout data with long German words, to test a full header. */
export const longGermanLayoutData: LayoutData = {
  ...layoutData,
  tagline: 'Dämmerungsbeleuchtung für jeden einzelnen Feierabend.',
  main: [
    item('Akkulaternen', '/de/laternen'),
    item('Hintergrundgeschichten', '/de/geschichten', [
      item('Stimmungsbeleuchtungsempfehlungen', '/de/geschichten/stimmung'),
      item('Innensechskantschlüssel', '/de/geschichten/schluessel'),
    ]),
    item('Unternehmen', '/de/ueber-uns'),
    item('Fachhändlerverzeichnis', '/de/haendler'),
  ],
  service: [item('Kundenbetreuung', '/de/kontakt')],
  company: {
    ...layoutData.company,
    legalName: 'Dämmerungsbeleuchtungsmanufaktur Veld & Vonk GmbH & Co. KG',
    street: 'Donaudampfschifffahrtsgesellschaftsstraße 142',
    email: 'kundenbetreuung@daemmerungsbeleuchtungsmanufaktur.example',
    openingNote: 'Montags bis freitags außer an gesetzlichen Feiertagen von 9 bis 17 Uhr',
  },
  announcement: {
    id: 'delivery-de',
    text: 'Versandkostenfreie Lieferung ab 75 €, Ersatzteilverfügbarkeit zwölf Jahre lang garantiert.',
    link: { label: 'Lieferbedingungen', href: '/de/lieferung' },
  },
};
