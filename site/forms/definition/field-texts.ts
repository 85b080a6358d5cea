import * as v from 'valibot';
import type { Locale } from '#site/i18n/locale';
import type { FormField } from '#site/services/content';

/** The words of a field in one locale. */
export type Words = {
  readonly display: string;
  readonly instructions: string | undefined;
  readonly placeholder: string | undefined;
  /** Title of the step that begins with this field. */
  readonly stepTitle: string | undefined;
  readonly optionLabels: ReadonlyMap<string, string>;
};

const word = v.fallback(v.optional(v.string()), undefined);
const translation = v.fallback(
  v.object({
    display: word,
    instructions: word,
    placeholder: word,
    step_title: word,
    options: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
  }),
  { options: {} },
);
const translations = v.fallback(v.record(v.string(), v.unknown()), {});

/**
 * A field's words in a locale. Forms are the same in every site of the CMS, so each field carries its translations: those of the
 * locale's own site first (`fr_ca`), then of its language (`fr`), then as the editor wrote it.
 */
export function translated(field: FormField, { site, language }: Pick<Locale, 'site' | 'language'>): Words {
  const all = v.parse(translations, field.config['translations']);
  const ours = v.parse(translation, all[site]);
  const shared = v.parse(translation, all[language]);
  return {
    display: given(ours.display, shared.display, field.display) ?? field.handle.replaceAll('_', ' '),
    instructions: given(ours.instructions, shared.instructions, field.instructions),
    placeholder: given(ours.placeholder, shared.placeholder, field.placeholder),
    stepTitle: given(ours.step_title, shared.step_title, stepTitleOf(field)),
    optionLabels: new Map([...Object.entries(shared.options), ...Object.entries(ours.options)]),
  };
}

function stepTitleOf({ config }: FormField) {
  const title = config['step_title'];
  return typeof title === 'string' ? title : undefined;
}

function given(...words: readonly (string | null | undefined)[]) {
  return words.find((one) => one) ?? undefined;
}
