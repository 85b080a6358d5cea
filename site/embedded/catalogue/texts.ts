import * as v from 'valibot';
import type { Locale, LocaleCode } from '#site/i18n/locale';
import { strictFields } from './fields.ts';
import { findTypographyCorrection, toCanadianFrench } from './typography.ts';

/** A non-empty text that follows the typography rules of its locale. */
export function localeText(locale: LocaleCode, example: string) {
  return v.pipe(
    v.string(`must be text, for example ${example}`),
    v.nonEmpty(`must not be empty; write for example ${example}`),
    v.rawCheck(({ dataset, addIssue }) => {
      const correction = dataset.typed ? findTypographyCorrection(dataset.value, locale) : undefined;
      if (correction !== undefined)
        addIssue({ message: `does not follow the typography of ${locale}; write ${correction}` });
    }),
    v.examples([example]),
  );
}

/** A slug: the last segment of a URL path. */
export const slug = v.pipe(
  v.string('must be text, for example maan-15-table-lamp'),
  v.regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'may contain lower-case letters without accents, digits and hyphens, for example maan-15-table-lamp',
  ),
  v.examples(['maan-15-table-lamp']),
);

/**
 * Texts in all languages, and overrides for regions: `en-US` holds only the keys that differ from `en`. The site's messages use the same
 * inheritance.
 */
export function textsByLocale<const Entries extends v.ObjectEntries>(
  entriesOf: (locale: LocaleCode) => Entries,
) {
  const complete = (locale: LocaleCode) => strictFields(entriesOf(locale));
  const partial = (locale: LocaleCode) => v.optional(v.partial(strictFields(entriesOf(locale))));
  return strictFields({
    nl: complete('nl'),
    en: complete('en'),
    de: complete('de'),
    fr: complete('fr'),
    'en-UK': partial('en-UK'),
    'en-US': partial('en-US'),
    'en-CA': partial('en-CA'),
    'fr-CA': partial('fr-CA'),
  });
}

/** One word or phrase for each locale, with the same inheritance as {@link textsByLocale}. */
export function labelsByLocale(example: string) {
  const required = (locale: LocaleCode) => localeText(locale, example);
  const optional = (locale: LocaleCode) => v.optional(localeText(locale, example));
  return strictFields({
    nl: required('nl'),
    en: required('en'),
    de: required('de'),
    fr: required('fr'),
    'en-UK': optional('en-UK'),
    'en-US': optional('en-US'),
    'en-CA': optional('en-CA'),
    'fr-CA': optional('fr-CA'),
  });
}

type TextValue = string | readonly string[];

type LocalisedTexts<Text> = Readonly<Record<Locale['baseLanguage'], Text>> & {
  readonly [Code in LocaleCode]?: { readonly [Key in keyof Text]?: Text[Key] | undefined } | undefined;
};

/** Returns the texts of a locale: the locale's own texts, else those of its language, in `fr-CA` with the spacing of Québec. */
export function resolveTexts<Text extends Readonly<Record<string, TextValue>>>(
  texts: LocalisedTexts<Text>,
  { code, baseLanguage }: Locale,
): Text {
  const own: { readonly [key: string]: TextValue | undefined } = texts[code] ?? {};
  const resolved = Object.entries(texts[baseLanguage]).map(([key, base]) => [
    key,
    own[key] ?? inheritText(base, code),
  ]);
  // All keys of the language are present with their types, which the return type of `fromEntries` cannot express.
  return Object.fromEntries(resolved) as Text;
}

/** Returns the label of a locale: the locale's own label, else that of its language, in `fr-CA` with the spacing of Québec. */
export function resolveLabel(
  names: Readonly<Record<Locale['baseLanguage'], string>> & {
    readonly [Code in LocaleCode]?: string | undefined;
  },
  { code, baseLanguage }: Locale,
): string {
  return names[code] ?? (code === 'fr-CA' ? toCanadianFrench(names[baseLanguage]) : names[baseLanguage]);
}

function inheritText(text: TextValue, code: LocaleCode): TextValue {
  if (code !== 'fr-CA') return text;
  return typeof text === 'string' ? toCanadianFrench(text) : text.map(toCanadianFrench);
}
