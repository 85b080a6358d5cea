import type { Locale } from '#site/i18n/locale';
import { renderProductDetails, renderScreen } from '#site/pages/render-views';
import type { ScreenProps } from '#site/pages/screens';

type ProductProps = ScreenProps<'product'>;

const uids = { basalt: 'c1', chalk: 'c2', clay: 'c3', moss: 'c4' } as const;
const colors = { basalt: '#3b3a38', chalk: '#ddd6c8', clay: '#8f4a30', moss: '#5d6650' } as const;
const names = { basalt: 'Basalt', chalk: 'Krijt', clay: 'Klei', moss: 'Mos' } as const;
type Color = keyof typeof uids;
const all = Object.keys(uids).filter((name): name is Color => name in uids);

/** A lantern in four colours, of which the last is sold out. */
export const lantern: ProductProps = {
  name: 'Lantaarn Hoeve 31',
  path: '/nl/lantaarn-hoeve-31.html',
  intro: html('De lantaarn waar het mee begon: steengoed, opaalglas en een ring om hem mee te nemen.'),
  isNew: false,
  options: [
    {
      code: 'color',
      label: 'Kleur',
      values: all.map((name) => ({ uid: uids[name], label: names[name], color: colors[name] })),
    },
  ],
  variants: [variantOf('basalt', 0), variantOf('chalk', 1), variantOf('clay', 2), variantOf('moss', 3)],
  selectedSku: 'HOEVE-BASALT',
  pictures: [
    ...all.map((name) => ({
      src: `/assets/products/hoeve-${name}.jpg`,
      alt: `Lantaarn Hoeve 31, ${names[name]}`,
      width: 1_000,
      height: 1_200,
    })),
    {
      src: '/assets/terrace/lantern-on-deck-dusk.jpg',
      alt: 'Lantaarn Hoeve 31 in gebruik',
      width: 1_500,
      height: 1_000,
    },
  ],
  isTaxIncluded: true,
  delivery: 'Vóór twaalf uur besteld, overmorgen in huis.',
  returns: 'Dertig avonden proberen.',
  isPaused: false,
  wishlist: '/nl/verlanglijst',
};

function variantOf(name: Color, index: number): ProductProps['variants'][number] {
  return {
    sku: `HOEVE-${name.toUpperCase()}`,
    valueUids: [uids[name]],
    isInStock: name !== 'moss',
    piecesLeft: name === 'clay' ? 3 : undefined,
    price: {
      amount: name === 'clay' ? 169.5 : 189,
      currency: 'EUR',
      oldAmount: name === 'clay' ? 189 : undefined,
      until: name === 'clay' ? '30 november' : undefined,
    },
    pictures: [index, 4],
  };
}

/** Two options; the large one does not exist in moss. */
export const twoOptions: ProductProps = {
  ...lantern,
  options: [
    ...lantern.options,
    {
      code: 'size',
      label: 'Maat',
      values: [
        { uid: 's', label: 'Klein', color: undefined },
        { uid: 'l', label: 'Groot, met verlengde steel', color: undefined },
      ],
    },
  ],
  variants: [
    { ...variantOf('basalt', 0), sku: 'S-BASALT', valueUids: [uids.basalt, 's'] },
    { ...variantOf('basalt', 0), sku: 'L-BASALT', valueUids: [uids.basalt, 'l'] },
    { ...variantOf('moss', 3), sku: 'S-MOSS', valueUids: [uids.moss, 's'], isInStock: true },
  ],
  selectedSku: 'S-MOSS',
};

/** A part without options and without pictures. */
export const part: ProductProps = {
  ...lantern,
  name: 'Sleutel',
  path: '/nl/sleutel.html',
  intro: html('Past op al onze schroeven.'),
  options: [],
  variants: [
    {
      sku: 'KEY',
      valueUids: [],
      isInStock: true,
      piecesLeft: undefined,
      price: { amount: 0, currency: 'EUR', oldAmount: undefined, until: undefined },
      pictures: [],
    },
  ],
  selectedSku: 'KEY',
  pictures: [],
};

const HOSTILE = '"><img src=x onerror=alert(1)><script>window.owned = true</script>';

/** Markup in every text of the shop. */
export const hostile: ProductProps = {
  ...lantern,
  name: HOSTILE,
  intro: html(''),
  options: lantern.options.map((option) => ({
    ...option,
    label: HOSTILE,
    values: option.values.map((value) => ({ ...value, label: HOSTILE, color: 'url("//evil.example/x")' })),
  })),
  delivery: HOSTILE,
  returns: undefined,
};

/** Returns a text as sanitised HTML. The texts of the stories contain no markup, so nothing sanitises them. */
function html(text: string): ProductProps['intro'] {
  return (text === '' ? '' : `<p>${text}</p>`) as ProductProps['intro'];
}

/** Renders the head of a product page and the part below it. */
export function renderProduct(locale: Locale, props: ProductProps): string {
  const details = renderProductDetails(locale, {
    description: html('Voet en kap komen uit dezelfde oven, één nacht op 1240 graden.'),
    specifications: [
      { code: 'materials', label: 'Materiaal', value: 'Steengoed, opaalglas, messing' },
      { code: 'height', label: 'Hoogte', value: '31 cm' },
      { code: 'hours', label: 'Brandt op de laagste stand', value: '40 uur' },
    ],
    notes: [
      { code: 'material', text: 'Gedraaid steengoed, opaalglas in drie lagen, messing ring en kragen.' },
      { code: 'care', text: 'Eén keer per jaar: contacten droog vegen.' },
    ],
    box: ['De lantaarn', 'Een kabel van anderhalve meter', 'De sleutel, in de voet'],
    settingPicture: props.pictures.at(-1),
    parts: [
      {
        name: 'Glas voor Hoeve 31',
        href: '/nl/glas.html',
        isInStock: true,
        price: { value: 29, currency: 'EUR' },
        hasPriceRange: false,
      },
      {
        name: 'Accu',
        href: '/nl/accu.html',
        isInStock: false,
        price: { value: 24.5, currency: 'EUR' },
        hasPriceRange: false,
      },
      {
        name: 'Sleutel',
        href: '/nl/sleutel.html',
        isInStock: true,
        price: { value: 0, currency: 'EUR' },
        hasPriceRange: false,
      },
    ],
  });
  const sections = [renderScreen(locale, 'product', props), ...details];
  return sections.map((section) => section.html).join('');
}
