import * as v from 'valibot';
import type { Locale, LocaleCode } from '#site/i18n/locale';
import { strictFields } from './fields.ts';
import { findTypographyProblem, toCanadianFrench } from './typography.ts';

/** Running text of one locale: filled, and set by its rules. */
export function localeText(locale: LocaleCode, example: string) {
  return v.pipe(
    v.string(`must be text, for example ${example}`),
    v.nonEmpty(`must not be empty; write for example ${example}`),
    v.rawCheck(({ dataset, addIssue }) => {
      const right = dataset.typed ? findTypographyProblem(dataset.value, locale) : undefined;
      if (right !== undefined) addIssue({ message: `is not set as ${locale} is; write ${right}` });
    }),
    v.examples([example]),
  );
}

/** The last part of an address. */
export const slug = v.pipe(
  v.string('must be text, for example maan-15-table-lamp'),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'may hold small letters without accents, digits and hyphens, for example maan-15-table-lamp',
  ),
  v.examples(['maan-15-table-lamp']),
);

/**
 * Texts in all languages, and over them what a region says otherwise, as in the site's messages: `en-US` need not repeat what
 * `en` says already.
 */
export function textsByLocale<const Entries extends v.ObjectEntries>(
  entriesOf: (locale: LocaleCode) => Entries,
) {
  const whole = (locale: LocaleCode) => strictFields(entriesOf(locale));
  const part = (locale: LocaleCode) => v.optional(v.partial(strictFields(entriesOf(locale))));
  return strictFields({
    nl: whole('nl'),
    en: whole('en'),
    de: whole('de'),
    fr: whole('fr'),
    'en-UK': part('en-UK'),
    'en-US': part('en-US'),
    'en-CA': part('en-CA'),
    'fr-CA': part('fr-CA'),
  });
}

/** One word or phrase a locale, with the same inheritance as {@link textsByLocale}. */
export function labelsByLocale(example: string) {
  const own = (locale: LocaleCode) => localeText(locale, example);
  const other = (locale: LocaleCode) => v.optional(localeText(locale, example));
  return strictFields({
    nl: own('nl'),
    en: own('en'),
    de: own('de'),
    fr: own('fr'),
    'en-UK': other('en-UK'),
    'en-US': other('en-US'),
    'en-CA': other('en-CA'),
    'fr-CA': other('fr-CA'),
  });
}

type TextValue = string | readonly string[];

type LocalisedTexts<Text> = Readonly<Record<Locale['language'], Text>> & {
  readonly [Code in LocaleCode]?: { readonly [Key in keyof Text]?: Text[Key] | undefined } | undefined;
};

/** What is said in this locale: its own words over those of its language. */
export function resolveTexts<Text extends Readonly<Record<string, TextValue>>>(
  texts: LocalisedTexts<Text>,
  { code, language }: Locale,
): Text {
  const own: { readonly [key: string]: TextValue | undefined } = texts[code] ?? {};
  const said = Object.entries(texts[language]).map(([key, base]) => [
    key,
    own[key] ?? inheritText(base, code),
  ]);
  // Every key of the language stays with what it holds, which the type of `fromEntries` cannot say.
  return Object.fromEntries(said) as Text;
}

/** What this is called in this locale. */
export function resolveLabel(
  names: Readonly<Record<Locale['language'], string>> & {
    readonly [Code in LocaleCode]?: string | undefined;
  },
  { code, language }: Locale,
): string {
  return names[code] ?? (code === 'fr-CA' ? toCanadianFrench(names[language]) : names[language]);
}

function inheritText(said: TextValue, code: LocaleCode): TextValue {
  if (code !== 'fr-CA') return said;
  return typeof said === 'string' ? toCanadianFrench(said) : said.map(toCanadianFrench);
}
