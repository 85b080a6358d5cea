import { expect, test } from 'vitest';
import { resolveLabel, resolveTexts } from '#embedded/catalogue';
import { type Language, type Locale, locales } from '#site/i18n/locale';
import { catalogue, productOf } from './shipped-catalogue.ts';

const { products, categories, attributes } = catalogue;

/** Words that every text of a language is full of, and that none of the other three has. */
const TELLTALES: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:het|een|niet|voor|wordt|je|zijn|uit|ook|naar|nog)\b/iu,
  en: /\b(?:the|and|with|from|your|for|you|which|when|its|wash|shade|chair)\b/iu,
  de: /\b(?:der|und|nicht|mit|für|einen|oder|sich|Sie|ist|auch|dem)\b/iu,
  fr: /\b(?:les|une|dans|avec|pour|vous|est|sur|qui|du|elle)\b/iu,
};

const BRITISH =
  /colour|grey|neighbour|metre|mould|disc\b|galvanised|programme|plasticiser|\bautumn\b|telephone|garden (?:wall|path)/i;
const AMERICAN = /color|\bgray\b|neighbor|(?:centi|milli)meter\b|\bmold\b|disk\b|backyard|°F/i;

function everythingSaid(locale: Locale): { readonly of: string; readonly text: string }[] {
  const ofProducts = products.flatMap(({ handle, texts }) => {
    const { slug: _, ...said } = resolveTexts(texts, locale);
    return Object.values(said)
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

test.each(locales)('$code speaks its own language alone', (locale) => {
  const others = (['nl', 'en', 'de', 'fr'] as const).filter((language) => language !== locale.language);
  const foreign = everythingSaid(locale).filter(({ text }) =>
    others.some((other) => TELLTALES[other].test(text)),
  );
  expect(foreign).toEqual([]);
});

test.each(locales)('the telltale words are words of $code', (locale) => {
  const long = products.flatMap(({ texts }) => resolveTexts(texts, locale).long.join(' '));
  const recognised = long.filter((text) => TELLTALES[locale.language].test(text));
  expect(recognised.length).toBeGreaterThan(long.length * 0.9);
});

test('America spells as America does, the others as Britain', () => {
  for (const locale of locales.filter(({ language }) => language === 'en')) {
    const wrong = locale.code === 'en-US' ? BRITISH : AMERICAN;
    const said = everythingSaid(locale).filter(({ text }) => wrong.test(text));
    expect(said, locale.code).toEqual([]);
  }
});

test('a region says otherwise only what differs', () => {
  for (const { handle, texts } of [...products, ...categories]) {
    for (const { code, language } of locales) {
      const over: object = (code === language ? undefined : texts[code]) ?? {};
      for (const [key, said] of Object.entries(over))
        expect(said, `${handle} ${code} ${key}`).not.toEqual(
          Object.entries(texts[language]).find(([of]) => of === key)?.[1],
        );
    }
  }
});

test('what a region does not say otherwise it has from its language, set by its own rules', () => {
  const [french, quebec] = ['fr', 'fr-CA'].map(
    (code) => locales.find((locale) => locale.code === code) ?? locales[0],
  );
  const { texts } = productOf('key');
  expect(french && resolveTexts(texts, french).short).toMatch(/Perdue\u202f\?/u);
  expect(quebec && resolveTexts(texts, quebec).short).toMatch(/Perdue\?/u);
  expect(quebec && resolveTexts(texts, quebec).long[0]).toMatch(/déménagement\u00a0:/u);
});

test('the hours in words are the hours in figures', () => {
  const inWords: Readonly<Record<Language, readonly [number, string][]>> = {
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
      const said = resolveTexts(texts, locale).long.join(' ').toLowerCase();
      for (const [hours, words] of inWords[locale.language]) {
        if (!said.includes(words.toLowerCase())) continue;
        expect(
          light?.power === 'battery' && Object.values(light.hours),
          `${handle} ${locale.code}`,
        ).toContain(hours);
      }
    }
  }
});
