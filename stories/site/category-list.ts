import type { ScreenProps } from '#site/pages/screens';

type CategoryProps = ScreenProps<'category'>;
type Card = CategoryProps['list']['cards'][number];

function productPicture(name: string) {
  return { src: `/assets/products/${name}.jpg`, alt: '' };
}

const swatch = (label: string, color: string, sku: string, picture: string) => ({
  label,
  color,
  href: `/nl/lamp.html?variant=${sku}`,
  picture: productPicture(picture),
});

const basalt = swatch('Basalt', '#3b3a38', 'BASALT', 'hoeve-basalt');
const chalk = swatch('Krijt', '#ddd6c8', 'CHALK', 'hoeve-chalk');
const clay = swatch('Klei', '#8f4a30', 'CLAY', 'hoeve-clay');
const moss = swatch('Mos', '#5d6650', 'MOSS', 'hoeve-moss');
const night = swatch('Nacht', '#22252a', 'NIGHT', 'nevel-night');

const euros = (value: number) => ({ value, currency: 'EUR' });

/** Cards in every state. */
export const productCards: readonly Card[] = [
  {
    name: 'Lantaarn Hoeve 31',
    href: '/nl/lantaarn-hoeve-31.html',
    picture: productPicture('hoeve-basalt'),
    secondPicture: { src: '/assets/terrace/lantern-on-deck-dusk.jpg', alt: '' },
    price: euros(189),
    hasPriceRange: false,
    swatches: [basalt, chalk, clay, moss],
  },
  {
    name: 'Tafellamp Maan 15',
    href: '/nl/tafellamp-maan-15.html',
    picture: productPicture('maan-basalt'),
    price: euros(129),
    regularPrice: 149,
    hasPriceRange: true,
    badges: [
      { kind: 'reduced', percent: 13 },
      { kind: 'fewLeft', count: 3 },
    ],
    swatches: [basalt, chalk, clay, moss, night],
  },
  {
    name: 'Pot Kuip',
    href: '/nl/pot-kuip.html',
    picture: productPicture('kuip-clay'),
    price: euros(64.5),
    hasPriceRange: false,
    badges: [{ kind: 'new' }],
    swatches: [basalt, clay],
  },
  {
    name: 'Staande lamp Waker',
    href: '/nl/staande-lamp-waker.html',
    picture: productPicture('waker-night'),
    price: euros(420),
    hasPriceRange: false,
    badges: [{ kind: 'soldOut' }],
  },
  {
    name: 'Glas voor Hoeve 31',
    href: '/nl/glas-hoeve-31.html',
    picture: undefined,
    price: euros(28),
    hasPriceRange: false,
  },
];

/** The category of lamps with facets of every kind. */
export const lamps: CategoryProps = {
  name: 'Lampen',
  description:
    '<p>Voor de uren na zessen. Op elke lamp zit een schakelaar, en dat is het belangrijkste onderdeel.</p>',
  subcategories: [
    {
      name: 'Draagbaar',
      href: '/nl/lampen/draagbaar.html',
      count: 4,
      picture: { src: '/assets/terrace/lantern-on-deck-dusk.jpg', alt: '' },
    },
    { name: 'Staand en hangend', href: '/nl/lampen/staand-en-hangend.html', count: 3 },
  ],
  list: {
    path: '/nl/lampen.html',
    choice: { facets: [], sort: undefined, page: 1 },
    total: 53,
    pageCount: 3,
    facets: [
      {
        code: 'color',
        label: 'Kleur',
        kind: 'choice',
        values: [
          { value: '211', label: 'Basalt', count: 12, color: '#3b3a38' },
          { value: '212', label: 'Krijt', count: 8, color: '#ddd6c8' },
          { value: '213', label: 'Klei', count: 0, color: '#8f4a30' },
        ],
      },
      {
        code: 'power',
        label: 'Stroom',
        kind: 'choice',
        values: [
          { value: '241', label: 'Accu', count: 30 },
          { value: '242', label: 'Stopcontact of vaste aansluiting', count: 23 },
        ],
      },
      {
        code: 'price',
        label: 'Prijs',
        kind: 'range',
        values: [
          { value: '0_100', label: '€ 0 - € 100', count: 20 },
          { value: '100_200', label: '€ 100 - € 200', count: 33 },
        ],
      },
      {
        code: 'in_stock',
        label: 'Op voorraad',
        kind: 'toggle',
        values: [{ value: '1', label: 'Ja', count: 50 }],
      },
    ],
    sorts: [
      { value: '', label: 'Aanbevolen' },
      { value: 'price:asc', label: 'Prijs, laag naar hoog' },
    ],
    cards: productCards,
    isTaxIncluded: true,
    homeHref: '/nl',
  },
};

/** Returns the category with another list. */
export function withList(list: Partial<CategoryProps['list']>): CategoryProps {
  return { ...lamps, list: { ...lamps.list, ...list } };
}
