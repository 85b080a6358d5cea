import type { PluralTexts } from '../../render/text-templates.ts';
import type en from './messages/en.json';

/** What rules say when they refuse, in one language; English is the shape of them all (a test compares them, without a fallback). */
export type RuleMessages = Omit<typeof en, 'rules'> & {
  readonly rules: { readonly [Key in keyof (typeof en)['rules']]: string | PluralTexts };
};

/** The languages there are texts in (specification §9). */
export const languages = ['nl', 'en', 'de', 'fr'] as const;

/** One language's texts, a file each, so that a page fetches its own and no other. */
export async function loadRuleMessages(language: (typeof languages)[number]): Promise<RuleMessages> {
  switch (language) {
    case 'nl':
      return (await import('./messages/nl.json')).default;
    case 'en':
      return (await import('./messages/en.json')).default;
    case 'de':
      return (await import('./messages/de.json')).default;
    case 'fr':
      return (await import('./messages/fr.json')).default;
  }
}

/** The texts for a page, by what `Intl` formats it by. */
export function loadRuleMessagesFor(locale: string): Promise<RuleMessages> {
  return loadRuleMessages(languages.find((one) => locale.startsWith(one)) ?? 'en');
}
