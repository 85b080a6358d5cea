import * as v from 'valibot';
import type { Locale } from '#site/i18n/locale';
import type { FormFieldDefinition } from '#site/services/content';

/** The texts of a field in one locale. */
export type FieldTexts = {
  readonly display: string;
  readonly instructions: string | undefined;
  readonly placeholder: string | undefined;
  /** Title of the step that contains this field. A step has the first title of its fields. */
  readonly stepTitle: string | undefined;
  readonly optionLabels: ReadonlyMap<string, string>;
};

const text = v.fallback(v.optional(v.string()), undefined);
const translation = v.fallback(
  v.object({
    display: text,
    instructions: text,
    placeholder: text,
    step_title: text,
    options: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
  }),
  { options: {} },
);
const translations = v.fallback(v.record(v.string(), v.unknown()), {});

/**
 * Returns the texts of a field in a locale. All sites of the CMS share a form, so each field contains its translations. It uses the text of
 * the locale's site (`fr_ca`), else of its language (`fr`), else the untranslated text.
 */
export function translateField(
  field: FormFieldDefinition,
  { site, baseLanguage }: Pick<Locale, 'site' | 'baseLanguage'>,
): FieldTexts {
  const all = v.parse(translations, field.config['translations']);
  const siteTexts = v.parse(translation, all[site]);
  const languageTexts = v.parse(translation, all[baseLanguage]);
  return {
    display:
      firstText(siteTexts.display, languageTexts.display, field.display) ?? field.handle.replaceAll('_', ' '),
    instructions: firstText(siteTexts.instructions, languageTexts.instructions, field.instructions),
    placeholder: firstText(siteTexts.placeholder, languageTexts.placeholder, field.placeholder),
    stepTitle: firstText(siteTexts.step_title, languageTexts.step_title, stepTitleOf(field)),
    optionLabels: new Map([...Object.entries(languageTexts.options), ...Object.entries(siteTexts.options)]),
  };
}

function stepTitleOf({ config }: FormFieldDefinition) {
  const title = config['step_title'];
  return typeof title === 'string' ? title : undefined;
}

function firstText(...texts: readonly (string | null | undefined)[]) {
  return texts.find(Boolean) ?? undefined;
}
