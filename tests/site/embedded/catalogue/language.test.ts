import { expect, test } from 'vitest';
import { resolveLabel, resolveTexts } from '#embedded/catalogue';
import { type BaseLanguage, findLocale, type Locale, locales } from '#site/i18n/locale';
import { catalogue, productOf } from './shipped-catalogue.ts';

const { products, categories, attributes } = catalogue;

/** Frequent words of each language that do not occur in the other three. */
const MARKER_WORDS: Readonly<Record<BaseLanguage, RegExp>> = {
  nl: /\b(?:het|een|niet|voor|wordt|je|zijn|uit|ook|naar|nog)\b/iu,
  en: /\b(?:the|and|with|from|your|for|you|which|when|its|wash|shade|chair)\b/iu,
  de: /\b(?:der|und|nicht|mit|für|einen|oder|sich|Sie|ist|auch|dem)\b/iu,
  fr: /\b(?:les|une|dans|avec|pour|vous|est|sur|qui|du|elle)\b/iu,
};

const BRITISH =
  /colour|grey|neighbour|metre|mould|disc\b|galvanised|programme|plasticiser|\bautumn\b|telephone|garden (?:wall|path)/i;
const AMERICAN = /color|\bgray\b|neighbor|(?:centi|milli)meter\b|\bmold\b|disk\b|backyard|°F/i;

function allTexts(locale: Locale): { readonly of: string; readonly text: string }[] {
  const ofProducts = products.flatMap(({ handle, texts }) => {
    const { slug: _, ...readable } = resolveTexts(texts, locale);
    return Object.values(readable)
      .flat()
      .map((text) => ({ of: handle, text }));
  });
  const ofCategories = categories.flatMap(({ handle, texts }) => {
    const { name, intro } = resolveTexts(texts, locale);
    return [name, intro].map((text) => ({ of: handle, text }));
  });
  const ofAttributes = attributes.flatMap((attribute) => [
    { of: attribute.code, text: resolveLabel(attribute.texts, locale) },
    ...('options' in attribute ? attribute.options : []).map(({ value, texts }) => ({
      of: value,
      text: resolveLabel(texts, locale),
    })),
  ]);
  return [...ofProducts, ...ofCategories, ...ofAttributes];
}

test.each(locales)('Catalogue texts of $code contain no words of other languages', (locale) => {
  const others = (['nl', 'en', 'de', 'fr'] as const).filter((language) => language !== locale.baseLanguage);
  const foreign = allTexts(locale).filter(({ text }) =>
    others.some((other) => MARKER_WORDS[other].test(text)),
  );
  expect(foreign).toEqual([]);
});

test.each(locales)(
  'More than 90 % of the texts of $code contain a frequent word of their language',
  (locale) => {
    const long = products.flatMap(({ texts }) => resolveTexts(texts, locale).long.join(' '));
    const recognised = long.filter((text) => MARKER_WORDS[locale.baseLanguage].test(text));
    expect(recognised.length).toBeGreaterThan(long.length * 0.9);
  },
);

test('Catalogue texts use American spelling in en-US and British spelling in the other English locales', () => {
  for (const locale of locales.filter(({ baseLanguage }) => baseLanguage === 'en')) {
    const wrong = locale.code === 'en-US' ? BRITISH : AMERICAN;
    const misspelt = allTexts(locale).filter(({ text }) => wrong.test(text));
    expect(misspelt, locale.code).toEqual([]);
  }
});

test('Texts of a region differ from those of its language', () => {
  for (const { handle, texts } of [...products, ...categories]) {
    for (const { code, baseLanguage } of locales) {
      const overrides: object = (code === baseLanguage ? undefined : texts[code]) ?? {};
      for (const [key, text] of Object.entries(overrides))
        expect(text, `${handle} ${code} ${key}`).not.toEqual(
          Object.entries(texts[baseLanguage]).find(([of]) => of === key)?.[1],
        );
    }
  }
});

test('fr-CA inherits texts from fr and applies its own spacing before punctuation', () => {
  const [french, quebec] = ['fr', 'fr-CA'].map((code) => findLocale(code) ?? locales[0]);
  const { texts } = productOf('key');
  expect(french && resolveTexts(texts, french).short).toMatch(/Perdue\u202f\?/u);
  expect(quebec && resolveTexts(texts, quebec).short).toMatch(/Perdue\?/u);
  expect(quebec && resolveTexts(texts, quebec).long[0]).toMatch(/déménagement\u00a0:/u);
});

test('Battery hours written as words equal the hours of the product', () => {
  const hoursInWords: Readonly<Record<BaseLanguage, readonly [number, string][]>> = {
    nl: [
      [40, 'veertig uur'],
      [11, 'elf op de hoogste'],
    ],
    en: [
      [40, 'forty hours'],
      [11, 'eleven at its highest'],
    ],
    de: [
      [40, 'vierzig Stunden'],
      [11, 'auf der höchsten elf'],
    ],
    fr: [
      [40, 'quarante heures'],
      [11, 'onze au plus fort'],
    ],
  };
  for (const locale of locales) {
    for (const { handle, light, texts } of products) {
      const description = resolveTexts(texts, locale).long.join(' ').toLowerCase();
      for (const [hours, words] of hoursInWords[locale.baseLanguage]) {
        if (!description.includes(words.toLowerCase())) continue;
        expect(
          light?.power === 'battery' && Object.values(light.hours),
          `${handle} ${locale.code}`,
        ).toContain(hours);
      }
    }
  }
});
